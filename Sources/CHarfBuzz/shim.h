// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <hb.h>
#include <hb-ot.h>

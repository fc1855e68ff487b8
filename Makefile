# SPDX-License-Identifier: Apache-2.0
#
# make demo     install what it needs, build, compile the examples into out/gallery/index.html
# make test     install what it needs, run all tests
# make release  dist/facet, one static file, and facet-text and facet-preview beside it
# make install PREFIX=…
# make format, make lint, make sanitize, make soak, make soak-watch, make bench

SWIFT ?= swift
PREFIX ?= /usr/local
PACKAGES = libxml2-dev libharfbuzz-dev libfontconfig-dev libmicrohttpd-dev pkg-config make
TEST_PACKAGES = librsvg2-bin fonts-dejavu-core python3 python3-venv python3-cairo python3-pytest libxml2-utils locales-all \
  fontconfig git vim-tiny neovim zsh fish chromium
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
STATIC = -Xswiftc -static-executable -Xlinker -s -Xlinker --gc-sections -Xlinker -licui18n \
  -Xlinker -licuuc -Xlinker -licudata -Xlinker -llzma -Xlinker -lz -Xlinker -lm -Xlinker -lstdc++
STATIC_PACKAGES = libicu-dev liblzma-dev zlib1g-dev

.PHONY: demo test test-swift test-pictures test-watch test-preview setup setup-test release install format lint sanitize soak soak-watch bench clean

demo: setup
	$(SWIFT) build -c release --product facet
	tools/gallery "$$($(SWIFT) build -c release --show-bin-path)/facet" examples out/gallery
	@echo "open out/gallery/index.html"

test: setup-test test-swift test-pictures test-watch test-preview

test-swift:
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

test-pictures: .venv/ready
	FACET="$$($(SWIFT) build --show-bin-path)/facet" .venv/bin/python -m pytest -q Tests/Pictures Tests/Reports

# What needs more of the system than it gives is left out, and said at the end.
test-watch: .venv/ready
	FACET="$$($(SWIFT) build --show-bin-path)/facet" .venv/bin/python -m pytest -q -rs Tests/Watch

# A real browser on the real program. Pictures of the page stay in out/screenshots.
test-preview: .venv/ready
	FACET_PREVIEW="$$($(SWIFT) build --show-bin-path)/facet-preview" .venv/bin/python -m pytest -q -rs Tests/Preview

.venv/ready: Tests/Pictures/requirements.txt Tests/Preview/requirements.txt
	/usr/bin/python3 -m venv --system-site-packages .venv
	.venv/bin/pip install --quiet --requirement Tests/Pictures/requirements.txt \
	  --requirement Tests/Preview/requirements.txt
	touch $@

setup:
	@tools/need "$(SUDO)" $(PACKAGES)

setup-test:
	@tools/need "$(SUDO)" $(PACKAGES) $(TEST_PACKAGES)

release:
	@tools/need "$(SUDO)" $(PACKAGES) $(STATIC_PACKAGES)
	mkdir -p dist
	$(SWIFT) build -c release --product facet --scratch-path .build/static $(STATIC)
	$(SWIFT) build -c release --product facet-text --static-swift-stdlib --scratch-path .build/siblings
	$(SWIFT) build -c release --product facet-preview --static-swift-stdlib --scratch-path .build/siblings
	cp .build/static/release/facet .build/siblings/release/facet-text .build/siblings/release/facet-preview dist/

install:
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 dist/facet dist/facet-text dist/facet-preview $(DESTDIR)$(PREFIX)/bin

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests
	$(SWIFT) build --product facet
	"$$($(SWIFT) build --show-bin-path)/facet" format $(SCENES)

# What the formatter of scenes is held to.
SCENES = examples Sources/FacetLibrary/Scenes Tests/Fixtures

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	$(SWIFT) build --product facet
	"$$($(SWIFT) build --show-bin-path)/facet" format --check project.facet $(SCENES)
	"$$($(SWIFT) build --show-bin-path)/facet" lint --deny note examples Sources/FacetLibrary/Scenes
	"$$($(SWIFT) build --show-bin-path)/facet" check

# Tables that are made once look like leaks, since pointers in enums carry tag bits.
sanitize:
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build/address
	TSAN_OPTIONS=suppressions=$(CURDIR)/tools/thread-sanitizer.supp \
	  $(SWIFT) test --disable-xctest --sanitize=thread --scratch-path .build/thread

SOAK_SECONDS ?= 600
# Without counters at the edges the fuzzer is blind. The tables that are made once look like leaks. What is new stays out
# of the committed corpus.
FUZZ = -c release --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize-coverage=edge,trace-cmp,inline-8bit-counters \
	--scratch-path .build/fuzz
SOAK = ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no
soak:
	mkdir -p .build/corpus/parser .build/corpus/format .build/corpus/compile .build/corpus/request
	$(SWIFT) build $(FUZZ) --product fuzz-parser
	$(SWIFT) build $(FUZZ) --product fuzz-format
	$(SWIFT) build $(FUZZ) --product fuzz-compile
	$(SWIFT) build $(FUZZ) --product fuzz-request
	$(SOAK) .build/fuzz/release/fuzz-parser -max_total_time=$(SOAK_SECONDS) -timeout=10 .build/corpus/parser Tests/Fixtures/fuzz/parser
	$(SOAK) .build/fuzz/release/fuzz-format -max_total_time=$(SOAK_SECONDS) -timeout=10 .build/corpus/format Tests/Fixtures/fuzz/parser Tests/Fixtures/format
	$(SOAK) .build/fuzz/release/fuzz-compile -max_total_time=$(SOAK_SECONDS) -timeout=10 .build/corpus/compile Tests/Fixtures/fuzz/compile
	$(SOAK) .build/fuzz/release/fuzz-request -max_total_time=$(SOAK_SECONDS) -timeout=10 .build/corpus/request Tests/Fixtures/fuzz/request

# Some minutes of saves; what leaks shows.
soak-watch: setup-test .venv/ready
	$(SWIFT) build
	FACET="$$($(SWIFT) build --show-bin-path)/facet" .venv/bin/python -m pytest -q Tests/Watch -m soak

bench:
	$(SWIFT) build -c release --product facet-bench
	.build/release/facet-bench examples

clean:
	rm -rf .build dist out .venv

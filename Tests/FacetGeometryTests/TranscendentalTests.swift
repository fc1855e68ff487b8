// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import Glibc
import Testing

/// How many doubles lie between two of one sign.
private func steps(_ a: Double, _ b: Double) -> Int64 {
  a == b ? 0 : abs(Int64(bitPattern: a.bitPattern) - Int64(bitPattern: b.bitPattern))
}

@Suite("Exponentials, logarithms and roots") struct TranscendentalTests {
  @Test("exponential stays within two last places of the true value over the whole range") func exponentials() {
    for k in -7400...7090 where k != 0 {
      let x = Double(k) * 0.1
      #expect(steps(exponential(x), exp(x)) <= (x < -708 ? 1 << 20 : 2), "exp(\(x))")
    }
    #expect(exponential(0) == 1)
    #expect(exponential(710) == .infinity)
    #expect(exponential(-800) == 0)
  }

  @Test("logarithm stays within two last places of the true value") func logarithms() {
    var x = 1e-300
    while x < 1e300 {
      #expect(steps(naturalLogarithm(x), log(x)) <= 2, "ln(\(x))")
      x *= 1.37
    }
    #expect(naturalLogarithm(1) == 0)
    #expect(naturalLogarithm(0) == -.infinity)
    #expect(naturalLogarithm(-1).isNaN)
    #expect(steps(naturalLogarithm(Double.leastNonzeroMagnitude), log(Double.leastNonzeroMagnitude)) <= 2)
  }

  @Test("cube root is exact for cubes, otherwise as near as the C library knows it: four last places") func cubeRoots()
  {
    for k in 1...2000 {
      let root = Double(k)
      #expect(cubeRoot(root * root * root) == root)
      #expect(cubeRoot(-root * root * root) == -root)
      #expect(steps(cubeRoot(root * 1e-5), cbrt(root * 1e-5)) <= 4)
    }
    #expect(cubeRoot(0) == 0)
    #expect(steps(cubeRoot(1.7e308), cbrt(1.7e308)) <= 2)
    #expect(steps(cubeRoot(Double.leastNonzeroMagnitude), cbrt(Double.leastNonzeroMagnitude)) <= 2)
  }

  @Test(
    "whole and half powers are as exact as their digits allow",
    arguments: [
      (2, 10, 1024), (2, -1, 0.5), (-2, 3, -8), (9, 0.5, 3), (4, -1.5, 0.125), (0, 0, 1), (0, 3, 0), (7, 0, 1),
      (1, 1e300, 1), (10, 15, 1e15), (-1, 1e6, 1), (-1, 1_000_001, -1),
    ] as [(Double, Double, Double)])
  func exactPowers(base: Double, exponent: Double, value: Double) {
    #expect(power(base, exponent) == value)
  }

  @Test("fractional powers agree with the true ones to thirteen digits") func fractionalPowers() {
    for k in 1...300 {
      let base = Double(k) * 0.37
      let exponent = Double(k) * 0.173 - 20.05
      let wanted = pow(base, exponent)
      #expect(abs(power(base, exponent) - wanted) <= 1e-13 * wanted, "\(base)^\(exponent)")
    }
    #expect(power(-8, 1.0 / 3).isNaN)
    #expect(power(0, -1.3) == .infinity)
  }

  @Test(
    "sines of the common angles are the nearest doubles",
    arguments: [
      (30, 0.5), (-30, -0.5), (45, 0.5.squareRoot()), (60, 0.75.squareRoot()), (150, 0.5),
      (240, -0.75.squareRoot()),
    ])
  func commonSines(degrees: Double, value: Double) {
    #expect(sine(degrees: degrees) == value)
    #expect(cosine(degrees: degrees - 90) == value)
  }

  @Test("the last bits are pinned, so that no machine may differ") func bits() {
    #expect(exponential(1).bitPattern == 0x4005_bf0a_8b14_576a)
    #expect(power(2.5, 1.3).bitPattern == 0x400a_53e0_7b9d_09ee)
    #expect(cubeRoot(2).bitPattern == 0x3ff4_28a2_f98d_728b)
    #expect(naturalLogarithm(2).bitPattern == M_LN2.bitPattern)
  }
}

import { expect, it } from "vitest"
import { networkOf } from "../../../host/server/http/network.ts"

it("somebody who changes their IPv6 address within their network stays the same caller", () => {
  expect(networkOf("2001:db8:1:2::5")).toBe("2001:db8:1:2::/64")
  expect(networkOf("2001:db8:1:2:ffff::1")).toBe("2001:db8:1:2::/64")
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64")
  expect(networkOf("2001:db8:1:3::5")).toBe("2001:db8:1:3::/64")
})

it("somebody is one caller however their address is written", () => {
  for (const address of ["2001:DB8::5", "2001:0db8:0:0::5", "2001:db8::5%eth0"])
    expect(networkOf(address)).toBe("2001:db8:0:0::/64")
  for (const address of ["10.0.0.1", "::ffff:10.0.0.1", "::FFFF:a00:1", "0:0:0:0:0:ffff:0a00:0001"])
    expect(networkOf(address)).toBe("10.0.0.1")
})

it("two IPv4 callers are never taken for one", () => {
  expect(networkOf("::ffff:10.0.0.1")).not.toBe(networkOf("::ffff:10.0.0.2"))
})

it("an address that is none still names a caller", () => {
  expect(networkOf("unix:")).toBe("unix:")
  expect(networkOf("")).toBe("")
})

import { expect, it } from "vitest"
import { networkOf } from "../../../host/server/networks.ts"

it("somebody who changes their IPv6 address within their network stays the same caller", () => {
  expect(networkOf("2001:db8:1:2::5")).toBe(networkOf("2001:db8:1:2:ffff::1"))
  expect(networkOf("2001:db8:1:2::5")).not.toBe(networkOf("2001:db8:1:3::5"))
  expect(networkOf("::1")).toBe("0:0:0:0")
  expect([networkOf("10.0.0.1"), networkOf("::ffff:10.0.0.1")]).toEqual(["10.0.0.1", "::ffff:10.0.0.1"])
})

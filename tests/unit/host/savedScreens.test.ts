import { describe, expect, it } from "vitest"
import {
  favouritesOf,
  noRecents,
  recentsOf,
  toggled,
  withVisit,
} from "../../../host/app/settings/savedScreens.ts"
import { screenAddress } from "../../../host/app/routing/screenAddress.ts"

describe("the screens one came from", () => {
  it("are the present one and five before it, each once, newest first", () => {
    const walk = ["/a", "/b", "/a", "/c", "/d", "/e", "/f", "/g"]
    expect(walk.reduce((so, to) => withVisit(so, 1, to), noRecents).addresses).toEqual([
      "/g",
      "/f",
      "/e",
      "/d",
      "/c",
      "/a",
    ])
  })
  it("that another program spoilt are dropped", () => {
    expect(recentsOf('{"user":1,"addresses":["/dashboard",7]}')).toEqual({
      user: 1,
      addresses: ["/dashboard"],
    })
    expect(favouritesOf('{"1":["/company/coupon",null],"2":"x"}')).toEqual({
      1: ["/company/coupon"],
      2: [],
    })
  })
})

describe("a starred screen", () => {
  it("is put last, and taken out again", () => {
    expect(toggled(["/a"], "/b")).toEqual(["/a", "/b"])
    expect(toggled(["/a", "/b"], "/a")).toEqual(["/b"])
  })
  it("is the menu's own, however its address is spelt", () => {
    expect(screenAddress("/franchises")).toBe("/franchises/")
    expect(screenAddress("/Company/Coupon/")).toBe("/company/coupon")
    expect(screenAddress("/user-management/users/edit/7")).toBe("/user-management/users/edit/7")
  })
})

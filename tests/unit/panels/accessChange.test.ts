import { describe, expect, it } from "vitest"
import { accessChange } from "../../../src/business/permissions/accessChange.ts"
import type { AccessFacts } from "../../../src/contract/access/accessFacts.ts"

const cook: AccessFacts = {
  id: 7,
  fullname: "Mauro Yamada",
  isRoot: false,
  isApplication: false,
  franchises: [],
  company: { _id: 1, name: "Cantina Bela Paulista", type: "restaurant" },
  roles: [],
}
const withCoupons = (...permissions: ReadonlyArray<string>): AccessFacts => ({
  ...cook,
  roles: [{ id: 4, title: "Cupons", permissions }],
})
const screens = [
  { id: "orders", label: "Pedidos", code: "/orders", access: { anyOf: ["accessToFoodOrders"] } },
  { id: "coupons", label: "Cupons", code: "/coupons", access: { anyOf: ["accessToCouponsCoupon"] } },
  { id: "help", label: "Ajuda", code: "/help", access: "signedIn" },
] as const

describe("the first role of somebody who had their company's default access", () => {
  it("tells which screens open and which close, also when it is taken away again", () => {
    const coupons = withCoupons("accessToCouponsCoupon")
    expect(accessChange(cook, coupons, screens)).toEqual({
      set: "MENU",
      isReplaced: true,
      gained: ["Cupons"],
      lost: ["Pedidos"],
    })
    expect(accessChange(coupons, cook, screens)).toEqual({
      set: "MENU",
      isReplaced: false,
      gained: ["Pedidos"],
      lost: ["Cupons"],
    })
  })

  it("asks nothing where no default access is replaced: by a role without permissions, or one role by another", () => {
    expect(accessChange(cook, withCoupons(), screens)).toBeUndefined()
    const orders = withCoupons("accessToFoodOrders")
    expect(accessChange(orders, withCoupons("accessToCouponsCoupon"), screens)).toBeUndefined()
  })
})

import { expect, it } from "vitest"
import { type CatalogFilter, catalogRows, foundRows } from "../../../src/panels/access/catalogRows.ts"

const screens = [
  { id: "a", label: "Cupons", code: "/company/coupon", access: { anyOf: ["accessToCouponsCoupon"] } },
] as const
const uses = new Map([
  ["accessToCouponsCoupon", { name: "accessToCouponsCoupon", roles: 2, titles: ["Marketing"], groups: 0 }],
])
const rows = catalogRows({ locale: "en", screens, uses })
const everything: CatalogFilter = { search: "", module: "", level: "all", isUnused: false }
const names = (filter: Partial<CatalogFilter>) =>
  foundRows(rows, { ...everything, ...filter }).flatMap(({ children }) => children.map(({ name }) => name))

it("an administrator sees which names the platform misspells, and these alone", () => {
  const all = rows.flatMap(({ children }) => children)
  expect(all.filter(({ isMisspelled }) => isMisspelled).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["acessToPayableReceivable", "accessToPaymentmethos"]),
  )
  expect(all.filter(({ isMisspelled }) => isMisspelled)).toHaveLength(2)
})

it("whoever looks for what is not used does not find what a role holds and a screen asks for", () => {
  expect(names({})).toContain("accessToCouponsCoupon")
  expect(names({ isUnused: true })).not.toContain("accessToCouponsCoupon")
  expect(names({ isUnused: true })).toContain("accessToFonts")
})

it("a permission is found by its code, its title, or the title of its module", () => {
  expect(names({ search: "couponscoupon" })).toEqual(["accessToCouponsCoupon"])
  expect(names({ search: "company deliveries" })).toContain("accessToCompanyDelivery")
  expect(names({ search: "orders", level: "parents" })).toEqual([])
  expect(names({ module: "groupOrders" })).toHaveLength(4)
})

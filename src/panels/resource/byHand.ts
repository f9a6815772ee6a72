import { lazy } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import type { Parts } from "../../resource/described/parts.ts"

type ByHand = Pick<Parts, "Summary" | "tabs">

/** What is drawn by hand of the library's own descriptions, by their name; each is fetched when it is drawn. */
const byHand: Readonly<Record<string, ByHand>> = {
  contracts: {
    Summary: lazy(() => import("./contracts/ContractTerms.tsx")),
    tabs: [{ id: "signatures", View: lazy(() => import("./contracts/Signatures.tsx")) }],
  },
  coupons: {
    Summary: lazy(() => import("./coupons/CouponRule.tsx")),
    tabs: [{ id: "uses", extra: "orders", View: lazy(() => import("./coupons/CouponUses.tsx")) }],
  },
}

/** What is drawn by hand of a description's records. */
export const byHandOf = ({ name }: Resource): ByHand => byHand[name] ?? {}

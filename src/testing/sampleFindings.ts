import type { AccessFinding } from "../contract/access/accessLint.ts"

/** One of several kinds of problem. */
export const sampleFindings: ReadonlyArray<AccessFinding> = [
  { problem: "unregistered", list: "screens", name: "/food-menu", details: ["accessToFoodMenu"] },
  { problem: "differs", list: "aclRoutes", name: "/company/coupon", details: ["accessToCouponsCoupon"] },
  {
    problem: "misspelled",
    list: "aclRoutes",
    name: "PAGE /finance/payable-receivable",
    details: ["acessToPayableReceivable"],
  },
  { problem: "nobody", list: "accessGroups", name: "Plantão de domingo", details: [] },
]

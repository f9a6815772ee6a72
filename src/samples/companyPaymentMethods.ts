import type { companyPaymentMethods } from "../contract/resources/companyPaymentMethods.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof companyPaymentMethods>

/** Name, the application's method by its place, when it is paid, and for what it is accepted. */
const methods: ReadonlyArray<
  readonly [
    name: string,
    method: number,
    kind: Row["kind"],
    accepted: "both" | "delivery" | "takeout" | "none",
    more?: Partial<Row>,
  ]
> = [
  ["Pix no aplicativo", 1, "ONLINE", "both", { feePercent: 99 }],
  [
    "Crédito no aplicativo",
    2,
    "ONLINE",
    "both",
    { brands: "Visa, Mastercard, Elo", feePercent: 319, installments: 3, minOrder: 2000 },
  ],
  [
    "Vale-refeição no aplicativo",
    11,
    "ONLINE",
    "delivery",
    { brands: "Alelo", voucher: "MEAL", feePercent: 450 },
  ],
  ["Dinheiro", 13, "ON_DELIVERY", "both", { needsChange: true, maxOrder: 30_000 }],
  ["Crédito na maquininha", 15, "ON_DELIVERY", "both", { brands: "Visa, Mastercard", feePercent: 249 }],
  ["Débito na maquininha", 18, "ON_DELIVERY", "both", { brands: "Visa, Maestro", feePercent: 139 }],
  ["Vale-alimentação", 22, "ON_DELIVERY", "takeout", { brands: "VR", voucher: "FOOD", feePercent: 450 }],
  ["Faturado", 23, "ON_DELIVERY", "none", { isActive: false }],
]

/** Stores of the demo that take payments, by their place. */
const stores = [1, 2, 4, 5]

/** Payment methods at the demo's stores. */
export const sampleCompanyPaymentMethods: ReadonlyArray<Row> = stores.flatMap((owner) =>
  methods.map(([name, method, kind, accepted, more]) => ({
    owner,
    name,
    method,
    kind,
    isForDelivery: accepted === "both" || accepted === "delivery",
    isForTakeout: accepted === "both" || accepted === "takeout",
    isActive: true,
    ...more,
  })),
)

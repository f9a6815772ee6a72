import type { coupons } from "../contract/resources/coupons.ts"
import type { GivenRow } from "./givenRow.ts"

type Coupon = GivenRow<typeof coupons>
type Status = "ACTIVE" | "PAUSED"
/** Whole days from now at which it starts and ends. */
type Term = readonly [startsIn: number, endsIn: number | null]

const percent = (hundredths: number, maxDiscount: number) =>
  ({ type: "PERCENT", percent: hundredths, maxDiscount }) as const
const cashback = (hundredths: number) => ({ type: "CASHBACK", percent: hundredths }) as const
const fixed = (value: number) => ({ type: "FIXED", value }) as const
const freeDelivery = { type: "FREE_DELIVERY" } as const

const byPlatform = { fundedBy: "PLATFORM" } as const
const byCompany = { fundedBy: "COMPANY" } as const
const shared = { fundedBy: "SHARED", platformShare: 5000 } as const

type Offer = ReturnType<typeof percent | typeof cashback | typeof fixed> | typeof freeDelivery
type Funding = typeof byPlatform | typeof byCompany | typeof shared

/** Offers of the demo's coupons: what each takes off, who pays, when it counts and how often it was used until last week. */
export const couponOffers: ReadonlyArray<
  readonly [code: string, title: string, Offer, Funding, Status, Term, used: number, more?: Partial<Coupon>]
> = [
  [
    "BEMVINDO10",
    "10% no primeiro pedido",
    percent(1000, 2000),
    byPlatform,
    "ACTIVE",
    [-60, 120],
    64,
    { audience: "NEW_CUSTOMER", limitPerCustomer: 1 },
  ],
  [
    "PIZZA15",
    "15% nas pizzas de terça",
    percent(1500, 2500),
    byCompany,
    "ACTIVE",
    [-30, 60],
    18,
    { weekdays: ["TUE"], segments: [2], categories: [1] },
  ],
  [
    "FRETEGRATIS",
    "Entrega grátis acima de R$ 50",
    freeDelivery,
    shared,
    "ACTIVE",
    [-15, 45],
    30,
    { minOrder: 5000 },
  ],
  [
    "VOLTA20",
    "R$ 20 para quem sumiu",
    fixed(2000),
    byPlatform,
    "ACTIVE",
    [-10, 20],
    4,
    { audience: "INACTIVE_30D", minOrder: 6000 },
  ],
  [
    "ALMOCO5",
    "R$ 5 no almoço",
    fixed(500),
    byCompany,
    "ACTIVE",
    [-90, null],
    72,
    { fromTime: "11:00", untilTime: "14:00", weekdays: ["MON", "TUE", "WED", "THU", "FRI"] },
  ],
  ["CASHBACK8", "8% de volta", cashback(800), shared, "ACTIVE", [-20, 40], 0],
  [
    "DOMINGO12",
    "12% aos domingos",
    percent(1200, 3000),
    byCompany,
    "ACTIVE",
    [-45, 90],
    14,
    { weekdays: ["SUN"] },
  ],
  [
    "RETIRA10",
    "10% para retirar na loja",
    percent(1000, 1500),
    byCompany,
    "ACTIVE",
    [-12, 30],
    3,
    { fulfillment: ["TAKEOUT"] },
  ],
  [
    "MERCADO30",
    "R$ 30 na compra do mês",
    fixed(3000),
    byPlatform,
    "ACTIVE",
    [-5, 25],
    0,
    { minOrder: 25_000, segments: [14] },
  ],
  [
    "HORTI7",
    "7% no hortifrúti",
    percent(700, 1000),
    byCompany,
    "ACTIVE",
    [-7, 21],
    0,
    { segments: [15], cities: [1, 9] },
  ],
  [
    "NOITE10",
    "R$ 10 depois das 22h",
    fixed(1000),
    byCompany,
    "PAUSED",
    [-40, 30],
    9,
    { fromTime: "22:00", untilTime: "23:59" },
  ],
  ["SUSHI18", "18% na japonesa", percent(1800, 4000), byCompany, "PAUSED", [-25, 35], 11, { segments: [5] }],
  [
    "WHATS5",
    "R$ 5 pelo WhatsApp",
    fixed(500),
    byPlatform,
    "PAUSED",
    [-50, 10],
    12,
    { channels: ["WHATSAPP"] },
  ],
  ["ACAI2X", "25% no açaí", percent(2500, 1500), shared, "PAUSED", [-18, 12], 8, { segments: [9] }],
  ["NATAL25", "25% na ceia", percent(2500, 8000), byCompany, "ACTIVE", [25, 35], 0],
  ["ANONOVO", "Entrega grátis na virada", freeDelivery, byPlatform, "ACTIVE", [33, 36], 0],
  ["VERAO10", "10% nos sorvetes", percent(1000, 1200), byCompany, "ACTIVE", [10, 80], 0, { segments: [11] }],
  ["ANIVERSARIO", "R$ 15 no mês da loja", fixed(1500), byCompany, "ACTIVE", [5, 35], 0, { minOrder: 7000 }],
  ["SEGUNDA6", "6% toda segunda", percent(600, 900), byCompany, "ACTIVE", [3, 60], 0, { weekdays: ["MON"] }],
  ["PET10", "10% no pet shop", percent(1000, 2000), shared, "ACTIVE", [8, 50], 0, { segments: [21] }],
  [
    "PRIMEIROS20",
    "R$ 25 para os vinte primeiros",
    fixed(2500),
    byPlatform,
    "ACTIVE",
    [-24, 16],
    20,
    { limitTotal: 20 },
  ],
  [
    "RELAMPAGO",
    "50% por uma hora",
    percent(5000, 3000),
    byPlatform,
    "ACTIVE",
    [-20, 1],
    30,
    { limitTotal: 30 },
  ],
  ["COMBO20", "R$ 20 no combo família", fixed(2000), byCompany, "ACTIVE", [-33, 7], 25, { limitTotal: 25 }],
  [
    "AMIGO15",
    "15% por indicação",
    percent(1500, 2500),
    shared,
    "ACTIVE",
    [-70, 20],
    40,
    { limitTotal: 40, isPublic: false },
  ],
  ["INVERNO10", "10% nos caldos", percent(1000, 1500), byCompany, "ACTIVE", [-150, -60], 34],
  ["PASCOA12", "12% nos chocolates", percent(1200, 2000), byCompany, "ACTIVE", [-240, -220], 16],
  ["MAES30", "R$ 30 no Dia das Mães", fixed(3000), byPlatform, "ACTIVE", [-200, -193], 28],
  ["NAMORADOS", "Jantar a dois com R$ 40", fixed(4000), byCompany, "ACTIVE", [-170, -160], 12],
  ["JUNINA8", "8% na festa junina", percent(800, 1000), byCompany, "ACTIVE", [-165, -140], 19],
  [
    "PAIS20",
    "20% no churrasco dos pais",
    percent(2000, 5000),
    shared,
    "ACTIVE",
    [-110, -100],
    22,
    { segments: [8] },
  ],
  ["BLACK40", "40% na sexta", percent(4000, 6000), byPlatform, "ACTIVE", [-359, -357], 48],
  ["VOLTAULAS", "R$ 12 na volta às aulas", fixed(1200), byPlatform, "ACTIVE", [-300, -270], 31],
]

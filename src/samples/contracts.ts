import type { contracts } from "../contract/resources/contracts.ts"
import { dayFrom, momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

type Status = "DRAFT" | "SENT" | "PARTIALLY_SIGNED" | "SIGNED" | "ACTIVE" | "ENDING" | "ENDED" | "CANCELED"

/** Plan, commission and its share with own fleet in hundredths of a percent, monthly fee in cents. */
const plans = {
  essential: ["Essencial", 1500, 1200, 14_900],
  complete: ["Completo", 1200, 950, 24_900],
  market: ["Supermercado", 950, 700, 44_900],
} as const

/** Company by its place, plan, status, and whole days from now at which the contract starts and ends. */
const terms: ReadonlyArray<
  readonly [company: number, plan: keyof typeof plans, Status, startsIn: number, endsIn: number | null]
> = [
  [1, "complete", "ACTIVE", -420, 310],
  [2, "market", "ENDING", -710, 20],
  [4, "essential", "ENDING", -360, 5],
  [5, "market", "ACTIVE", -120, 245],
  [6, "complete", "ACTIVE", -95, 270],
  [7, "essential", "ACTIVE", -300, 65],
  [8, "market", "SENT", 8, 373],
  [9, "complete", "ACTIVE", -210, 155],
  [10, "essential", "PARTIALLY_SIGNED", 3, 368],
  [11, "market", "ACTIVE", -45, 320],
  [12, "essential", "ENDED", -800, -70],
  [12, "complete", "ACTIVE", -70, 295],
  [13, "complete", "ACTIVE", -150, 215],
  [14, "market", "DRAFT", 15, 380],
  [15, "essential", "ENDING", -350, 12],
  [16, "complete", "ACTIVE", -80, 285],
  [18, "market", "ACTIVE", -500, 230],
  [19, "essential", "SENT", 5, 370],
  [20, "essential", "ACTIVE", -33, 332],
  [21, "complete", "CANCELED", -250, 115],
  [21, "essential", "ACTIVE", -60, null],
  [22, "market", "ACTIVE", -610, null],
  [23, "essential", "ENDED", -730, -10],
  [23, "complete", "SIGNED", 4, 369],
  [1, "essential", "ENDED", -1150, -421],
]

const managers = [
  "Renata Barbosa",
  "Otávio Farias",
  "Patrícia Lima",
  "Diego Cardoso",
  "Lívia Castro",
] as const

const emailOf = (name: string) =>
  `${name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z ]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".")}@exemplo.test`

/** Statuses that were written; the others follow from signatures and days. */
const unsignedStatuses: ReadonlySet<Status> = new Set(["DRAFT", "CANCELED"])

/** Number of signers who have signed, of two. */
const signedBy: Readonly<Record<Status, number>> = {
  DRAFT: 0,
  SENT: 0,
  PARTIALLY_SIGNED: 1,
  SIGNED: 2,
  ACTIVE: 2,
  ENDING: 2,
  ENDED: 2,
  CANCELED: 2,
}

/** Changes of terms, by the place of the contract: days from now, why, and what they are then. */
const amendments: Readonly<Record<number, ReadonlyArray<readonly [since: number, reason: string, object]>>> =
  {
    0: [
      [-190, "Mais de 300 pedidos por mês", { commission: 1100 }],
      [26, "Reajuste anual", { monthlyFee: 26_900 }],
    ],
    7: [[-60, "Campanha de entrega própria", { commissionOwnFleet: 800 }]],
    16: [
      [-320, "Segunda loja na plataforma", { commission: 900, monthlyFee: 39_900 }],
      [-35, "Reajuste anual", { monthlyFee: 42_900 }],
    ],
  }

/** Contracts of the demo's companies, most of them made of a template, which are named by their place, from 1. */
export const sampleContracts = (now: number): ReadonlyArray<GivenRow<typeof contracts>> =>
  terms.map(([owner, plan, status, startsIn, endsIn], index) => {
    const [name, commission, commissionOwnFleet, monthlyFee] = plans[plan]
    const signers = [nth(managers, index), "Administração Balcão"].map((signer, place) => ({
      name: signer,
      email: emailOf(signer),
      ...(place < signedBy[status] ? { signedAt: momentFrom(now, Math.min(startsIn, 0) - 4 + place) } : {}),
    }))
    return {
      number: `CT-${dayFrom(now, startsIn).slice(0, 4)}-${String(101 + index * 7).padStart(4, "0")}`,
      // The templates are the first application's; every third company is of the other one.
      ...(owner > 3 && owner % 3 === 0 ? {} : { template: 1, templateEdition: 1 }),
      plan: name,
      startsAt: dayFrom(now, startsIn),
      ...(endsIn === null ? {} : { endsAt: dayFrom(now, endsIn) }),
      ...(index % 3 === 0 || status === "ENDING" || status === "ENDED"
        ? { renewal: "MANUAL" }
        : { renewal: "AUTO", noticeDays: 30 }),
      commission,
      commissionOwnFleet,
      monthlyFee,
      setupFee: index % 4 === 0 ? 0 : 29_900,
      paymentFee: 299,
      billingDay: 1 + ((index * 5) % 28),
      signers,
      amendments: (amendments[index] ?? []).map(([since, reason, terms]) => ({
        since: dayFrom(now, since),
        reason,
        ...terms,
      })),
      status: unsignedStatuses.has(status) ? status : "SENT",
      owner,
      createdAt: momentFrom(now, Math.min(startsIn, 0) - 10),
    }
  })

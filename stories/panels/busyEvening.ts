import { limits } from "../../src/contract/limits.ts"
import { wallTimeAt } from "../../src/contract/companies/zonedTime.ts"
import type { MemoryBackend } from "../../src/testing/index.ts"

export type GivenOrder = NonNullable<Parameters<MemoryBackend["placeOrder"]>[0]>

const minuteMs = 60_000

/** So many minutes before now, or after it. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString()

const dayOf = (at: number) => wallTimeAt(at, limits.timeZone).day

/** So many minutes, but not more than the stores' day has had: what is over counts by day, and evenings have no midnight. */
const ofToday = (minutes: number): number => {
  const day = dayOf(Date.now())
  let age = minutes
  while (age > 0 && dayOf(Date.now() - age * minuteMs) !== day) age -= 1
  return age
}

const items = (...names: ReadonlyArray<readonly [quantity: number, name: string, note?: string]>) =>
  names.map(([quantity, name, note]) => ({
    name,
    quantity,
    unitPriceCents: 2500,
    totalCents: 2500 * quantity,
    ...(note !== undefined && { note }),
  }))

export interface Short {
  readonly code: number
  readonly name: string
  readonly where?: string
  readonly status: NonNullable<GivenOrder["status"]>
  /** Minutes since it was placed, and until it is due. */
  readonly age: number
  readonly due: number
  readonly totalCents: number
  readonly more?: GivenOrder
}

const onDelivery = (method: "CASH" | "CREDIT", amountCents: number, changeForCents?: number) => ({
  payments: [
    {
      kind: "ON_DELIVERY" as const,
      method,
      amountCents,
      state: "PENDING" as const,
      ...(changeForCents !== undefined && { changeForCents }),
    },
  ],
})

const courier = (_id: number, name: string) => ({ deliveryPerson: { _id, name } })

/** Orders on a restaurant's board on a busy evening. */
export const busyEvening: ReadonlyArray<Short> = [
  {
    code: 4826,
    name: "Otávio Prado",
    where: "Vila Romana",
    status: "WAIT_COMPANY",
    age: 0.3,
    due: 50,
    totalCents: 8490,
    more: { items: items([1, "lasanha"], [1, "guaraná 2 L"]) },
  },
  {
    code: 4825,
    name: "Larissa Mota",
    where: "Perdizes",
    status: "WAIT_COMPANY",
    age: 2.1,
    due: 48,
    totalCents: 11_800,
    more: {
      channel: "WHATSAPP",
      items: items([2, "nhoque"], [1, "salada", "Sem castanha"]),
      ...onDelivery("CREDIT", 11_800),
    },
  },
  {
    code: 4824,
    name: "Caio Benevides",
    status: "AWAITING_PAYMENT",
    age: 1.7,
    due: 52,
    totalCents: 4650,
    more: {
      channel: "SITE",
      fulfillment: "TAKEOUT",
      items: items([1, "calzone"]),
      payments: [{ kind: "ONLINE", method: "PIX", amountCents: 4650, state: "PENDING" }],
    },
  },
  {
    code: 4790,
    name: "Condomínio Aurora",
    where: "Sumaré",
    status: "SCHEDULED",
    age: 180,
    due: 75,
    totalCents: 40_200,
    more: { channel: "PHONE", items: items([6, "pizzas"], [3, "sucos"]) },
  },
  {
    code: 4821,
    name: "Mauro Yamada",
    where: "Pompeia",
    status: "IN_PREPARATION",
    age: 54,
    due: -4,
    totalCents: 7120,
    more: { items: items([1, "ravióli"], [1, "coca zero"]) },
  },
  {
    code: 4822,
    name: "Bruna Siqueira",
    status: "IN_PREPARATION",
    age: 11,
    due: 20,
    totalCents: 13_900,
    more: {
      channel: "SITE",
      fulfillment: "TAKEOUT",
      items: items([2, "focaccia"], [1, "vinho"]),
      readyAt: ago(2),
    },
  },
  {
    code: 4823,
    name: "Ana Lívia Torres",
    where: "Perdizes",
    status: "IN_PREPARATION",
    age: 46,
    due: 4,
    totalCents: 9840,
    more: {
      channel: "WHATSAPP",
      customer: { name: "Ana Lívia Torres", phone: "11981205535", ordersCount: 1 },
      items: items([1, "bruschetta"], [1, "risoto", "Ponto mais firme"]),
      ...onDelivery("CASH", 9840, 10_000),
    },
  },
  {
    code: 4819,
    name: "Gustavo Leal",
    where: "Barra Funda",
    status: "NO_DELIVERYMAN_AVAILABLE",
    age: 33,
    due: 12,
    totalCents: 6400,
  },
  {
    code: 4820,
    name: "Sônia Freitas",
    where: "Vila Madalena",
    status: "AWAIT_DELIVERYMAN",
    age: 25,
    due: 18,
    totalCents: 5790,
  },
  {
    code: 4817,
    name: "Rafael Nunes",
    where: "Sumaré",
    status: "DELIVERY_AT_STORE",
    age: 28,
    due: 17,
    totalCents: 9230,
    more: { channel: "WHATSAPP", ...courier(4, "Edson Ribeiro") },
  },
  {
    code: 4818,
    name: "Célia Rezende",
    where: "Vila Madalena",
    status: "DELIVERY_ROUTE",
    age: 40,
    due: 9,
    totalCents: 11_240,
    more: { channel: "WHATSAPP", ...courier(5, "Wesley Amorim") },
  },
  {
    code: 4815,
    name: "Davi Menezes",
    where: "Pinheiros",
    status: "DISPATCH_MACHINE",
    age: 36,
    due: 14,
    totalCents: 7680,
    more: onDelivery("CREDIT", 7680),
  },
  {
    code: 4809,
    name: "Yara Pontes",
    where: "Lapa",
    status: "DELIVERY_GOBACK",
    age: 71,
    due: 25,
    totalCents: 5900,
    more: courier(6, "Cleiton Barros"),
  },
  { code: 4801, name: "Paula Sá", status: "FINISHED", age: ofToday(140), due: -90, totalCents: 6120 },
  { code: 4802, name: "Hugo Lima", status: "CANCELED", age: ofToday(130), due: -80, totalCents: 3990 },
]

import type { licenses } from "../contract/resources/licenses.ts"
import { dayFrom, momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

type Product = "APP" | "STUDIO" | "LINK_PAGE" | "SUPERMARKET" | "OFFERS"
type Status = "AVAILABLE" | "ASSIGNED" | "ACTIVE" | "REVOKED"

/** Partners, by their place among the demo's companies. */
const partners = [3, 17, 24] as const

/** Product, plan, status, customer, seats in use and in all, whole days until it expires. */
const sold: ReadonlyArray<
  readonly [Product, plan: string, Status, customer: string | null, seats: readonly [number, number], number]
> = [
  ["APP", "Profissional", "ACTIVE", "Padaria Trigo Dourado", [3, 5], 210],
  ["STUDIO", "Básico", "ACTIVE", "Mercado da Colina", [1, 2], 95],
  ["LINK_PAGE", "Básico", "ACTIVE", "Doces da Vovó", [1, 1], 18],
  ["OFFERS", "Rede", "ACTIVE", "Rede Bom Dia", [14, 20], 300],
  ["SUPERMARKET", "Completo", "ACTIVE", "Empório Central", [4, 4], -32],
  ["APP", "Básico", "AVAILABLE", null, [0, 3], 365],
  ["STUDIO", "Profissional", "ASSIGNED", "Gráfica Ponto e Cor", [0, 3], 365],
  ["LINK_PAGE", "Profissional", "REVOKED", "Salão Espelho", [0, 2], 120],
  ["OFFERS", "Básico", "ACTIVE", "Açougue do Bairro", [2, 2], 6],
  ["APP", "Rede", "ACTIVE", "Pizzas Reunidas", [9, 10], 150],
  ["SUPERMARKET", "Completo", "ACTIVE", "Mercearia São Jorge", [3, 6], 240],
  ["LINK_PAGE", "Básico", "AVAILABLE", null, [0, 1], 365],
  ["STUDIO", "Básico", "ACTIVE", "Floricultura Jasmim", [1, 1], -80],
  ["OFFERS", "Profissional", "ACTIVE", "Drogaria Nova Era", [5, 8], 77],
  ["APP", "Básico", "ASSIGNED", "Lanches do Zeca", [0, 2], 360],
  ["APP", "Profissional", "ACTIVE", "Sorveteria Polo", [2, 3], 27],
]

/** Licenses of the demo's partners. */
export const sampleLicenses = (now: number): ReadonlyArray<GivenRow<typeof licenses>> =>
  sold.map(([product, plan, status, customer, [usedSeats, seats], expiresIn], index) => ({
    key: `${product.slice(0, 3)}-${(0x5ee_d1a + index * 7919).toString(36).toUpperCase()}`,
    product,
    plan,
    ...(customer === null ? {} : { customer }),
    seats,
    usedSeats,
    startsAt: dayFrom(now, expiresIn - 365),
    expiresAt: dayFrom(now, expiresIn),
    billing: index % 2 === 0 ? "MONTHLY" : "YEARLY",
    price: plan === "Rede" ? 89_900 : plan === "Básico" ? 9900 : 24_900,
    renewsItself: expiresIn > 30 && index % 3 !== 0,
    status,
    owner: nth(partners, index),
    createdAt: momentFrom(now, expiresIn - 370),
  }))

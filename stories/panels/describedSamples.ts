import { banners } from "../../src/contract/resources/banners.ts"
import { cities } from "../../src/contract/resources/cities.ts"
import { companyGroups } from "../../src/contract/resources/companyGroups.ts"
import { companySegments } from "../../src/contract/resources/companySegments.ts"
import { contracts } from "../../src/contract/resources/contracts.ts"
import { contractTemplates } from "../../src/contract/resources/contractTemplates.ts"
import { coupons } from "../../src/contract/resources/coupons.ts"
import { departments } from "../../src/contract/resources/departments.ts"
import { openingHours } from "../../src/contract/resources/openingHours.ts"
import { packings } from "../../src/contract/resources/packings.ts"
import { licenses } from "../../src/contract/resources/licenses.ts"
import { notificationTopics } from "../../src/contract/resources/notificationTopics.ts"
import { people } from "../../src/contract/resources/people.ts"
import { shoppers } from "../../src/contract/resources/shoppers.ts"
import { dayFrom } from "../../src/samples/dayFrom.ts"
import { listed, memoryBackend, type MemoryBackendOptions } from "../../src/testing/index.ts"

const boxes = ["Caixa pequena", "Caixa média", "Sacola kraft", "Garrafa", "Bandeja", "Pacote"]

const packed = listed(
  packings,
  Array.from({ length: 34 }, (_, at) => ({
    name: `${boxes[at % boxes.length]} ${at + 1}`,
    abbreviation: `P${at + 1}`,
    kind: (["BOX", "BAG", "UNIT", "WEIGHT", "VOLUME"] as const)[at % 5] ?? "BOX",
    factor: at % 3 === 0 ? 12 : 0.5,
    ...(at % 5 < 2 && { price: 1290 + at * 10, maxWeight: 2000 }),
    isActive: at % 4 !== 0,
  })),
)

const sold = listed(
  coupons,
  Array.from({ length: 30 }, (_, at) => ({
    code: `BEMVINDO${at + 10}`,
    title: `Boas-vindas ${at + 1}`,
    type: (["PERCENT", "FIXED", "FREE_DELIVERY"] as const)[at % 3] ?? "PERCENT",
    ...(at % 3 === 0 && { percent: 1000 + at * 25, maxDiscount: 2500 }),
    ...(at % 3 === 1 && { value: 1500 }),
    minOrder: 3000 + at * 100,
    startsAt: `2020-0${(at % 9) + 1}-05T12:00:00.000Z`,
    // Far ahead: an end that is past changes the status.
    endsAt: `2099-1${at % 3}-20T02:59:00.000Z`,
    weekdays: ["FRI", "SAT"] as const,
    audience: "ALL" as const,
    channels: ["APP"] as const,
    fundedBy: "COMPANY" as const,
    isPublic: at % 2 === 0,
    ...(at === 0 && { limitTotal: 100, used: 25 }),
    ...(at > 0 && at < 3 && { status: "PAUSED" }),
  })),
)

/** A backend with described lists of some records each. */
export const describedBackend = (more: MemoryBackendOptions = {}) =>
  memoryBackend({
    resources: [
      packed,
      sold,
      listed(contractTemplates, [
        { title: "Store agreement", language: "en", body: "{{company}} pays {{commission}}.", edition: 1 },
      ]),
      listed(contracts, [
        {
          number: "CT-2026-0097",
          startsAt: "2026-07-01",
          renewal: "MANUAL",
          commission: 1200,
          signers: [
            { name: "Cláudia Arruda", email: "claudia@flordetrigo.test", cpf: "52998224725" },
            { name: "Nelson Arruda", email: "nelson@flordetrigo.test" },
          ],
        },
        {
          number: "CT-2026-0104",
          template: 1,
          templateEdition: 1,
          startsAt: "2026-08-01",
          renewal: "MANUAL",
          commission: 1200,
          signers: [{ name: "Cláudia Arruda", email: "claudia@flordetrigo.test" }],
        },
      ]),
      listed(openingHours, [
        {
          service: "ALL",
          owner: 1,
          week: [
            [],
            ...Array.from({ length: 6 }, () => [
              { from: 660, to: 900 },
              { from: 1080, to: 1560 },
            ]),
          ],
        },
      ]),
      listed(banners, [{ title: "Semana das sopas", imageMobile: 1, target: "COUPON", coupon: 2, owner: 1 }]),
      listed(companyGroups, [{ name: "Rede Centro", companies: [1, 2, 4] }]),
      listed(cities, [
        { name: "Campinas", state: "SP", timeZone: "America/Sao_Paulo", center: [-47.0608, -22.9056] },
      ]),
      listed(departments, [
        { name: "Hortifrúti", kind: "PRODUCT", isActive: true },
        { name: "Frutas", kind: "PRODUCT", parent: 1, isActive: true },
        { name: "Cítricas", kind: "PRODUCT", parent: 2, isActive: true },
        { name: "Verduras", kind: "PRODUCT", parent: 1, isActive: true },
        { name: "Bebidas", kind: "PRODUCT", isActive: true },
        { name: "Caixa", kind: "STAFF", isActive: true },
      ]),
      listed(licenses, [
        {
          key: "APP-9F3K-77QZ",
          product: "APP",
          seats: 3,
          usedSeats: 0,
          startsAt: "2025-01-31",
          expiresAt: dayFrom(Date.now(), 3),
          billing: "MONTHLY",
        },
      ]),
      listed(people, [
        {
          name: "Aline Abreu",
          kind: "PF",
          cpf: "39053344705",
          birthDate: "1988-04-12",
          phone: "11971230000",
          email: "aline.abreu@exemplo.test",
          roles: ["CUSTOMER"],
        },
        { name: "Aline Abreu de Souza", kind: "PF", phone: "11971230000", roles: ["CUSTOMER", "STAFF"] },
        { name: "Breno Brandão", kind: "PF", cpf: "52998224725", roles: ["DELIVERYMAN"] },
      ]),
      listed(notificationTopics, [{ key: "OFFERS-DAY", title: "Ofertas do dia", isActive: true }]),
      listed(shoppers, [
        { name: "Adriana Moura", status: "ACTIVE", owner: 2, isOnline: true },
        { name: "Bianca Teles", status: "ACTIVE", owner: 2, isOnline: true },
        { name: "Denise Rangel", status: "BLOCKED", owner: 2 },
        { name: "Everton Lacerda", status: "ACTIVE", owner: 2 },
      ]),
      listed(companySegments, [
        { name: "Pizzaria", slug: "pizzaria" },
        { name: "Padaria", slug: "padaria" },
        { name: "Japonesa", slug: "japonesa" },
        { name: "Lanches", slug: "lanches" },
        { name: "Mercado", slug: "mercado" },
      ]),
    ],
    ...more,
  })

const market = { _id: 2, name: "Mercado São Joaquim", type: "supermarket" } as const
const before = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 20_000).toISOString()
const line = (name: string, picked?: number) => ({
  name,
  quantity: 2,
  unitPriceCents: 900,
  totalCents: 1800,
  ...(picked !== undefined && { picked }),
})

/** The same where a supermarket's shoppers are at work: one order waits, one is late, and one was not accepted yet. */
export const pickingBackend = (more: MemoryBackendOptions = {}) => {
  const backend = describedBackend(more)
  const by = { kind: "SHOPPER" } as const
  const adriana = { _id: 1, name: "Adriana Moura" }
  const everton = { _id: 4, name: "Everton Lacerda" }
  backend.placeOrder({
    company: market,
    status: "WAIT_COMPANY",
    promisedAt: before(-40),
    items: [line("Tomate"), line("Leite")],
    timeline: [{ status: "WAIT_COMPANY", at: before(4), by }],
  })
  backend.placeOrder({
    company: market,
    status: "IN_PREPARATION",
    shopper: adriana,
    promisedAt: before(5),
    items: [line("Arroz", 2), line("Feijão", 0), line("Café")],
    timeline: [{ status: "ACCEPT_SHOPPER", at: before(72), by }],
  })
  backend.placeOrder({
    company: market,
    status: "WAIT_COMPANY",
    shopper: everton,
    timeline: [{ status: "WAIT_COMPANY", at: before(1), by }],
  })
  return backend
}

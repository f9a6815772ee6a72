import { cnpjCheckDigits } from "../contract/companies/cnpj.ts"
import type { offerCompanies } from "../contract/resources/offerCompanies.ts"
import type { GivenRow } from "./givenRow.ts"

/** An advertiser as the demo begins with it; its logo is drawn when it is stored. */
export type SampleAdvertiser = Omit<GivenRow<typeof offerCompanies>, "logo">

type Plan = SampleAdvertiser["plan"]

/** Name, segment by its place, plan, status, the platform's company by its place, and followers. */
const advertisers: ReadonlyArray<
  readonly [name: string, segment: number, Plan, status: string, company: number | null, followers: number]
> = [
  ["Mercado Bom Preço", 14, "NETWORK", "ACTIVE", 2, 4820],
  ["Empório da Vila", 14, "PLUS", "ACTIVE", 5, 1930],
  ["Supermercado Ipê", 14, "NETWORK", "ACTIVE", 8, 6110],
  ["Hortifruti Verde Vale", 15, "PLUS", "ACTIVE", 11, 2240],
  ["Mercadinho Primavera", 14, "BASIC", "TRIAL", 14, 310],
  ["Mercado da Estação", 14, "BASIC", "OVERDUE", 22, 870],
  ["Drogaria São Lucas", 20, "PLUS", "ACTIVE", null, 3050],
  ["Casa de Carnes Bom Corte", 16, "BASIC", "ACTIVE", null, 1420],
  ["Pet Shop Amigo Fiel", 21, "BASIC", "INACTIVE", null, 260],
]

const cnpjOf = (index: number) => {
  const twelve = `${27_310_400 + index * 83_117}0001`
  return twelve + cnpjCheckDigits(twelve)
}

/** Advertisers at the demo's Super Panfleto. */
export const sampleOfferCompanies: ReadonlyArray<SampleAdvertiser> = advertisers.map(
  ([name, segment, plan, status, company, followers], index) => ({
    name,
    cnpj: cnpjOf(index),
    segment,
    plan,
    ...(company !== null && { company }),
    isVerified: status === "ACTIVE" && plan !== "BASIC",
    followers,
    email: `ofertas.${index + 1}@exemplo.test`,
    status,
  }),
)

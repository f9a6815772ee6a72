import { cnpjCheckDigits } from "../contract/companies/cnpj.ts"
import { cpfCheckDigits } from "../contract/people/cpf.ts"
import type { people } from "../contract/resources/people.ts"
import { dayFrom, momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

type Role = "CUSTOMER" | "DELIVERYMAN" | "SHOPPER" | "STAFF"

const firstNames = [
  "Aline",
  "Breno",
  "Cíntia",
  "Davi",
  "Estela",
  "Felipe",
  "Gisele",
  "Hugo",
  "Ingrid",
] as const
const surnames = ["Abreu", "Brandão", "Caldas", "Dantas", "Esteves", "Fontes", "Guedes"] as const
const organizations = ["Comércio de Bebidas Aurora", "Embalagens Paulista", "Frota Rápida Transportes"]
const cities = ["São Paulo", "Campinas", "Santos", "Osasco", "Guarulhos"] as const
const roles: readonly [ReadonlyArray<Role>, ...ReadonlyArray<ReadonlyArray<Role>>] = [
  ["CUSTOMER"],
  ["CUSTOMER"],
  ["DELIVERYMAN"],
  ["CUSTOMER", "STAFF"],
  ["SHOPPER"],
]

const cpfOf = (index: number) => {
  const nine = String(311_204_550 + index * 1_237_411).slice(0, 9)
  return nine + cpfCheckDigits(nine)
}

const cnpjOf = (index: number) => {
  const twelve = `${String(14_260_300 + index * 77_123)}0001`
  return twelve + cnpjCheckDigits(twelve)
}

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z ]/g, "")
    .toLowerCase()

const streets = ["Rua das Acácias", "Avenida Brasil", "Rua Sete de Setembro", "Alameda dos Ipês"] as const

const addressesOf = (index: number) => {
  const at = (use: string, place: number) => ({
    use,
    line: nth(streets, place),
    number: String(40 + ((place * 37) % 900)),
    city: nth(cities, place),
    state: "SP" as const,
  })
  return [at("Casa", index), ...(index % 5 === 0 ? [at("Trabalho", index + 3)] : [])]
}

/** Returns the contact details all people have; the index varies them. */
const contact = (name: string, index: number, now: number) => ({
  name,
  phone: `119${String(71_230_000 + index * 4567)}`,
  email: `${plain(name).replaceAll(" ", ".")}@exemplo.test`,
  addresses: addressesOf(index),
  city: nth(cities, index),
  acceptsMarketing: index % 3 === 0,
  marketingAt: momentFrom(now, -7 * index - 2),
  status: index % 13 === 7 ? "BLOCKED" : index % 6 === 4 ? "PENDING" : "ACTIVE",
  createdAt: momentFrom(now, -7 * index - 2),
})

/** Returns identity documents for people who deliver or pick; some are not checked yet. */
const documentsOf = (index: number, now: number) => {
  const kind = ({ DELIVERYMAN: "CNH", SHOPPER: "RG" } as Readonly<Record<string, "CNH" | "RG">>)[
    nth(roles, index)[0] ?? ""
  ]
  if (kind === undefined) return {}
  const isPending = index % 4 === 2
  return {
    documents: [
      {
        kind,
        number: String(30_412_877 + index * 91_733),
        validUntil: dayFrom(now, 200 + index * 30),
        check: isPending ? ("PENDING" as const) : ("APPROVED" as const),
      },
    ],
    hasPendingDocument: isPending,
  }
}

const individual = (index: number, now: number): GivenRow<typeof people> => ({
  ...contact(`${nth(firstNames, index)} ${nth(surnames, index)}`, index, now),
  kind: "PF",
  cpf: cpfOf(index),
  gender: index % 11 === 6 ? "UNSAID" : index % 2 === 0 ? "FEMALE" : "MALE",
  birthDate: `${1962 + ((index * 7) % 42)}-0${1 + (index % 9)}-1${index % 9}`,
  roles: nth(roles, index),
  ...documentsOf(index, now),
})

const organization = (name: string, index: number, now: number): GivenRow<typeof people> => ({
  ...contact(name, 60 + index, now),
  kind: "PJ",
  cnpj: cnpjOf(index),
  roles: [],
})

/** The phone of two records, which may be of one person. */
const sharedPhone = "11971271103"

/** People and organizations the demo's application knows. */
export const samplePeople = (now: number): ReadonlyArray<GivenRow<typeof people>> => [
  ...Array.from({ length: 57 }, (_, index) => individual(index, now)).map((person, index) =>
    index === 9 || index === 11 ? { ...person, phone: sharedPhone, hasDuplicate: true } : person,
  ),
  ...organizations.map((name, index) => organization(name, index, now)),
]

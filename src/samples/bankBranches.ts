import type { bankBranches } from "../contract/resources/bankBranches.ts"
import { placeOfBank } from "./banks.ts"
import type { GivenRow } from "./givenRow.ts"

const branches: ReadonlyArray<
  readonly [
    bank: string,
    number: string,
    digit: string,
    name: string,
    city: string,
    state: "SP" | "RJ" | "PR" | "MG",
  ]
> = [
  ["001", "0712", "9", "Paulista", "São Paulo", "SP"],
  ["001", "1894", "5", "Pinheiros", "São Paulo", "SP"],
  ["001", "3032", "5", "Cambuí", "Campinas", "SP"],
  ["033", "2271", "", "Vila Mariana", "São Paulo", "SP"],
  ["033", "0104", "", "Gonzaga", "Santos", "SP"],
  ["104", "0235", "", "Sé", "São Paulo", "SP"],
  ["104", "1597", "", "Tatuapé", "São Paulo", "SP"],
  ["104", "0174", "", "Savassi", "Belo Horizonte", "MG"],
  ["104", "0375", "", "Batel", "Curitiba", "PR"],
  ["237", "0498", "7", "Faria Lima", "São Paulo", "SP"],
  ["237", "2374", "4", "Osasco Centro", "Osasco", "SP"],
  ["237", "3072", "4", "Tijuca", "Rio de Janeiro", "RJ"],
  ["341", "0078", "", "Consolação", "São Paulo", "SP"],
  ["341", "0262", "", "Moema", "São Paulo", "SP"],
  ["341", "8499", "", "Icaraí", "Niterói", "RJ"],
  ["748", "0710", "", "Sorocaba", "Sorocaba", "SP"],
  ["756", "4155", "", "Jundiaí", "Jundiaí", "SP"],
  ["077", "0001", "9", "Agência única", "Belo Horizonte", "MG"],
  ["260", "0001", "", "Agência única", "São Paulo", "SP"],
  ["336", "0001", "", "Agência única", "São Paulo", "SP"],
]

/** Branches the demo's companies bank at; one of them has closed. */
export const sampleBankBranches: ReadonlyArray<GivenRow<typeof bankBranches>> = branches.map(
  ([bank, number, checkDigit, name, city, state]) => ({
    bank: placeOfBank(bank),
    number,
    ...(checkDigit !== "" && { checkDigit }),
    name,
    city,
    state,
    isActive: number !== "0104",
  }),
)

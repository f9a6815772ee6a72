import { cnpjCheckDigits } from "../contract/companies/cnpj.ts"
import type { braspagSubordinates } from "../contract/resources/braspagSubordinates.ts"
import { placeOfBank } from "./banks.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof braspagSubordinates>
type Check = NonNullable<Row["bankCheck"]>

/** Company, its trade name, bank, MDR in hundredths of a percent, status, and whether its account was confirmed. */
const sellers: ReadonlyArray<
  readonly [owner: number, name: string, bank: string, mdr: number, status: string, check: Check]
> = [
  [1, "Cantina do Largo", "341", 349, "APPROVED", "VALID"],
  [2, "Mercado Bom Preço", "001", 289, "APPROVED", "VALID"],
  [4, "Pizzaria Forno Alto", "237", 349, "UNDER_ANALYSIS", "PENDING"],
  [5, "Empório da Vila", "033", 319, "APPROVED_WITH_RESTRICTION", "VALID"],
  [6, "Sabor da Serra", "748", 349, "APPROVED", "VALID"],
  [7, "Pastelaria Dois Irmãos", "077", 359, "REJECTED", "INVALID"],
  [8, "Supermercado Ipê", "341", 279, "APPROVED", "VALID"],
  [9, "Churrascaria Campo Belo", "756", 339, "BLOCKED", "VALID"],
  [10, "Padaria Pão da Hora", "104", 349, "UNDER_ANALYSIS", "VALID"],
  [11, "Hortifruti Verde Vale", "001", 299, "APPROVED", "VALID"],
  [12, "Açaí da Esquina", "260", 359, "UNDER_ANALYSIS", "PENDING"],
]

const cnpjOf = (index: number) => {
  const twelve = `${31_480_200 + index * 61_907}0001`
  return twelve + cnpjCheckDigits(twelve)
}

/** Letters and digits as those of Braspag's numbers, of the demo alone. */
const merchantOf = (index: number) =>
  `0000000${index.toString(16)}-0000-4000-8000-${String(index + 1).padStart(12, "0")}`

const isKnown = (status: string) => !["UNDER_ANALYSIS", "REJECTED"].includes(status)

/** Stores of the demo that are paid by Braspag, or ask to be. */
export const sampleBraspagSubordinates: ReadonlyArray<Row> = sellers.map(
  ([owner, fancyName, bank, mdr, status, bankCheck], index) => ({
    owner,
    fancyName,
    corporateName: `${fancyName} Ltda.`,
    documentType: "CNPJ",
    cnpj: cnpjOf(index),
    mcc: fancyName.startsWith("Mercado") || fancyName.startsWith("Super") ? "5411" : "5812",
    ...(isKnown(status) && { merchantId: merchantOf(index) }),
    email: `financeiro.${owner}@exemplo.test`,
    city: "São Paulo",
    state: "SP",
    bank: placeOfBank(bank),
    accountType: "CHECKING",
    branch: String(1200 + index * 7),
    account: `${40_120 + index * 311}-${index % 10}`,
    bankCheck,
    mdr,
    fee: 40,
    hasPix: index % 3 !== 2,
    rates: [
      { product: "CREDIT", installments: 1, percent: mdr },
      { product: "CREDIT", installments: 6, percent: mdr + 60 },
      { product: "DEBIT", percent: mdr - 130 },
    ],
    status,
  }),
)

import type { digitalAccounts } from "../contract/resources/digitalAccounts.ts"
import { placeOfBank } from "./banks.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof digitalAccounts>

/** Company, name, bank, branch by its place, number, digit, type, balance in reais, status. */
const accounts: ReadonlyArray<
  readonly [
    owner: number,
    name: string,
    bank: string,
    branch: number,
    number: string,
    digit: string,
    type: Row["type"],
    reais: number,
    status?: string,
  ]
> = [
  [1, "Recebimentos do salão e do delivery", "341", 13, "48120", "7", "CHECKING", 18_420],
  [1, "Reserva", "104", 6, "7730021", "4", "SAVINGS", 31_000],
  [2, "Conta do mercado", "001", 1, "90417", "2", "CHECKING", 64_880],
  [2, "Pix do caixa", "260", 19, "3051187", "9", "PAYMENT", 7310],
  [3, "Comissões", "336", 20, "2214096", "0", "PAYMENT", 4120],
  [4, "Conta principal", "237", 10, "51702", "8", "CHECKING", 12_940],
  [5, "Conta da vila", "033", 4, "13006611", "5", "CHECKING", 22_760],
  [5, "Conta antiga", "033", 5, "13000274", "1", "CHECKING", 0, "CLOSED"],
  [6, "Recebimentos", "748", 16, "66810", "3", "CHECKING", 9870],
  [7, "Conta nova", "077", 18, "8129940", "6", "PAYMENT", 0, "PENDING"],
  [8, "Conta do supermercado", "341", 14, "70255", "0", "CHECKING", 88_150],
  [9, "Conta principal", "756", 17, "40772", "1", "CHECKING", 15_300, "BLOCKED"],
  [10, "Padaria", "104", 7, "5520186", "8", "CHECKING", 6480],
  [11, "Conta do hortifruti", "001", 2, "28816", "4", "CHECKING", 11_230],
]

/** Accounts the demo's companies are paid into; the first of each company gets its payouts. */
export const sampleDigitalAccounts: ReadonlyArray<Row> = accounts.map(
  ([owner, name, bank, branch, number, checkDigit, type, reais, status = "ACTIVE"]) => ({
    owner,
    name,
    bank: placeOfBank(bank),
    branch,
    number,
    checkDigit,
    type,
    pixKeys: type === "SAVINGS" ? [] : [{ kind: "EMAIL", key: `financeiro.${owner}@exemplo.test` }],
    balance: reais * 100,
    blocked: status === "BLOCKED" ? reais * 100 : 0,
    status,
  }),
)

import type { emailTypes } from "../contract/resources/emailTypes.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof emailTypes>

const samples: Readonly<Record<string, string>> = {
  nome: "Aline",
  link: "https://exemplo.com.br/c/8f2k",
  pedido: "4821",
  loja: "Cantina do Largo",
  total: "R$ 86,40",
  motivo: "Loja fechada",
  contrato: "CT-2026-0104",
  chave: "APP-9F3K-77QZ",
  dia: "31/12/2026",
  valor: "R$ 249,00",
}

/** An email without these is of no use. */
const required: ReadonlySet<string> = new Set(["link", "pedido", "chave", "valor"])

/** Name, key, what sends it, to whom, its variables, and whether it also goes to those who accept no offers. */
const types: ReadonlyArray<
  readonly [
    name: string,
    key: string,
    Row["trigger"],
    Row["audience"],
    variables: ReadonlyArray<string>,
    kind: "transactional" | "offer",
  ]
> = [
  ["Confirmação de conta", "ACCOUNT-CONFIRM", "ACCOUNT_CREATED", "USER", ["nome", "link"], "transactional"],
  ["Senha nova", "PASSWORD-RESET", "PASSWORD_FORGOTTEN", "USER", ["nome", "link"], "transactional"],
  ["Boas-vindas", "WELCOME", "ACCOUNT_CREATED", "CUSTOMER", ["nome"], "transactional"],
  [
    "Pedido recebido",
    "ORDER-PLACED",
    "ORDER_PLACED",
    "CUSTOMER",
    ["nome", "pedido", "loja", "total"],
    "transactional",
  ],
  [
    "Pedido entregue",
    "ORDER-DELIVERED",
    "ORDER_DELIVERED",
    "CUSTOMER",
    ["nome", "pedido", "loja"],
    "transactional",
  ],
  [
    "Pedido cancelado",
    "ORDER-CANCELED",
    "ORDER_CANCELED",
    "CUSTOMER",
    ["nome", "pedido", "motivo"],
    "transactional",
  ],
  [
    "Contrato para assinar",
    "CONTRACT-SENT",
    "CONTRACT_SENT",
    "COMPANY",
    ["nome", "contrato", "link"],
    "transactional",
  ],
  [
    "Licença a vencer",
    "LICENSE-ENDING",
    "LICENSE_ENDING",
    "PARTNER",
    ["nome", "chave", "dia"],
    "transactional",
  ],
  ["Fatura a vencer", "INVOICE-DUE", "INVOICE_DUE", "COMPANY", ["nome", "valor", "dia"], "transactional"],
  ["Ofertas da semana", "WEEKLY-OFFERS", "MANUAL", "CUSTOMER", ["nome", "link"], "offer"],
  ["Novidades da plataforma", "NEWS", "MANUAL", "COMPANY", ["nome"], "offer"],
]

/** The emails of the demo's application. */
export const sampleEmailTypes: ReadonlyArray<Row> = types.map(
  ([name, key, trigger, audience, variables, kind]) => ({
    name,
    key,
    trigger,
    audience,
    variables: variables.map((one) => ({
      name: one,
      sample: samples[one] ?? "",
      isRequired: required.has(one),
    })),
    isTransactional: kind === "transactional",
    isActive: key !== "NEWS",
  }),
)

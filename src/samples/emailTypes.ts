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
  produto: "Aplicativo",
  dia: "31 de dezembro de 2026",
  quando: "em 3 dias",
  valor: "R$ 249,00",
  fatura: "2026-0311",
  protocolo: "BD-20028",
  assunto: "Pedido cobrado duas vezes",
  atendente: "Equipe da aplicação",
  mensagem: "A segunda cobrança some da fatura em até 5 dias úteis.",
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
  ["Confirmação de conta", "ACCOUNT-CONFIRM", "ACCOUNT_CREATED", "USER", ["link"], "transactional"],
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
    ["chave", "produto", "quando", "dia", "link"],
    "transactional",
  ],
  [
    "Fatura a vencer",
    "INVOICE-DUE",
    "INVOICE_DUE",
    "COMPANY",
    ["fatura", "valor", "quando", "dia", "link"],
    "transactional",
  ],
  [
    "Resposta em chamado",
    "TICKET-ANSWERED",
    "TICKET_ANSWERED",
    "COMPANY",
    ["nome", "protocolo", "assunto", "atendente", "mensagem", "link"],
    "transactional",
  ],
  [
    "Chamado resolvido",
    "TICKET-SOLVED",
    "TICKET_SOLVED",
    "COMPANY",
    ["nome", "protocolo", "assunto", "link"],
    "transactional",
  ],
  ["Ofertas da semana", "WEEKLY-OFFERS", "MANUAL", "CUSTOMER", ["nome", "link"], "offer"],
  ["Novidades da plataforma", "NEWS", "MANUAL", "COMPANY", ["nome"], "offer"],
  [
    "Fatura vencida",
    "INVOICE-OVERDUE",
    "INVOICE_OVERDUE",
    "COMPANY",
    ["fatura", "valor", "quando", "dia", "link"],
    "transactional",
  ],
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

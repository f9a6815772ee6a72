import { paymentOperations } from "../finance/paymentOperations.ts"
import { returnCodes } from "../finance/returnCodes.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { namesOf } from "../resource/Words.ts"

const statuses = {
  PENDING: ["Pendente", "Pending", "warning"],
  AUTHORIZED: ["Autorizada", "Authorized", "info"],
  CAPTURED: ["Capturada", "Captured", "success"],
  DENIED: ["Negada", "Declined", "danger"],
  VOIDED: ["Cancelada", "Voided", "off"],
  REFUNDED: ["Estornada", "Refunded", "neutral"],
  CHARGEBACK: ["Contestada", "Disputed", "danger"],
} as const

const statusNames = namesOf(statuses)

/** States of an operation. Before an answer arrives it is being sent, or unconfirmed. */
const operationStates = {
  SENDING: ["Enviando", "Sending"],
  UNCONFIRMED: ["Sem confirmação", "Unconfirmed"],
  DONE: ["Feita", "Done"],
  REFUSED: ["Recusada", "Refused"],
  NOT_SENT: ["Não enviada", "Not sent"],
  NOT_DONE: ["Não chegou", "Did not arrive"],
} as const

const server = { from: "server" } as const
const derived = { ...server, derived: true, extra: "acquiring" } as const

/** Payments as Braspag took, split and settled them; nobody writes them here, but operations change them (modules, finance/braspag/transactions). */
export const braspagTransactions = defineResource({
  name: "braspagTransactions",
  path: "/braspag/transaction",
  access: { anyOf: ["accessToGlobal", "accessToTransactionsBraspag"] },
  scope: "company",
  readOnly: true,
  noun: noun("transação", "transações", "f", "transaction", "transactions"),
  title: "paymentId",
  sentences: {
    "tab.splits": ["Divisão", "Split"],
    "tab.events": ["Eventos", "Events"],
    "tab.operations": ["Operações", "Operations"],
    "row.capture": ["Capturar", "Capture"],
    "row.void": ["Cancelar", "Void"],
    "row.refund": ["Estornar", "Refund"],
  },
  parts: [
    part("Transação", "Transaction", {
      paymentId: f.code("Pagamento", "Payment", { required: true, ...server, max: 36, searched: true }),
      orderCode: f.code("Pedido", "Order", { ...server, max: 20, searched: true }),
      method: f.choice(
        "Forma",
        "Method",
        {
          CREDIT: ["Crédito", "Credit"],
          DEBIT: ["Débito", "Debit"],
          PIX: ["Pix", "Pix"],
        },
        { required: true, ...server },
      ),
      brand: f.text("Bandeira", "Brand", { ...server, max: 30 }),
      installments: f.count("Parcelas", "Installments", server),
      amount: f.money("Valor", "Amount", { required: true, ...server }),
      captured: f.money("Capturado", "Captured", server),
      refunded: f.money("Estornado", "Refunded", server),
      unconfirmed: f.choice("Sem confirmação", "Unconfirmed", paymentOperations, derived),
      net: f.money("Líquido", "Net", server),
      settlesOn: f.day("Repasse em", "Settles on", server),
      returnCode: f.choice("Retorno", "Answer", returnCodes, server),
      tid: f.text("TID", "TID", { ...server, max: 30, searched: true }),
      nsu: f.text("NSU", "NSU", { ...server, max: 20, searched: true }),
      authorization: f.text("Autorização", "Authorization", { ...server, max: 20, searched: true }),
      antifraud: f.choice(
        "Antifraude",
        "Fraud check",
        {
          ACCEPTED: ["Aceita", "Accepted"],
          REVIEW: ["Em revisão", "In review"],
          REJECTED: ["Recusada", "Rejected"],
        },
        server,
      ),
    }),
    part("Divisão", "Split", {
      splits: f.list(
        "Divisão",
        "Split",
        {
          receiver: f.text("Quem recebe", "Receiver"),
          merchantId: f.text("Merchant ID", "Merchant ID"),
          amount: f.money("Parte", "Share"),
          mdr: f.percent("MDR", "MDR"),
          fee: f.money("Taxa", "Fee"),
          net: f.money("Líquido", "Net"),
        },
        server,
      ),
      events: f.list(
        "Eventos",
        "Events",
        {
          at: f.moment("Quando", "When"),
          status: f.choice("Situação", "Status", statusNames),
          amount: f.money("Valor", "Amount"),
        },
        server,
      ),
      operations: f.list(
        "Operações",
        "Operations",
        {
          at: f.moment("Quando", "When"),
          operation: f.choice("O quê", "What", paymentOperations),
          amount: f.money("Valor", "Amount"),
          state: f.choice("Resultado", "Result", operationStates),
          code: f.text("Código", "Code"),
          by: f.text("Por", "By"),
          reason: f.text("Motivo", "Reason"),
          requestId: f.text("Requisição", "Request"),
        },
        derived,
      ),
    }),
  ],
  status: { first: "PENDING", values: statuses, moves: {} },
  latestFirst: true,
  columns: [
    "createdAt",
    "paymentId",
    "amount",
    "owner",
    "orderCode",
    "method",
    "brand",
    "net",
    "returnCode",
    "status",
  ],
  extraColumns: ["installments", "captured", "refunded", "settlesOn", "tid", "nsu", "antifraud"],
  filters: ["status", "method", "brand", "owner", "returnCode", "amount", "createdAt", "settlesOn"],
  editor: "page",
})

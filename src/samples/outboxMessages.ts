import type { outboxMessages } from "../contract/resources/outboxMessages.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof outboxMessages>

/** Subject, channel, to whom, what became of it, minutes ago, and its text. */
const messages: ReadonlyArray<
  readonly [
    title: string,
    NonNullable<Row["channel"]>,
    recipient: string,
    NonNullable<Row["outcome"]>,
    minutes: number,
    body?: string,
  ]
> = [
  ["Chamado BD-20028: Pedido cobrado duas vezes", "EMAIL", "rogerio.antunes@exemplo.test", "REFUSED", 610],
  [
    "Sua ceia com frete grátis",
    "EMAIL",
    "celia.rezende@exemplo.test",
    "UNCONFIRMED",
    415,
    "Peça até domingo e a entrega é por nossa conta.",
  ],
  [
    "Sua ceia com frete grátis",
    "EMAIL",
    "otavio.prado@exemplo.test",
    "REFUSED",
    415,
    "Peça até domingo e a entrega é por nossa conta.",
  ],
  [
    "Sentimos a sua falta",
    "PUSH",
    "Célia Rezende",
    "KEPT",
    190,
    "Tem 15% de desconto esperando por você. Vale até domingo.",
  ],
  [
    "A fatura 2026-0311 vence amanhã",
    "EMAIL",
    "patricia.fonseca@exemplo.test",
    "KEPT",
    55,
    "Olá,\n\nA fatura 2026-0311 vence amanhã. Valor a pagar: R$ 249,00.",
  ],
  [
    "Seu pedido saiu para entrega",
    "WHATSAPP",
    "5511993142087",
    "KEPT",
    20,
    "Seu pedido saiu para entrega e chega em alguns minutos.",
  ],
]

const minuteMs = 60_000

/** Messages that did not leave the demo in the last hours. */
export const sampleOutboxMessages = (now: number): ReadonlyArray<Row> =>
  messages.map(([title, channel, recipient, outcome, minutes, body]) => ({
    title,
    channel,
    recipient,
    outcome,
    ...(body !== undefined && { body }),
    createdAt: new Date(now - minutes * minuteMs).toISOString(),
  }))

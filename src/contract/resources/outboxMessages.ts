import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** How a message reaches somebody. */
export const messageChannels = {
  PUSH: ["Notificação no celular", "Push notification"],
  IN_APP: ["Aviso dentro do aplicativo", "In-app notice"],
  WHATSAPP: ["WhatsApp", "WhatsApp"],
  EMAIL: ["E-mail", "Email"],
} as const

/** Messages this installation has nobody to hand to, kept for a day. Only the server writes them. */
export const outboxMessages = defineResource({
  name: "outboxMessages",
  path: "/outbox",
  access: { anyOf: [], kinds: ["root"] },
  scope: "platform",
  readOnly: true,
  noun: noun(
    "mensagem da caixa de saída",
    "mensagens da caixa de saída",
    "f",
    "outbox message",
    "outbox messages",
  ),
  about: [
    "O que seria enviado e fica aqui por um dia, enquanto a instalação não tem quem o envie.",
    "What would be sent and stays here for a day while the installation has nobody to send it.",
  ],
  title: "title",
  parts: [
    part("Mensagem", "Message", {
      title: f.text("Assunto", "Subject", { required: true, max: 200, from: "server", searched: true }),
      channel: f.choice("Canal", "Channel", messageChannels, { required: true, from: "server" }),
      recipient: f.text("Para", "To", { required: true, max: 320, from: "server", searched: true }),
      body: f.lines("Texto", "Text", { from: "server", max: 20_000 }),
      /** Names what it was made of and for whom, so that it is there once. */
      key: f.text("Origem", "Origin", { max: 120, from: "server", unique: true }),
    }),
  ],
  latestFirst: true,
  columns: ["title", "channel", "recipient", "createdAt"],
  extraColumns: ["key"],
  filters: ["channel", "createdAt"],
  editor: "page",
})

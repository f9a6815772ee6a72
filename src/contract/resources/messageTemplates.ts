import { attends } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Texts WhatsApp has approved, which may be sent when the customer's last message is more than 24 hours old. */
export const messageTemplates = defineResource({
  name: "messageTemplates",
  path: "/whatsapp/templates",
  service: "contactCentre",
  access: attends,
  scope: "company",
  noun: noun("modelo de mensagem", "modelos de mensagem", "m", "message template", "message templates"),
  title: "title",
  parts: [
    part("Modelo", "Template", {
      title: f.text("Título", "Title", { required: true, max: 80, searched: true }),
      key: f.text("Nome no WhatsApp", "Name at WhatsApp", {
        required: true,
        max: 100,
        unique: true,
        searched: true,
        hint: [
          "Como foi aprovado, como em “pedido_a_caminho”.",
          "As it was approved, as in “order_on_its_way”.",
        ],
      }),
      language: f.choice(
        "Idioma",
        "Language",
        { pt_BR: ["Português", "Portuguese"], en_US: ["Inglês", "English"] },
        { required: true },
      ),
      body: f.lines("Mensagem", "Message", {
        required: true,
        max: 1024,
        searched: true,
        hint: ["{{1}}, {{2}} … são preenchidos ao enviar.", "{{1}}, {{2}} … are filled in when it is sent."],
      }),
      isApproved: f.flag("Aprovado pelo WhatsApp", "Approved by WhatsApp"),
    }),
  ],
  columns: ["title", "language", "body", "owner", "isApproved"],
  extraColumns: ["key", "updatedAt"],
  filters: ["language", "owner", "isApproved"],
  editor: "dialog",
})

import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { limits } from "../limits.ts"

/** Answers a company gives often, found in the contact centre by `/` and their shortcut. */
export const cannedReplies = defineResource({
  name: "cannedReplies",
  path: "/whatsapp/replies",
  service: "contactCentre",
  access: { anyOf: ["accessToGlobal", "accessToWhatsAppChat"] },
  scope: "company",
  noun: noun("resposta pronta", "respostas prontas", "f", "canned reply", "canned replies"),
  title: "shortcut",
  parts: [
    part("Resposta", "Reply", {
      shortcut: f.text("Atalho", "Shortcut", {
        required: true,
        max: 30,
        unique: true,
        searched: true,
        hint: ["Sem a barra, como em “horario”.", "Without the slash, as in “hours”."],
      }),
      body: f.lines("Mensagem", "Message", { required: true, max: limits.contact.maxBody, searched: true }),
    }),
  ],
  columns: ["shortcut", "body", "owner"],
  extraColumns: ["updatedAt"],
  filters: ["owner"],
  editor: "dialog",
})

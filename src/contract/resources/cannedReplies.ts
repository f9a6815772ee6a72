import { attends } from "../access/access.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { limits } from "../limits.ts"
import { savedReply } from "../support/savedReply.ts"

/** Answers a company gives often, found in the contact centre by `/` and their shortcut. */
export const cannedReplies = defineResource({
  name: "cannedReplies",
  path: "/whatsapp/replies",
  service: "contactCentre",
  access: attends,
  scope: "company",
  noun: noun("resposta pronta", "respostas prontas", "f", "canned reply", "canned replies"),
  title: "shortcut",
  parts: [
    part("Resposta", "Reply", {
      shortcut: savedReply.shortcut(["horario", "hours"]),
      body: savedReply.body(limits.contact.maxBody),
    }),
  ],
  columns: ["shortcut", "body", "owner"],
  extraColumns: ["updatedAt"],
  filters: ["owner"],
  editor: "dialog",
})

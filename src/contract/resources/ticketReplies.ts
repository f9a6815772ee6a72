import { limits } from "../limits.ts"
import { managesApplication } from "../access/keepers.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { helpDesk } from "../support/ticketHandling.ts"
import { savedReply } from "../support/savedReply.ts"

/** Variables of a saved reply, by their name in Portuguese and in English. */
export const replyVariables = {
  requester: ["solicitante", "requester"],
  protocol: ["protocolo", "protocol"],
  subject: ["assunto", "subject"],
  company: ["empresa", "company"],
  agent: ["atendente", "agent"],
} as const

/** Answers the help desk gives often, and what they leave a ticket at; found in its page by `/` and their shortcut. */
export const ticketReplies = defineResource({
  name: "ticketReplies",
  path: "/helpdesk/reply",
  access: helpDesk,
  writes: managesApplication,
  scope: "application",
  noun: noun(
    "resposta pronta de chamado",
    "respostas prontas de chamados",
    "f",
    "saved reply for tickets",
    "saved replies for tickets",
  ),
  title: "shortcut",
  parts: [
    part("Resposta", "Reply", {
      shortcut: savedReply.shortcut(["prazo", "deadline"]),
      body: savedReply.body(limits.text.lines.max, {
        variables: replyVariables,
        hint: [
          "Pode usar {{solicitante}}, {{protocolo}}, {{assunto}}, {{empresa}} e {{atendente}}.",
          "It may use {{requester}}, {{protocol}}, {{subject}}, {{company}} and {{agent}}.",
        ],
      }),
      leavesAt: f.choice("Depois de enviar", "After sending", {
        IN_PROGRESS: ["Em andamento", "In progress"],
        ON_HOLD: ["Em espera", "On hold"],
        SOLVED: ["Resolvido", "Solved"],
      }),
    }),
  ],
  columns: ["shortcut", "body", "leavesAt"],
  extraColumns: ["owner", "updatedAt"],
  filters: ["leavesAt", "owner"],
  editor: "dialog",
})

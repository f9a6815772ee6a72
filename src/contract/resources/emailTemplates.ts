import { managesApplication } from "../access/keepers.ts"
import { letterHint } from "../messages/letterHint.ts"
import { unsafeIn } from "../messages/letterText.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Texts of the emails of each type, in each language (modules, emails/templates). */
export const emailTemplates = defineResource({
  name: "emailTemplates",
  path: "/email-template",
  access: "signedIn",
  writes: managesApplication,
  scope: "application",
  noun: noun("modelo de e-mail", "modelos de e-mail", "m", "email template", "email templates"),
  sentences: {
    "row.test": ["Enviar teste para mim", "Send me a test"],
    "row.restore": ["Restaurar texto anterior", "Restore an earlier text"],
    "tab.preview": ["Prévia", "Preview"],
  },
  title: "name",
  parts: [
    part("Modelo", "Template", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      type: f.reference("Tipo de e-mail", "Email type", "emailTypes", { required: true }),
      language: f.choice(
        "Idioma",
        "Language",
        { ptBr: ["Português", "Portuguese"], en: ["Inglês", "English"] },
        { required: true, initial: "ptBr" },
      ),
      subject: f.text("Assunto", "Subject", { required: true, max: 120, searched: true }),
      preheader: f.text("Prévia na caixa de entrada", "Inbox preview", {
        max: 140,
        hint: [
          "O que aparece ao lado do assunto antes de abrir a mensagem.",
          "What shows beside the subject before the message is opened.",
        ],
      }),
      body: f.lines("Mensagem", "Message", {
        required: true,
        max: 10_000,
        unsafe: unsafeIn,
        hint: letterHint,
      }),
      publishedAt: f.moment("Publicado em", "Published", { from: "server" }),
      sent: f.count("Enviados em 30 dias", "Sent in 30 days", { from: "server", derived: true }),
    }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      PUBLISHED: ["Publicado", "Published", "success"],
      SUPERSEDED: ["Substituído", "Superseded", "off"],
    },
    moves: { DRAFT: ["PUBLISHED"], PUBLISHED: ["DRAFT"], SUPERSEDED: ["PUBLISHED"] },
    revised: ["PUBLISHED", "SUPERSEDED"],
    verbs: {
      PUBLISHED: ["Publicar", "Publish"],
      "SUPERSEDED.PUBLISHED": ["Publicar de novo", "Publish again"],
      DRAFT: ["Tirar de uso", "Unpublish"],
    },
  },
  columns: ["name", "type", "subject", "language", "sent", "publishedAt", "status"],
  extraColumns: ["preheader", "owner", "updatedAt"],
  filters: ["status", "type", "language", "owner"],
  editor: "page",
  copies: { without: ["name"] },
})

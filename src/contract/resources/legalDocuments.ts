import type { AccountKind } from "../applications/accountDeletions.ts"
import { managesApplication } from "../access/keepers.ts"
import { unsafeIn } from "../messages/letterText.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

const types = {
  TERMS: ["Termos de uso", "Terms of use"],
  PRIVACY: ["Política de privacidade", "Privacy policy"],
  CONTRACT: ["Contrato", "Contract"],
  COOKIE: ["Política de cookies", "Cookie policy"],
} as const

/** Whom one is for. */
const audiences = {
  CUSTOMER: ["Clientes", "Customers"],
  DELIVERYMAN: ["Entregadores", "Delivery people"],
  SHOPPER: ["Separadores", "Shoppers"],
  COMPANY: ["Lojas", "Stores"],
} as const satisfies Readonly<Record<AccountKind, readonly [string, string]>>

/** Characters of a document; a page of print has about three thousand. */
const maxLegalText = 30_000

/** Documents the users of an application agree to, edition by edition (modules, app/terms). */
export const legalDocuments = defineResource({
  name: "legalDocuments",
  path: "/legal-document",
  access: managesApplication,
  scope: "application",
  noun: noun("documento legal", "documentos legais", "m", "legal document", "legal documents"),
  sentences: {
    "tab.preview": ["Prévia", "Preview"],
    "tab.compare": ["Comparar versões", "Compare versions"],
    "tab.acceptances": ["Aceites", "Acceptances"],
    "keptFor.publication": [
      "Este documento já foi publicado e por isso fica guardado. Publique outra versão para substituí-lo.",
      "This document was published, so it is kept. Publish another version to replace it.",
    ],
    "refused.kept_for_publication": [
      "Já foram publicados e ficam guardados",
      "They were published, so they are kept",
    ],
  },
  title: "title",
  parts: [
    part("Documento", "Document", {
      title: f.text("Título", "Title", { required: true, max: 120, searched: true, fixed: "begun" }),
      type: f.choice("Tipo", "Type", types, { required: true, fixed: "begun" }),
      userType: f.choice("Para quem", "For whom", audiences, {
        fixed: "begun",
        hint: [
          "Sem escolha, vale para todos que não têm um documento próprio.",
          "Without a choice, it is for everyone who has no document of their own.",
        ],
      }),
      language: f.choice(
        "Idioma",
        "Language",
        { ptBr: ["Português", "Portuguese"], en: ["Inglês", "English"] },
        { required: true, initial: "ptBr", fixed: "begun" },
      ),
      requiresAcceptance: f.flag("Pede aceite", "Requires acceptance", {
        fixed: "begun",
        hint: [
          "A equipe vê um aviso até aceitar. Cada nova versão pede um novo aceite.",
          "The team sees a banner until they accept. Each new version asks again.",
        ],
      }),
      changes: f.text("O que mudou", "What changed", {
        max: 255,
        fixed: "begun",
        hint: [
          "Uma frase para quem já leu a versão anterior.",
          "One sentence for those who read the former version.",
        ],
      }),
      body: f.lines("Texto", "Text", {
        required: true,
        max: maxLegalText,
        fixed: "begun",
        unsafe: unsafeIn,
        hint: [
          "Separe os parágrafos com uma linha em branco. # abre um título, ## um subtítulo, - ou 1. um item de lista, **negrito**, *itálico*, e [texto](https://…) faz um link.",
          "Put a blank line between paragraphs. # begins a heading, ## a smaller one, - or 1. an item of a list, **bold**, *italic*, and [text](https://…) makes a link.",
        ],
      }),
      edition: f.count("Versão", "Version", { from: "server" }),
      publishedAt: f.moment("Publicado em", "Published", { from: "server" }),
      acceptances: f.count("Aceites", "Acceptances", { from: "server", derived: true }),
    }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      PUBLISHED: ["Publicado", "Published", "success"],
      SUPERSEDED: ["Substituído", "Superseded", "off"],
    },
    moves: { DRAFT: ["PUBLISHED"] },
    revised: ["PUBLISHED", "SUPERSEDED"],
    verbs: {
      PUBLISHED: ["Publicar", "Publish"],
    },
  },
  columns: ["title", "type", "userType", "language", "edition", "publishedAt", "acceptances", "status"],
  extraColumns: ["requiresAcceptance", "owner", "createdAt", "updatedAt"],
  filters: ["status", "type", "userType", "language", "owner"],
  latestFirst: true,
  editor: "page",
  copies: { without: ["changes"] },
})

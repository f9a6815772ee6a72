import { managesApplication } from "../access/keepers.ts"
import { letterHint } from "../messages/letterHint.ts"
import { unsafeIn } from "../messages/letterText.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Questions people ask again and again, with their answers (modules, helpdesk/faq). */
export const faqArticles = defineResource({
  name: "faqArticles",
  path: "/faq-article",
  access: "signedIn",
  writes: managesApplication,
  readersSee: ["PUBLISHED"],
  scope: "application",
  noun: noun("pergunta frequente", "perguntas frequentes", "f", "help article", "help articles"),
  title: "title",
  parts: [
    part("Pergunta", "Question", {
      title: f.text("Pergunta", "Question", { required: true, max: 120, searched: true }),
      body: f.lines("Resposta", "Answer", {
        required: true,
        max: 5000,
        searched: true,
        unsafe: unsafeIn,
        hint: letterHint,
      }),
      language: f.choice(
        "Idioma",
        "Language",
        { ptBr: ["Português", "Portuguese"], en: ["Inglês", "English"] },
        {
          initial: "ptBr",
          hint: ["Sem idioma, vale para todos.", "Without a language, it is for everyone."],
        },
      ),
      category: f.choice(
        "Categoria",
        "Category",
        {
          ORDERS: ["Pedidos", "Orders"],
          CATALOG: ["Cardápio e produtos", "Menu and products"],
          DELIVERY: ["Entregas", "Delivery"],
          FINANCE: ["Financeiro", "Billing"],
          ACCOUNT: ["Conta e acesso", "Account and access"],
          OTHER: ["Outras", "Other"],
        },
        { required: true },
      ),
      audience: f.choices("Para quem", "For whom", {
        RESTAURANT: ["Restaurantes", "Restaurants"],
        SUPERMARKET: ["Supermercados", "Supermarkets"],
        PARTNER: ["Parceiros", "Partners"],
      }),
      tags: f.text("Outras palavras", "Other words", {
        max: 120,
        searched: true,
        hint: ["Com que mais se procura por isto.", "What else people search for this with."],
      }),
      screens: f.text("Telas", "Screens", {
        max: 255,
        hint: [
          "Endereços das telas que ele explica, como company/coupon. Quem está nelas o encontra pela ajuda.",
          "Addresses of the screens it explains, such as company/coupon. People on those screens find it under help.",
        ],
      }),
      video: f.link("Vídeo", "Video"),
      readers: f.count("Pessoas que leram", "Readers", { from: "server", derived: true }),
      helpfulRate: f.percent("Ajudou, em %", "Helpful, in %", { from: "server", derived: true }),
      helpful: f.count("Ajudou", "Helped", { from: "server", derived: true }),
      unhelpful: f.count("Não ajudou", "Did not help", { from: "server", derived: true }),
    }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      PUBLISHED: ["Publicada", "Published", "success"],
    },
    moves: { DRAFT: ["PUBLISHED"], PUBLISHED: ["DRAFT"] },
    verbs: {
      PUBLISHED: ["Publicar", "Publish"],
      DRAFT: ["Tirar do ar", "Unpublish"],
    },
  },
  order: "manual",
  columns: ["title", "category", "audience", "readers", "helpfulRate", "status"],
  extraColumns: ["language", "helpful", "unhelpful", "tags", "screens", "video", "owner", "updatedAt"],
  filters: ["status", "category", "audience", "language", "screens", "helpfulRate", "owner"],
  editor: "page",
})

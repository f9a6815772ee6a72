import { managesApplication } from "../access/keepers.ts"
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
      body: f.lines("Resposta", "Answer", { required: true, max: 5000, searched: true }),
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
          "Addresses of the screens it explains, such as company/coupon. Whoever is there finds it by the help.",
        ],
      }),
      video: f.link("Vídeo", "Video"),
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
  },
  order: "manual",
  columns: ["title", "category", "audience", "helpful", "unhelpful", "status"],
  extraColumns: ["tags", "screens", "video", "owner", "updatedAt"],
  filters: ["status", "category", "audience", "screens", "unhelpful", "owner"],
  editor: "page",
})

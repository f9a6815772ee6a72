import { managesApplication } from "../access/keepers.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Questions people ask again and again, with their answers (modules, helpdesk/faq). */
export const faqArticles = defineResource({
  name: "faqArticles",
  path: "/faq-article",
  access: "signedIn",
  writes: managesApplication,
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
      video: f.link("Vídeo", "Video"),
      helpful: f.count("Ajudou", "Helped", { from: "server", derived: true }),
      unhelpful: f.count("Não ajudou", "Did not help", { from: "server", derived: true }),
    }),
  ],
  order: "manual",
  columns: ["title", "category", "audience", "helpful", "unhelpful"],
  extraColumns: ["tags", "video", "owner", "updatedAt"],
  filters: ["category", "audience", "owner"],
  editor: "page",
})

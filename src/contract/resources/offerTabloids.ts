import { keepsTabloids } from "../access/keepers.ts"
import { pdfLimits } from "../files/pdfLimits.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Leaflets of offers, from the draft over their approval to their last day (modules, appoffer/tabloids). */
export const offerTabloids = defineResource({
  name: "offerTabloids",
  path: "/offer/tabloid",
  access: keepsTabloids,
  scope: "application",
  noun: noun("tabloide", "tabloides", "m", "tabloid", "tabloids"),
  sentences: {
    "tab.review": ["Moderação", "Moderation"],
    "list.cards": ["Cartões", "Cards"],
    "list.calendar": ["Calendário", "Calendar"],
    "row.nextWeek": ["Repetir na próxima semana", "Repeat next week"],
    "row.notify": ["Avisar seguidores", "Notify followers"],
    "row.extend": ["Prorrogar", "Extend"],
  },
  title: "title",
  parts: [
    part("Tabloide", "Tabloid", {
      title: f.text("Título", "Title", { required: true, max: 80, searched: true }),
      cover: f.image("Capa", "Cover", { required: true, ratio: [3, 4] }),
      pages: f.references("Páginas", "Pages", "files", { max: pdfLimits.maxPages }),
      document: f.file("PDF", "PDF"),
      company: f.reference("Anunciante", "Advertiser", "offerCompanies", { required: true }),
      stores: f.references("Lojas", "Stores", "offerStores", {
        hint: [
          "Sem nenhuma, vale em todas do anunciante.",
          "With none, it is valid at all of the advertiser's.",
        ],
      }),
      cities: f.references("Cidades", "Cities", "offerCities"),
      startsAt: f.moment("Começa em", "Starts", { required: true }),
      endsAt: f.moment("Termina em", "Ends", { required: true, after: "startsAt" }),
      fonts: f.references("Fontes", "Fonts", "offerFonts", {
        hint: [
          "As que aparecem nas páginas; assim se sabe onde cada licença é usada.",
          "Those its pages are set in; they tell where each license is used.",
        ],
      }),
      category: f.choice("Categoria", "Category", {
        GROCERY: ["Mercado", "Groceries"],
        PRODUCE: ["Hortifrúti", "Produce"],
        BUTCHER: ["Açougue", "Butcher"],
        PHARMACY: ["Farmácia", "Pharmacy"],
        HOME: ["Casa e limpeza", "Home and cleaning"],
        OTHER: ["Outras", "Other"],
      }),
      isSponsored: f.flag("Patrocinado", "Sponsored"),
      priority: f.count("Prioridade", "Priority", {
        max: 100,
        hint: ["O maior número aparece primeiro.", "The highest number comes first."],
      }),
      source: f.choice(
        "Origem",
        "Source",
        {
          UPLOAD: ["Enviado", "Upload"],
          STUDIO: ["Estúdio gráfico", "Graphic studio"],
          API: ["Integração", "Integration"],
        },
        { from: "server" },
      ),
      views: f.count("Visualizações", "Views", { from: "server" }),
      favorites: f.count("Favoritos", "Favorites", { from: "server" }),
      shares: f.count("Compartilhamentos", "Shares", { from: "server" }),
    }),
    part("Ofertas", "Offers", {
      items: f.list("Ofertas", "Offers", {
        name: f.text("Produto", "Product", { required: true, max: 80 }),
        price: f.money("Preço", "Price", { required: true }),
        unit: f.choice("Por", "Per", {
          UN: ["Unidade", "Unit"],
          KG: ["Quilo", "Kilogram"],
          L: ["Litro", "Liter"],
          PACK: ["Pacote", "Pack"],
        }),
        ean: f.text("EAN", "EAN", { max: 14 }),
      }),
    }),
  ],
  status: {
    first: "DRAFT",
    approval: { requested: "PENDING", approved: ["PUBLISHED"] },
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      PENDING: ["Em moderação", "In moderation", "warning"],
      SCHEDULED: ["Agendado", "Scheduled", "info"],
      PUBLISHED: ["No ar", "Live", "success"],
      EXPIRED: ["Encerrado", "Ended", "off"],
      REJECTED: ["Recusado", "Rejected", "danger"],
    },
    moves: {
      DRAFT: ["PENDING"],
      PENDING: ["PUBLISHED", "REJECTED"],
      REJECTED: ["DRAFT"],
      SCHEDULED: ["DRAFT"],
      PUBLISHED: ["DRAFT"],
    },
    verbs: {
      PENDING: ["Enviar para moderação", "Submit for moderation"],
      PUBLISHED: ["Publicar", "Publish"],
      REJECTED: ["Recusar", "Reject"],
      DRAFT: ["Voltar para rascunho", "Return to draft"],
      "PUBLISHED.DRAFT": ["Tirar do ar", "Take down"],
    },
    derived: [
      { from: ["PUBLISHED"], to: "SCHEDULED", before: "startsAt" },
      { from: ["PUBLISHED", "SCHEDULED"], to: "EXPIRED", past: "endsAt" },
    ],
    reasons: ["REJECTED"],
  },
  validity: { from: "startsAt", until: "endsAt" },
  ending: "endsAt",
  latestFirst: true,
  columns: ["cover", "title", "company", "startsAt", "endsAt", "views", "favorites", "status"],
  extraColumns: [
    "category",
    "isSponsored",
    "priority",
    "source",
    "shares",
    "stores",
    "cities",
    "fonts",
    "createdAt",
    "owner",
  ],
  filters: [
    "status",
    "company",
    "cities",
    "validOn",
    "endingWithin",
    "isSponsored",
    "category",
    "fonts",
    "owner",
  ],
  copies: { without: ["startsAt", "endsAt"] },
})

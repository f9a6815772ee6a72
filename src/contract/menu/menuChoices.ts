import type { Choices } from "../resource/Words.ts"

/** Channels a menu serves or an item is sold on, as orders name them. */
export const menuChannels = {
  APP: ["Aplicativo", "App"],
  SITE: ["Site", "Website"],
  WHATSAPP: ["WhatsApp", "WhatsApp"],
  IFOOD: ["iFood", "iFood"],
  PDV: ["Balcão (PDV)", "Point of sale"],
  PHONE: ["Telefone", "Phone"],
} as const satisfies Choices

/** Words on an item: diets it suits, and why one may like it. */
export const menuTags = {
  VEGETARIAN: ["Vegetariano", "Vegetarian"],
  VEGAN: ["Vegano", "Vegan"],
  GLUTEN_FREE: ["Sem glúten", "Gluten-free"],
  LACTOSE_FREE: ["Sem lactose", "Lactose-free"],
  HALAL: ["Halal", "Halal"],
  KOSHER: ["Kosher", "Kosher"],
  SPICY: ["Picante", "Spicy"],
  FROZEN: ["Congelado", "Frozen"],
  NEW: ["Novidade", "New"],
  CHEF: ["Sugestão da casa", "Chef's choice"],
} as const satisfies Choices

/** The 18 groups that RDC 26/2015 has a label name: 17 foods and latex. */
export const allergens = {
  WHEAT_RYE_BARLEY_OATS: ["Trigo, centeio, cevada e aveia", "Wheat, rye, barley, and oats"],
  CRUSTACEANS: ["Crustáceos", "Crustaceans"],
  EGGS: ["Ovos", "Eggs"],
  FISH: ["Peixes", "Fish"],
  PEANUTS: ["Amendoim", "Peanuts"],
  SOYBEANS: ["Soja", "Soy"],
  MILK: ["Leite", "Milk"],
  ALMONDS: ["Amêndoa", "Almonds"],
  HAZELNUTS: ["Avelã", "Hazelnuts"],
  CASHEW_NUTS: ["Castanha-de-caju", "Cashew nuts"],
  BRAZIL_NUTS: ["Castanha-do-pará", "Brazil nuts"],
  MACADAMIA_NUTS: ["Macadâmia", "Macadamia nuts"],
  WALNUTS: ["Nozes", "Walnuts"],
  PECAN_NUTS: ["Pecã", "Pecans"],
  PISTACHIOS: ["Pistache", "Pistachios"],
  PINE_NUTS: ["Pinoli", "Pine nuts"],
  CHESTNUTS: ["Castanhas", "Chestnuts"],
  LATEX: ["Látex natural", "Natural latex"],
} as const satisfies Choices

/** The largest price and surcharge, in cents. */
export const maxMenuPrice = 9_999_999

/** Hundredths of a percent by which a file may move a price without being asked about (catalogue, invariant 17). */
export const maxPriceJump = 1000

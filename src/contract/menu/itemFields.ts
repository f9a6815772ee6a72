import { barcodeRules } from "./barcode.ts"
import * as f from "../resource/field.ts"
import { cestRules, cfopRules, ncmRules } from "./fiscalCodes.ts"
import { allergens, maxMenuPrice, maxPriceJump, menuChannels, menuTags } from "./menuChoices.ts"

/** Fields of a menu item that say what it is. */
export const itemFields = {
  name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
  category: f.reference("Categoria", "Category", "menuCategories", { required: true }),
  description: f.lines("Descrição", "Description", { max: 500 }),
  images: f.references("Fotos", "Pictures", "files", {
    max: 4,
    hint: ["A primeira é a capa.", "The first one is the cover."],
  }),
  kind: f.choice(
    "Tipo",
    "Kind",
    { SIMPLE: ["Comum", "Plain"], PIZZA: ["Pizza", "Pizza"], COMBO: ["Combo", "Combo"] },
    { required: true, initial: "SIMPLE" },
  ),
  serves: f.count("Serve quantas pessoas", "Serves how many people", { min: 1, max: 50 }),
  prepMinutes: f.count("Tempo de preparo, em minutos", "Preparation time, in minutes", { max: 240 }),
  sellBy: f.choice(
    "Vendido por",
    "Sold by",
    { UNIT: ["Unidade", "Unit"], WEIGHT: ["Peso", "Weight"] },
    { initial: "UNIT" },
  ),
  tags: f.choices("Selos", "Tags", menuTags),
  code: f.code("Código no PDV", "POS code", { max: 40, searched: true }),
  ean: f.text("Código de barras", "Barcode", { ...barcodeRules, searched: true }),
}

/** Fields of a menu item about its price. */
export const priceFields = {
  price: f.money("Preço", "Price", { required: true, max: maxMenuPrice, jump: maxPriceJump }),
  promoPrice: f.money("Preço promocional", "Sale price", { max: maxMenuPrice, below: "price" }),
  promoFrom: f.moment("Promoção começa em", "Sale starts"),
  promoUntil: f.moment("Promoção termina em", "Sale ends", { after: "promoFrom" }),
  cost: f.money("Custo", "Cost", { max: maxMenuPrice }),
}

/** Fields of a menu item about when, where and how much of it is sold. */
export const availabilityFields = {
  soldOutUntil: f.moment("Esgotado até", "Sold out until"),
  soldOutReason: f.text("Por que esgotou", "Reason it is sold out", { max: 80 }),
  week: f.hours("Horários", "Hours", {
    hint: ["Sem horários, vale o da categoria.", "Without hours, those of its category count."],
  }),
  startsOn: f.day("Começa em", "Starts", { span: "plan" }),
  endsOn: f.day("Termina em", "Ends", { after: "startsOn", span: "plan" }),
  channels: f.choices("Canais", "Channels", menuChannels, {
    hint: ["Sem nenhum, vende em todos.", "With none, it is sold on all of them."],
  }),
  maxPerOrder: f.count("Máximo por pedido", "Maximum per order", { min: 1, max: 999 }),
  tracksStock: f.flag("Controla estoque", "Tracks stock"),
  stock: f.count("Estoque", "Stock", { from: "server" }),
}

/** Fields of a menu item about what is in it, and who may buy it. */
export const contentFields = {
  allergens: f.choices("Contém", "Contains", allergens),
  traces: f.choices("Pode conter", "May contain", allergens),
  noAllergens: f.flag("Não contém nenhum alérgeno", "Contains no allergens", {
    hint: [
      "Sem isto e sem nenhum marcado, os alérgenos contam como não informados.",
      "Without this and with none ticked, allergens count as not stated.",
    ],
  }),
  allergensToldAt: f.moment("Alérgenos informados em", "Allergens stated on", { from: "server" }),
  alcohol: f.flag("Contém álcool", "Contains alcohol"),
  minAge: f.choice(
    "Idade mínima",
    "Minimum age",
    { NONE: ["Sem restrição", "No restriction"], "18": ["18 anos", "18 years"] },
    { initial: "NONE" },
  ),
  nutrition: f.list(
    "Tabela nutricional",
    "Nutrition facts",
    {
      name: f.text("Nutriente", "Nutrient", { required: true, max: 60 }),
      amount: f.decimal("Quantidade", "Amount", { required: true }),
      unit: f.choice(
        "Unidade",
        "Unit",
        {
          KCAL: ["kcal", "kcal"],
          G: ["g", "g"],
          MG: ["mg", "mg"],
          MCG: ["µg", "µg"],
          ML: ["ml", "ml"],
        },
        { required: true },
      ),
      dailyValue: f.percent("Valor diário (%)", "Daily value (%)", { max: 100_000 }),
    },
    { max: 20 },
  ),
}

/** Codes of a menu item on fiscal documents. */
export const fiscalFields = {
  ncm: f.text("NCM", "NCM", ncmRules),
  cest: f.text("CEST", "CEST", cestRules),
  cfop: f.text("CFOP", "CFOP", cfopRules),
  taxOrigin: f.choice("Origem da mercadoria", "Origin of goods", {
    "0": ["0 – Nacional", "0 – Domestic"],
    "1": ["1 – Importada diretamente", "1 – Imported directly"],
    "2": ["2 – Importada, comprada no país", "2 – Imported, bought in Brazil"],
    "3": ["3 – Nacional, mais de 40% importada", "3 – Domestic, over 40% imported"],
    "4": ["4 – Nacional, processo básico", "4 – Domestic, basic production process"],
    "5": ["5 – Nacional, até 40% importada", "5 – Domestic, up to 40% imported"],
    "6": ["6 – Importada diretamente, sem similar", "6 – Imported directly, nothing similar"],
    "7": ["7 – Importada, comprada no país, sem similar", "7 – Imported, bought in Brazil, nothing similar"],
    "8": ["8 – Nacional, mais de 70% importada", "8 – Domestic, over 70% imported"],
  }),
}

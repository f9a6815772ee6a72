import { barcodeRules } from "../menu/barcode.ts"
import { maxMenuPrice, maxPriceJump } from "../menu/menuChoices.ts"
import * as f from "../resource/field.ts"
import { scaleCodeRules } from "./scaleCode.ts"

/** Fields of a product that say what it is and how it is found. */
export const identityFields = {
  name: f.text("Nome", "Name", { required: true, max: 120, searched: true }),
  shortName: f.text("Nome curto", "Short name", {
    max: 40,
    hint: ["Como sai na etiqueta e no cupom.", "As printed on labels and receipts."],
  }),
  brand: f.text("Marca", "Brand", { max: 60, searched: true }),
  department: f.reference("Departamento", "Department", "departments"),
  place: f.text("Corredor e prateleira", "Aisle and shelf", { max: 20 }),
  images: f.references("Fotos", "Pictures", "files", {
    max: 6,
    hint: ["A primeira é a capa.", "The first one is the cover."],
  }),
  description: f.lines("Descrição", "Description", { max: 2000 }),
  bankProduct: f.reference("Produto do banco", "Bank product", "bankProducts", { from: "server" }),
  source: f.choice(
    "Origem",
    "Source",
    {
      MANUAL: ["Digitado", "Typed in"],
      FILE: ["Arquivo", "File"],
      BANK: ["Banco de produtos", "Product bank"],
      ERP: ["ERP", "ERP"],
    },
    { from: "server" },
  ),
  similar: f.references("Produtos semelhantes", "Similar products", "products", {
    max: 20,
    hint: ["Oferecidos quando este falta.", "Offered when this one is missing."],
  }),
}

/** Codes of a product. Those of the store's own scale begin with 2 on a label and are none of its barcodes. */
export const codeFields = {
  ean: f.text("Código de barras", "Barcode", {
    ...barcodeRules,
    searched: true,
    unique: true,
    hint: [
      "8, 12, 13 ou 14 dígitos, sem os da própria balança.",
      "8, 12, 13 or 14 digits, none of the scale's own.",
    ],
  }),
  sku: f.code("Código interno", "SKU", { max: 40, searched: true, unique: true }),
  scaleCode: f.text("Código na balança", "Scale code", {
    ...scaleCodeRules,
    searched: true,
    unique: true,
    hint: ["O número do produto na etiqueta da balança.", "The product’s number on the scale’s label."],
  }),
  moreEans: f.list(
    "Outros códigos de barras",
    "Other barcodes",
    {
      code: f.text("Código de barras", "Barcode", { ...barcodeRules, required: true, searched: true }),
      factor: f.decimal("Unidades", "Units", { min: 0.001, max: 9999 }),
    },
    { max: 20, identity: "code" },
  ),
}

/** Fields of a product about its price. */
export const productPriceFields = {
  price: f.money("Preço", "Price", { required: true, max: maxMenuPrice, jump: maxPriceJump }),
  cost: f.money("Custo", "Cost", { max: maxMenuPrice }),
  promoPrice: f.money("Preço promocional", "Sale price", { max: maxMenuPrice, below: "price" }),
  promoFrom: f.moment("Promoção começa em", "Sale starts"),
  promoUntil: f.moment("Promoção termina em", "Sale ends", { after: "promoFrom" }),
  clubPrice: f.money("Preço do clube", "Club price", { max: maxMenuPrice, below: "price" }),
  wholesale: f.list(
    "Preços por quantidade",
    "Prices by quantity",
    {
      minQty: f.count("A partir de", "From", { required: true, min: 2, max: 9999 }),
      each: f.money("Preço de cada", "Price each", { required: true, max: maxMenuPrice, below: "price" }),
    },
    { max: 5, identity: "minQty" },
  ),
  unitPrice: f.money("Preço por medida", "Price per measure", {
    from: "server",
    derived: true,
  }),
  margin: f.percent("Margem", "Margin", { from: "server", derived: true }),
  label: f.choice(
    "Etiqueta a imprimir",
    "Label to print",
    {
      NEW: ["Produto novo", "New product"],
      PRICE: ["Preço mudou", "Price changed"],
      PROMO: ["Oferta", "On sale"],
      CHECKED: ["Errada na gôndola", "Wrong on the shelf"],
    },
    { from: "server", derived: true, extra: "shelf-labels" },
  ),
}

const byWeight = { sellBy: ["WEIGHT", "UNIT_BY_WEIGHT"] }

/** Fields of a product about how, and how much of it, is sold. */
export const measureFields = {
  sellBy: f.choice(
    "Vendido por",
    "Sold by",
    {
      UNIT: ["Unidade", "Unit"],
      WEIGHT: ["Peso", "Weight"],
      UNIT_BY_WEIGHT: ["Unidade, cobrada pelo peso", "Piece, charged by weight"],
    },
    { required: true, initial: "UNIT" },
  ),
  unit: f.choice(
    "Unidade de venda",
    "Unit of sale",
    {
      UN: ["Unidade", "Unit"],
      KG: ["Quilo", "Kilogram"],
      G: ["Grama", "Gram"],
      L: ["Litro", "Liter"],
      ML: ["Mililitro", "Milliliter"],
      M: ["Metro", "Meter"],
      CX: ["Caixa", "Box"],
      PCT: ["Pacote", "Pack"],
    },
    { required: true, initial: "UN" },
  ),
  netContent: f.decimal("Conteúdo", "Net content", {
    min: 0.001,
    max: 999_999,
    requiredWith: ["contentUnit"],
  }),
  contentUnit: f.choice(
    "Medida do conteúdo",
    "Unit of the content",
    { G: ["g", "g"], ML: ["ml", "ml"], UN: ["un.", "pcs"] },
    { requiredWith: ["netContent"] },
  ),
  averageGrams: f.count("Peso médio de uma (g)", "Average weight of one (g)", {
    min: 1,
    max: 99_999,
    required: true,
    when: { sellBy: ["UNIT_BY_WEIGHT"] },
  }),
  weightStep: f.count("Passo do peso (g)", "Weight step (g)", { min: 10, max: 5000, when: byWeight }),
  packing: f.reference("Embalagem", "Packing", "packings"),
  maxPerOrder: f.decimal("Máximo por pedido", "Maximum per order", { min: 0.01, max: 9999 }),
  stock: f.decimal("Estoque", "Stock", {
    max: 9_999_999,
    hint: [
      "Vazio: não se controla. Em zero, o produto fica sem estoque.",
      "Empty: not tracked. At zero, the product is out of stock.",
    ],
  }),
  minStock: f.decimal("Estoque mínimo", "Minimum stock", { max: 9_999_999 }),
}

import { barcodeRules } from "../menu/barcode.ts"
import { contentFields, fiscalFields } from "../menu/itemFields.ts"
import { measureFields } from "../products/productFields.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

const derived = { from: "server", derived: true } as const

/** Products every store may take over, with what is printed on them; only the platform's people write them (modules, adm/products-bank). */
export const bankProducts = defineResource({
  name: "bankProducts",
  path: "/bank-product",
  access: "signedIn",
  scope: "platform",
  noun: noun("produto do banco", "produtos do banco", "m", "bank product", "bank products"),
  title: "name",
  readersSee: ["PUBLISHED"],
  sentences: {
    search: ["Buscar ou ler um código de barras", "Search or scan a barcode"],
    "list.import": ["Importar", "Import"],
    "taken.ean": ["Código de barras já existe no banco", "Barcode already exists in the bank"],
  },
  parts: [
    part(
      "Produto",
      "Product",
      {
        name: f.text("Nome", "Name", { required: true, max: 120, searched: true }),
        ean: f.text("Código de barras", "Barcode", {
          ...barcodeRules,
          required: true,
          searched: true,
          unique: true,
        }),
        brand: f.text("Marca", "Brand", { max: 60, searched: true }),
        manufacturer: f.text("Fabricante", "Manufacturer", { max: 80 }),
        departmentPath: f.text("Departamento", "Department", {
          max: 200,
          hint: [
            "Do geral ao específico: Mercearia > Arroz e feijão. O último nome escolhe o departamento da loja.",
            "From broad to narrow: Groceries > Rice and beans. The last name chooses the store’s department.",
          ],
        }),
        gpc: f.text("Código GPC", "GPC code", {
          format: { accepts: (text) => /^\d{8}$/.test(text), plain: (text) => text },
          max: 8,
        }),
        netContent: measureFields.netContent,
        contentUnit: measureFields.contentUnit,
        images: f.references("Fotos", "Pictures", "files", {
          max: 6,
          hint: ["A primeira é a capa.", "The first one is the cover."],
        }),
        source: f.choice(
          "Origem",
          "Source",
          {
            MANUAL: ["Digitado", "Typed in"],
            GS1: ["GS1", "GS1"],
            OFF: ["Open Food Facts", "Open Food Facts"],
            STORE: ["Uma loja", "A store"],
          },
          { required: true, initial: "MANUAL" },
        ),
        quality: f.percent("Qualidade", "Quality", derived),
        grade: f.choice(
          "Nota",
          "Grade",
          {
            LOW: ["Baixa, até 59%", "Low, up to 59%"],
            FAIR: ["Média, de 60% a 84%", "Fair, 60% to 84%"],
            GOOD: ["Boa, a partir de 85%", "Good, from 85%"],
          },
          derived,
        ),
        isRepeated: f.flag("Tem duplicado", "Has a duplicate", derived),
        stores: f.count("Lojas que vendem", "Stores that sell it", derived),
      },
      {
        groups: [
          {
            label: ["Identificação", "Identification"],
            about: ["O que está impresso na embalagem.", "What is printed on the package."],
            fields: [
              "name",
              "ean",
              "brand",
              "manufacturer",
              "departmentPath",
              "gpc",
              "netContent",
              "contentUnit",
              "images",
            ],
          },
          {
            label: ["No banco", "In the bank"],
            about: ["O que falta para a nota subir.", "What is missing for a better grade."],
            fields: ["source", "quality", "grade", "isRepeated", "stores"],
          },
        ],
      },
    ),
    part("Alérgenos e nutrição", "Allergens and nutrition", {
      ingredients: f.lines("Ingredientes", "Ingredients", { max: 4000 }),
      ...contentFields,
    }),
    part("Fiscal", "Tax", { ncm: fiscalFields.ncm, cest: fiscalFields.cest }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      REVIEW: ["Em revisão", "In review", "info"],
      PUBLISHED: ["Publicado", "Published", "success"],
      MERGED: ["Mesclado", "Merged", "off"],
    },
    moves: {
      DRAFT: ["REVIEW", "PUBLISHED"],
      REVIEW: ["PUBLISHED", "DRAFT"],
      PUBLISHED: ["REVIEW"],
    },
    verbs: {
      DRAFT: ["Voltar a rascunho", "Back to draft"],
      REVIEW: ["Enviar para revisão", "Send to review"],
      PUBLISHED: ["Publicar", "Publish"],
    },
    final: ["MERGED"],
  },
  columns: ["name", "ean", "brand", "departmentPath", "quality", "stores", "status"],
  extraColumns: [
    "manufacturer",
    "gpc",
    "netContent",
    "contentUnit",
    "grade",
    "isRepeated",
    "ncm",
    "cest",
    "allergens",
    "alcohol",
    "source",
    "createdAt",
    "updatedAt",
  ],
  filters: [
    "status",
    "departmentPath",
    "brand",
    "ean",
    "images",
    "grade",
    "isRepeated",
    "source",
    "updatedAt",
  ],
  editor: "page",
})

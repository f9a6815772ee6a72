import { contentFields, fiscalFields } from "../menu/itemFields.ts"
import { codeFields, identityFields, measureFields, productPriceFields } from "../products/productFields.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Products a supermarket, a pharmacy or another store sells by the piece and by weight (modules, product). */
export const products = defineResource({
  name: "products",
  path: "/products",
  access: { anyOf: ["accessToGlobal", "accessToRegisterProduct"] },
  scope: "company",
  noun: noun("produto", "produtos", "m", "product", "products"),
  title: "name",
  sentences: {
    search: ["Buscar ou ler um código de barras", "Search or scan a barcode"],
    "list.import": ["Importar", "Import"],
    "bulk.prices": ["Mudar preços", "Change prices"],
    "bulk.labels": ["Imprimir etiquetas", "Print labels"],
    "tab.prices": ["Preços no tempo", "Prices over time"],
    "taken.ean": ["Código de barras já existe", "Barcode already exists"],
  },
  parts: [
    part(
      "Produto",
      "Product",
      { ...identityFields, ...codeFields },
      {
        groups: [
          {
            label: ["Identificação", "Identification"],
            about: [
              "O que o cliente lê, e onde fica na loja.",
              "What customers read, and where it is in the store.",
            ],
            fields: ["name", "shortName", "brand", "department", "place", "images", "description", "similar"],
          },
          {
            label: ["Códigos", "Codes"],
            about: ["Por eles o leitor encontra o produto.", "By these a scanner finds the product."],
            fields: ["ean", "sku", "scaleCode", "moreEans"],
          },
        ],
      },
    ),
    part("Preço", "Price", productPriceFields),
    part("Venda e estoque", "Sale and stock", measureFields),
    part("Alérgenos e nutrição", "Allergens and nutrition", contentFields),
    part("Fiscal", "Tax", {
      ...fiscalFields,
      terms: f.text("Condições", "Terms", { max: 200 }),
    }),
  ],
  status: {
    first: "ACTIVE",
    values: {
      ACTIVE: ["Ativo", "Active", "success"],
      OUT_OF_STOCK: ["Sem estoque", "Out of stock", "warning"],
      INACTIVE: ["Inativo", "Inactive", "off"],
      PENDING: ["Pendente de revisão", "To be reviewed", "info"],
    },
    moves: {
      ACTIVE: ["OUT_OF_STOCK", "INACTIVE", "PENDING"],
      OUT_OF_STOCK: ["ACTIVE", "INACTIVE"],
      INACTIVE: ["ACTIVE"],
      PENDING: ["ACTIVE", "INACTIVE"],
    },
    verbs: {
      ACTIVE: ["Voltar a vender", "Sell again"],
      "PENDING.ACTIVE": ["Aprovar", "Approve"],
      "INACTIVE.ACTIVE": ["Ativar", "Activate"],
      OUT_OF_STOCK: ["Marcar sem estoque", "Mark out of stock"],
      INACTIVE: ["Inativar", "Deactivate"],
      PENDING: ["Enviar para revisão", "Send to review"],
    },
  },
  columns: ["name", "ean", "department", "price", "unitPrice", "margin", "stock", "status"],
  extraColumns: [
    "shortName",
    "brand",
    "sku",
    "scaleCode",
    "place",
    "promoPrice",
    "cost",
    "clubPrice",
    "promoFrom",
    "promoUntil",
    "sellBy",
    "unit",
    "netContent",
    "contentUnit",
    "packing",
    "minStock",
    "maxPerOrder",
    "allergens",
    "alcohol",
    "minAge",
    "ncm",
    "cest",
    "owner",
    "createdAt",
    "updatedAt",
  ],
  filters: [
    "status",
    "department",
    "brand",
    "ean",
    "images",
    "price",
    "promoPrice",
    "stock",
    "owner",
    "updatedAt",
  ],
  editor: "page",
  copies: { without: ["ean", "moreEans", "sku", "scaleCode", "stock"] },
})

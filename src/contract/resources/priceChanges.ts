import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { products } from "./products.ts"

const server = { from: "server" } as const
/** Numbers of several measures, which have no order. */
const mixed = { ...server, sorted: false } as const

const statuses = products.status?.values
const statusWords = {
  ACTIVE: ["Ativo", "Active"],
  OUT_OF_STOCK: ["Sem estoque", "Out of stock"],
  INACTIVE: ["Inativo", "Inactive"],
  PENDING: ["Pendente de revisão", "To be reviewed"],
} as const satisfies Readonly<Record<keyof NonNullable<typeof statuses>, readonly [string, string]>>

/** Changes of a product's prices, cost, stock and status, which the database writes whoever makes them (modules, product/{historic}). */
export const priceChanges = defineResource({
  name: "priceChanges",
  path: "/price-changes",
  access: products.access,
  scope: "company",
  readOnly: true,
  noun: noun("mudança", "mudanças", "f", "change", "changes"),
  title: "name",
  sentences: {
    "column.createdAt": ["Quando", "When"],
    "filter.createdAt": ["Quando", "When"],
    "row.restore": ["Restaurar o valor anterior", "Restore the former value"],
  },
  parts: [
    part("Mudança", "Change", {
      name: f.text("Produto", "Product", { required: true, ...server, searched: true }),
      product: f.reference("Cadastro do produto", "Product record", "products", {
        required: true,
        goesWith: true,
        ...server,
      }),
      field: f.choice(
        "Campo",
        "Field",
        {
          PRICE: ["Preço", "Price"],
          PROMO: ["Preço promocional", "Sale price"],
          CLUB: ["Preço do clube", "Club price"],
          COST: ["Custo", "Cost"],
          STOCK: ["Estoque", "Stock"],
          STATUS: ["Situação", "Status"],
        },
        { required: true, ...server },
      ),
      before: f.decimal("De", "From", mixed),
      after: f.decimal("Para", "To", mixed),
      statusBefore: f.choice("Situação de antes", "Status before", statusWords, server),
      statusAfter: f.choice("Situação depois", "Status after", statusWords, server),
      actor: f.reference("Quem", "Who", "users", server),
    }),
  ],
  latestFirst: true,
  columns: ["createdAt", "name", "field", "before", "after", "actor"],
  extraColumns: ["statusBefore", "statusAfter", "product", "owner"],
  filters: ["createdAt", "product", "field", "actor", "owner"],
  editor: "page",
})

import type { Words } from "../../../contract/resource/Words.ts"
import type { Field } from "../../../contract/resource/field.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { importedFields, spelled } from "../../../resource/importing/importColumns.ts"

/** Columns of a sheet besides the fields of an item, and what they are called. */
const otherColumns = {
  category: ["Categoria", "Category"],
  subcategory: ["Subcategoria", "Subcategory"],
  stock: ["Estoque", "Stock"],
  status: ["Situação", "Status"],
  group: ["Grupo de opções", "Option group"],
  internalName: ["Nome interno do grupo", "Internal name of group"],
  option: ["Opção", "Option"],
  size: ["Tamanho", "Size"],
  min: ["Mínimo", "Minimum"],
  max: ["Máximo", "Maximum"],
  groupKind: ["Tipo do grupo", "Kind of group"],
  priceRule: ["Regra de preço", "Price rule"],
} as const satisfies Readonly<Record<string, Words>>

const otherNames = Object.keys(otherColumns) as ReadonlyArray<keyof typeof otherColumns>

/** Fields of an item that a sheet brings; pictures are no text, and a category is named by its own columns. */
export const itemColumns: ReadonlyMap<string, Field> = new Map(
  importedFields(menuItems).filter(([name]) => name !== "images" && name !== "category"),
)

/** Columns in the order a sheet is written in. */
export const columnNames: ReadonlyArray<string> = [
  "category",
  "subcategory",
  "name",
  "price",
  ...[...itemColumns.keys()].filter((name) => name !== "name" && name !== "price"),
  "stock",
  "status",
  ...otherNames.slice(otherNames.indexOf("group")),
]

/** The label of a column in both languages. */
export const columnLabel = (name: string): Words =>
  itemColumns.get(name)?.label ?? entryOf(otherColumns, name) ?? [name, name]

/** Headings other systems have, by the column they are. Spelled without accents and signs. */
const synonyms: Readonly<Record<string, ReadonlyArray<string>>> = {
  name: ["item", "produto", "nomedoproduto", "nomedoitem", "product", "title", "titulo", "nomeproduto"],
  category: ["secao", "grupo", "departamento", "categoriadoproduto", "section"],
  description: ["descricaodoproduto", "detalhes", "ingredientes", "descricaocompleta"],
  price: [
    "valor",
    "precodevenda",
    "vlrvenda",
    "valorvenda",
    "precovenda",
    "precounitario",
    "valorunitario",
    "precor",
  ],
  promoPrice: ["precopromocao", "promocao", "precopor", "precodepromocao"],
  cost: ["custo", "customed", "customedio", "precodecusto"],
  code: ["codigo", "cod", "codpdv", "codigointerno", "sku", "referencia", "externalcode"],
  ean: ["codbarra", "codbarras", "codigodebarras", "gtin", "barcode", "eangtin"],
  stock: ["qtd", "quantidade", "saldo", "qtdestoque"],
  status: ["ativo", "disponivel", "disponibilidade"],
  group: ["grupodeopcoes", "grupodecomplementos", "complementos", "adicionais"],
  option: ["complemento", "adicional", "sabor"],
}

const isColumn = (heading: string, name: string) =>
  [name, ...columnLabel(name), ...(entryOf(synonyms, name) ?? [])].some((one) => spelled(one) === heading)

/**
 * The column each heading is; undefined for others, and for one that comes a second time. Where nothing is called a name,
 * as in files of cash registers, the description is it.
 */
export const matchHeadings = (headings: ReadonlyArray<string>): ReadonlyArray<string | undefined> => {
  const taken = new Set<string>()
  const found = headings.map((heading) => {
    const text = spelled(heading)
    const name = text === "" ? undefined : columnNames.find((one) => !taken.has(one) && isColumn(text, one))
    if (name) taken.add(name)
    return name
  })
  return taken.has("name") ? found : found.map((name) => (name === "description" ? "name" : name))
}

/** Headings of a second column of the same name. */
export const doubledHeadings = (
  headings: ReadonlyArray<string>,
  columns: ReadonlyArray<string | undefined>,
): ReadonlyArray<string> =>
  headings.filter(
    (heading, at) =>
      columns[at] === undefined &&
      spelled(heading) !== "" &&
      columns.some((name) => name !== undefined && isColumn(spelled(heading), name)),
  )

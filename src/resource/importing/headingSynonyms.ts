import { entryOf } from "../../contract/wire/entryOf.ts"

/** Headings that other systems write over columns, by the field they are. Spelled without accents and signs. */
const synonyms: Readonly<Record<string, ReadonlyArray<string>>> = {
  ean: ["codbarra", "codbarras", "codigobarra", "codigobarras", "codigoean", "gtin", "ean13", "cean"],
  sku: ["codigo", "cod", "codproduto", "codigoproduto", "codigodoproduto", "referencia", "ref", "codigopdv"],
  code: ["codigo", "cod", "codigopdv", "sku", "referencia", "ref"],
  scaleCode: ["codbalanca", "codigobalanca", "plu"],
  name: [
    "nomedoproduto",
    "nomeproduto",
    "produto",
    "item",
    "nomedoitem",
    "product",
    "title",
    "titulo",
    "descricaodoproduto",
    "razaosocial",
  ],
  brand: ["fabricante", "manufacturer"],
  price: [
    "vlrvenda",
    "valorvenda",
    "precovenda",
    "precodevenda",
    "valor",
    "vlr",
    "precounitario",
    "valorunitario",
    "unitprice",
    "pvenda",
  ],
  promoPrice: ["precopromocao", "promocao", "vlrpromocao", "precooferta", "oferta"],
  cost: ["customed", "customedio", "precocusto", "precodecusto", "vlrcusto", "custounitario"],
  stock: ["qtd", "qtde", "quantidade", "estoqueatual", "saldo", "quantity", "qty"],
  unit: ["un", "und", "unid", "unidade", "medida"],
  department: ["secao", "setor", "depto", "categoria", "grupo", "category"],
  category: ["secao", "setor", "grupo", "departamento"],
  place: ["gondola", "corredor", "prateleira"],
  phone: ["tel", "celular", "whatsapp", "fone", "mobile"],
  email: ["mail", "correio"],
  document: ["cnpjcpf", "cpfcnpj"],
}

/** True if other systems write this heading, spelled plainly, over the field. */
export const isSynonym = (heading: string, name: string): boolean =>
  entryOf(synonyms, name)?.includes(heading) === true

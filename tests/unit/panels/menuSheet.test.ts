import { describe, expect, test } from "vitest"
import { applyOps } from "../../../src/contract/menu/changes/applyOps.ts"
import { blockersOf } from "../../../src/contract/menu/blockersOf.ts"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { planImport } from "../../../src/contract/menu/import/planImport.ts"
import { priceOf } from "../../../src/contract/menu/price.ts"
import { readTable, textOfBytes } from "../../../src/resource/importing/readTable.ts"
import { presetNames } from "../../../src/panels/menu/importing/presets.ts"
import { presetSource } from "../../../src/panels/menu/importing/presetSource.ts"
import { matchHeadings } from "../../../src/panels/menu/importing/sheetColumns.ts"
import { writeSheet } from "../../../src/panels/menu/importing/writeSheet.ts"
import { readSheet } from "../../../src/panels/menu/importing/readSheet.ts"
import { menuSample } from "../contract/menu/menuSample.ts"

const at = Date.parse("2026-03-06T22:00:00Z")
const { store } = menuSample
const none = { menus: [], categories: [], items: [], groups: [], options: [], ingredients: [] }
const empty: MenuData = { version: 1, store, ...none, itemGroups: [], itemIngredients: [], places: [] }

const source = (text: string) => {
  const [head, ...lines] = readTable(text)
  const headings = head?.cells ?? []
  return readSheet({ headings, columns: matchHeadings(headings), lines, timeZone: "America/Sao_Paulo" })
}

const options = (more: object = {}) => {
  let next = Number.MAX_SAFE_INTEGER
  return { at, makesMenu: true, newTempId: () => String((next -= 1)), ...more }
}

const plan = (text: string, data: MenuData = menuSample, more: object = {}) =>
  planImport(data, source(text), options(more))

const outcomes = (text: string, data?: MenuData, more?: object) =>
  plan(text, data, more).rows.map(({ list, name, outcome }) => `${list} ${name}: ${outcome}`)

const oddities = (text: string, data?: MenuData) =>
  plan(text, data).oddities.map(({ kind, place, written }) => [kind, place.line, written])

const head = "Categoria;Nome;Preço;Código;EAN\n"

describe("a sheet", () => {
  test("makes categories and items, changes those there are, and repeated changes nothing", () => {
    const text =
      "Categoria\tItem\tPreço\nBebidas\tGuaraná\t7,50\nBebidas\tSuco\tR$ 12,00\nLanches\tX-Tudo\t1.234,56"
    expect(outcomes(text)).toEqual([
      "categories Bebidas: same",
      "categories Lanches: create",
      "items Guaraná: change",
      "items Suco: create",
      "items X-Tudo: create",
    ])
    const { after } = plan(text)
    expect(after.items.map(({ name, price }) => [name, price])).toContainEqual(["X-Tudo", 123_456])
    expect(plan(text, after).ops).toEqual([])
  })

  test("of a code knows an item under another name and in another category", () => {
    const { after } = plan(`${head}Bebidas;Cuca;10;CU-1;`)
    const renamed = plan(`${head}Pizzas;Cuca doce;10;cu-1;`, after)
    expect(renamed.rows.find(({ list }) => list === "items")).toMatchObject({
      outcome: "change",
      changes: [
        { field: "category", after: 1 },
        { field: "name", before: "Cuca", after: "Cuca doce" },
      ],
    })
  })

  test("that leaves a column or a cell out clears nothing", () => {
    expect(plan(`${head}Bebidas;Guaraná;;;`).ops).toEqual([])
  })

  test("asks before a price moves by more than 10%", () => {
    const text = `${head}Bebidas;Guaraná;8;;`
    expect(outcomes(text)).toContain("items Guaraná: asks")
    expect(plan(text).ops).toEqual([])
    const { rows } = plan(text)
    const accepted = new Set(rows.map(({ key }) => key))
    expect(outcomes(text, menuSample, { accepted })).toContain("items Guaraná: change")
  })

  test("with one code twice enters with neither line, or with the last one", () => {
    const text = `${head}Bebidas;Chá;5;CHA;\nBebidas;Chá gelado;6;CHA;`
    expect(outcomes(text).slice(1)).toEqual(["items Chá: refused", "items Chá gelado: refused"])
    expect(outcomes(text, menuSample, { takesLast: true }).slice(1)).toEqual(["items Chá gelado: create"])
  })

  test("says what a spreadsheet damaged, with its line, and takes the rest", () => {
    const text = `${head}Bebidas;Chá;5;;7,89E+12\nBebidas;Mate;-3;;\nBebidas;Guaraná;R$ 0;;\nBebidas;=HYPERLINK("x");9;;`
    expect(oddities(text)).toEqual([
      ["damagedCode", 2, "7,89E+12"],
      ["unreadCell", 3, "-3"],
      ["formula", 5, `=HYPERLINK("x")`],
      ["freePrice", 4, undefined],
    ])
    expect(outcomes(text).slice(1)).toEqual([
      "items Chá: create",
      "items Mate: refused",
      "items Guaraná: same",
      `items =HYPERLINK("x"): create`,
    ])
  })

  test.each([
    ["semicolons", `Nome;Preço\nChá;"1.234,50"`],
    ["tabs", "Nome\tPreço\nChá\t1.234,50"],
    ["bars", "Nome|Preço\nChá|1.234,50"],
    ["commas and points", `Nome,Preço\nChá,"1,234.50"`],
    [
      "a byte order mark, and quotes with line breaks",
      `\ufeffNome;Descrição;Preço\nChá;"Preto\ne doce";1.234,50`,
    ],
    ["headings of a cash register", "DESCRICAO;VLR VENDA\nChá;1234,5"],
  ])("of %s is read", (_, text) => {
    const { after } = plan(text, empty)
    expect(after.items).toMatchObject([{ name: "Chá", price: 123_450 }])
    expect(after.categories).toMatchObject([{ name: "Sem categoria" }])
  })

  test("in Windows-1252, with markup in names, stays text", () => {
    const bytes = Uint8Array.from(
      [..."Nome;Pre\u00e7o\n<script>\u00e1</script>;5"].map((sign) => sign.charCodeAt(0)),
    )
    expect(plan(textOfBytes(bytes).text, empty).after.items).toMatchObject([{ name: "<script>á</script>" }])
  })

  test("with two columns of one heading says that the first counts", () => {
    expect(oddities("Nome;Preço;Preço\nChá;5;9", empty)).toEqual([["doubledHeading", 1, undefined]])
  })

  test("has groups of options in the lines below an item", () => {
    const text = [
      "Categoria;Nome;Preço;Grupo de opções;Opção;Mínimo;Máximo",
      "Lanches;X-Tudo;30;;;;",
      ";;4;Adicionais;Queijo;0;3",
      ";;6;Adicionais;Bacon;;",
      "Lanches;X-Salada;25;;;;",
      ";;;Adicionais;;;",
    ].join("\n")
    const { after } = plan(text, empty)
    expect(after.groups).toMatchObject([{ name: "Adicionais", min: 0, max: 3 }])
    expect(after.options.map(({ name, price }) => [name, price])).toEqual([
      ["Queijo", 400],
      ["Bacon", 600],
    ])
    expect(after.itemGroups).toHaveLength(2)
    expect(plan(text, after).ops).toEqual([])
  })
})

test.each(presetNames)("the preset %s is a menu that sells", (name) => {
  const { after, rows } = planImport(empty, presetSource(name), options())
  expect(rows.filter(({ outcome }) => outcome !== "create")).toEqual([])
  const open = { ...after, store: { ...store, isOpen: true } }
  expect(after.items.flatMap((item) => blockersOf(open, item, { at }))).toEqual([])
  expect(after.menus).toHaveLength(1)
  expect(after.items.every((item) => priceOf(after, item, undefined, at) > 0 || item.kind === "PIZZA")).toBe(
    true,
  )
})

test.each(presetNames)("the preset %s is made by one call as it was planned, and taken back", (name) => {
  const { ops, after } = planImport(empty, presetSource(name), options())
  const next = new Map<string, number>()
  const newId = (list: string) => {
    next.set(list, (next.get(list) ?? 0) + 1)
    return next.get(list) ?? 0
  }
  const made = applyOps(empty, ops, { newId, at })
  if ("refusal" in made) throw new Error(JSON.stringify(made.refusal))
  expect(made.data.items.map((one) => one.name)).toEqual(after.items.map((one) => one.name))
  expect(Object.values(made.data.itemGroups[1]?.optionPrices ?? {})).toEqual(
    Object.values(after.itemGroups[1]?.optionPrices ?? {}),
  )
  const undone = applyOps(made.data, made.inverse, { newId, at })
  if ("refusal" in undone) throw new Error(JSON.stringify(undone.refusal))
  expect(undone.data.items).toEqual([])
})

test.each(["ptBr", "en"] as const)(
  "the menu written as a sheet for %s and read again changes nothing",
  (language) => {
    const text = writeSheet(menuSample, language)
    const { ops, rows, oddities } = plan(text)
    expect(rows.filter(({ outcome }) => outcome !== "same")).toEqual([])
    expect(oddities).toEqual([])
    expect(ops).toEqual([])
    const copy = plan(text, empty)
    expect(copy.rows.filter(({ outcome }) => outcome !== "create")).toEqual([])
    expect(plan(writeSheet(copy.after, language), copy.after).ops).toEqual([])
  },
)

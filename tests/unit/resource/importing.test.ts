import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { weekOfText, weekText } from "../../../src/contract/resource/weekText.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import { products } from "../../../src/contract/resources/products.ts"
import { offerStores } from "../../../src/contract/resources/offerStores.ts"
import { matchColumns } from "../../../src/resource/importing/importColumns.ts"
import { dayOrderOf, importRows } from "../../../src/resource/importing/importRows.ts"
import { numberSignsOf } from "../../../src/resource/importing/decimalSign.ts"
import { readTable, textOfBytes } from "../../../src/resource/importing/readTable.ts"
import { cellText } from "../../../src/resource/importing/cellTexts.ts"
import * as f from "../../../src/contract/resource/field.ts"

const stores: Resource = offerStores
const context = { named: () => undefined, dayOrder: "dayFirst", timeZone: "America/Sao_Paulo" } as const

const rowsOf = (text: string) => readTable(text).map(({ cells }) => cells)

test("a file is read whatever stands between its cells", () => {
  const rows = [
    ["Nome", "Endereço"],
    ['Loja "A"', "Rua 1; fundos\nTérreo"],
    ["B", ""],
  ]
  for (const delimiter of [";", ",", "\t", "|"]) {
    const text = `\ufeffNome${delimiter}Endereço\r\n"Loja ""A"""${delimiter}"Rua 1; fundos\nTérreo"\r\n\r\nB${delimiter}\r\n`
    expect(rowsOf(text)).toEqual(rows)
    expect(readTable(text).map(({ line }) => line)).toEqual([1, 2, 4])
  }
  expect(readTable("")).toEqual([])
})

test("a first line that names the sign between cells is obeyed, and counts for no line", () => {
  expect(readTable("sep=^\r\nNome^Valor\r\nA, B; C^1,5\r\n")).toEqual([
    { line: 1, cells: ["Nome", "Valor"] },
    { line: 2, cells: ["A, B; C", "1,5"] },
  ])
  expect(rowsOf('\ufeff"sep=;"\nNome;X\na,b,c;d')).toEqual([
    ["Nome", "X"],
    ["a,b,c", "d"],
  ])
})

test("a file is read in whichever of three encodings, and lines in another one are read and named", () => {
  const utf8 = (text: string) => [...new TextEncoder().encode(text)]
  const old = (text: string) => [...text].map((sign) => sign.charCodeAt(0))
  const wide = (text: string) => [...text].flatMap((sign) => [sign.charCodeAt(0), 0])
  const read = (...bytes: ReadonlyArray<number>) => textOfBytes(Uint8Array.from(bytes))
  expect(read(...utf8("Eç\nAçaí"))).toEqual({ text: "Eç\nAçaí", otherLines: [] })
  expect(read(...old("Eç\nAçaí"))).toEqual({ text: "Eç\nAçaí", otherLines: [] })
  expect(read(0xff, 0xfe, ...wide("Eç"))).toEqual({ text: "Eç", otherLines: [] })
  expect(read(...wide("Nome;Praça"))).toEqual({ text: "Nome;Praça", otherLines: [] })
  const mixed = [...utf8("Nome\nAçaí\n"), ...old("Pão\n"), ...utf8("Maçã\n"), ...old("Limão")]
  expect(read(...mixed)).toEqual({ text: "Nome\nAçaí\nPão\nMaçã\nLimão", otherLines: [3, 5] })
})

const readings = (field: f.Field, ...cells: ReadonlyArray<string>) =>
  cells.map((cell) => {
    const reading = cellText(field, cell, context)
    return "text" in reading ? reading.text : { problem: reading.problem }
  })

test("cells are numbers, flags and places as Brazilians or Americans write them, and nothing else", () => {
  const money = f.money("Valor", "Value")
  expect(
    readings(money, "R$ 1.234,50", "$1,234.50", "12,5", "-3", "0,500", "(150,00)", "1.234", "x"),
  ).toEqual([
    "1234.50",
    "1234.50",
    "12.5",
    "-3",
    "0.500",
    "-150.00",
    { problem: "ambiguous" },
    { problem: "number" },
  ])
  expect(readings(f.percent("Taxa", "Fee"), "12,5%", "12,5 kg")).toEqual(["12.5", { problem: "number" }])
  expect(readings(f.flag("Ativa", "Active"), "Sim", "não", "talvez")).toEqual([
    "true",
    "",
    { problem: "unread" },
  ])
  expect(readings(f.place("Local", "Place"), "-23.55, -46.63", "aqui")).toEqual([
    "[-46.63,-23.55]",
    { problem: "unread" },
  ])
})

test("days and moments are read as spreadsheets write them, in the order their file tells", () => {
  const day = f.day("Dia", "Day")
  expect(readings(day, "5/11/2026", "2026-11-05", "05/11/2026 00:00", "11/25/2026", "31/02/2026")).toEqual([
    "2026-11-05",
    "2026-11-05",
    "2026-11-05",
    "2026-11-25",
    { problem: "unread" },
  ])
  const moment = f.moment("Quando", "When")
  expect(readings(moment, "05/11/2026 9:30", "2026-11-05 14:30:15", "11/25/2026 2:30 PM", "ontem")).toEqual([
    "2026-11-05T09:30",
    "2026-11-05T14:30:15",
    "2026-11-25T14:30",
    { problem: "unread" },
  ])
  const leadLines = (...cells: ReadonlyArray<string>) => ({
    columns: ["nextActionAt"],
    lines: cells.map((cell, at) => ({ line: at + 2, cells: [cell] })),
  })
  const order = (...cells: ReadonlyArray<string>) => dayOrderOf(leads, leadLines(...cells))
  expect(order("05/11/2026 9:30", "11/25/2026 9:30")).toBe("monthFirst")
  expect(order("05/11/2026 9:30")).toBe("open")
  expect(order("05/05/2026 9:30")).toBe("dayFirst")
})

test("hours of a week are read as a file writes them, in both languages", () => {
  const day = [
    { from: 660, to: 900 },
    { from: 1080, to: 1560 },
  ]
  const week = [[], day, day, day, day, day, [{ from: 0, to: 1440 }]]
  for (const language of ["ptBr", "en"] as const) expect(weekOfText(weekText(week, language))).toEqual(week)
  for (const words of ["seg 11:00", "xyz 11:00–12:00", "sex–seg 11:00–12:00", "seg 25:00–26:00", "sempre"])
    expect(readings(f.hours("Horário", "Hours"), words)).toEqual([{ problem: "unread" }])
})

test("what a spreadsheet made of codes is refused: powers of ten, and days", () => {
  expect(readings(f.text("Código", "Code"), "7,89E+12", "12/03/2026")).toEqual([
    { problem: "shortened" },
    "12/03/2026",
  ])
  const fields: ReadonlyArray<f.Field> = [
    f.code("Código", "Code"),
    f.cnpj("CNPJ", "CNPJ"),
    f.cpf("CPF", "CPF"),
    f.phone("Telefone", "Phone"),
  ]
  for (const field of fields) {
    const [shortened, dated] = [{ problem: "shortened" }, { problem: "dated" }]
    expect(readings(field, "7,89E+12", "7.89e12")).toEqual([shortened, shortened])
    expect(readings(field, "12/10/2026", "mar/26", "1-Mar", "12/10/2026 00:00")).toEqual([
      dated,
      dated,
      dated,
      dated,
    ])
  }
  expect(readings(f.code("Código", "Code"), "NOV-26", "007")).toEqual(["NOV-26", "007"])
  expect(
    readings(f.phone("Fone", "Phone"), "(11) 9 8765-4321", "+55 11 98765-4321", "11 98765 ramal 2"),
  ).toEqual(["11987654321", "5511987654321", { problem: "unread" }])
  expect(readings(f.text("Nome", "Name"), "Lim\ufffdo")).toEqual([{ problem: "garbled" }])
})

test("headings of tills are known too, what was chosen before counts first, and a name may be called a description", () => {
  const headings = ["CODBARRA", "DESCRICAO", "VLR VENDA", "Custo Méd.", "QTD", "UN", "SECAO", "GONDOLA"]
  const fields = ["ean", "name", "price", "cost", "stock", "unit", "department", "place"]
  expect(matchColumns(products, headings)).toEqual(fields)
  expect(matchColumns(products, ["Nome", "Descrição", "Item"])).toEqual(["name", "description", undefined])
  const chosen = { gondola: "", qtd: "minStock" }
  expect(matchColumns(products, headings, chosen)).toEqual([
    ...fields.slice(0, 4),
    "minStock",
    "unit",
    "department",
    undefined,
  ])
})

test("a file's own numbers tell what a single sign before three digits means, unless they contradict each other", () => {
  const signsIn = (...cells: ReadonlyArray<string>) =>
    numberSignsOf(products, {
      columns: ["price"],
      lines: cells.map((cell, line) => ({ line, cells: [cell] })),
    })
  const [comma, point] = [signsIn("26,90", "1.234"), signsIn("R$ 1,249.00", "3")]
  expect([comma?.decimal, point?.decimal]).toEqual([",", "."])
  expect([signsIn("1.234", "5"), signsIn("26,90", "26.90")]).toEqual([undefined, undefined])
  const read = (cell: string, signs: typeof comma) =>
    cellText(f.decimal("Peso", "Weight"), cell, { ...context, signs })
  expect([read("32,650", comma), read("1.234", comma), read("1.234", point)]).toEqual([
    { text: "32.650" },
    { text: "1234" },
    { text: "1.234" },
  ])
  expect(read("1.234", undefined)).toEqual({ problem: "ambiguous" })
})

test("columns are known by their headings in both languages, and each line says what is wrong with it", () => {
  const columns = matchColumns(stores, [
    "NAME",
    "Anunciante",
    "city",
    "endereco",
    "Local no mapa",
    "Serviços",
    "?",
  ])
  expect(columns).toEqual(["name", "company", "city", "address", "place", "services", undefined])
  const [good, bad] = importRows(
    stores,
    {
      columns,
      lines: [
        { line: 2, cells: ["Loja A", "Mercado", "Santos", "Rua 1", "-23.9, -46.3", "padaria; Parking", "x"] },
        { line: 3, cells: ["", "Mercado", "Atlântida", "Rua 2", "-23.9, -46.3", "cinema", ""] },
      ],
    },
    {
      ...context,
      named: (_, label) => (label === "Atlântida" ? undefined : { _id: 7, label }),
    },
  )
  expect(good?.problems).toEqual([])
  expect(good?.texts).toMatchObject({ name: "Loja A", services: "PARKING,BAKERY" })
  expect(bad?.line).toBe(3)
  expect(bad?.problems.map(({ name, problem }) => [name, problem])).toEqual([
    ["city", "unnamed"],
    ["services", "unread"],
    ["name", "required"],
  ])
})

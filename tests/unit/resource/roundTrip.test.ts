import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Locale } from "../../../src/contract/limits.ts"
import { cpfCheckDigits } from "../../../src/contract/people/cpf.ts"
import * as f from "../../../src/contract/resource/field.ts"
import { fileCell } from "../../../src/contract/resource/fileCell.ts"
import { columnHeading } from "../../../src/contract/resource/cellText.ts"
import { defineResource, noun, part } from "../../../src/contract/resource/resource.ts"
import { byteOrderMark, csvLine } from "../../../src/contract/wire/csv.ts"
import { createdBody } from "../../../src/resource/described/recordTexts.ts"
import type { DayOrder } from "../../../src/resource/importing/cellDays.ts"
import { matchColumns } from "../../../src/resource/importing/importColumns.ts"
import { importRows } from "../../../src/resource/importing/importRows.ts"
import { readTable, textOfBytes } from "../../../src/resource/importing/readTable.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { openedInExcel } from "./openedInExcel.ts"

const kinds = { BOX: ["Caixa", "Box"], BAG: ["Sacola", "Bag"], NONE: ["Sem nada", "None"] } as const

const everything = defineResource({
  name: "things",
  path: "/things",
  access: { anyOf: ["accessToGlobal"] },
  scope: "platform",
  noun: noun("coisa", "coisas", "f", "thing", "things"),
  title: "text",
  parts: [
    part("Tudo", "Everything", {
      text: f.text("Texto", "Text"),
      lines: f.lines("Linhas", "Lines"),
      code: f.code("Código", "Code"),
      email: f.email("E-mail", "Email"),
      link: f.link("Endereço", "Link"),
      colour: f.colour("Cor", "Color"),
      cpf: f.cpf("CPF", "Taxpayer"),
      cnpj: f.cnpj("CNPJ", "Company number"),
      phone: f.phone("Telefone", "Phone"),
      count: f.count("Quantidade", "Count"),
      decimal: f.decimal("Peso", "Weight"),
      percent: f.percent("Percentual", "Percentage"),
      money: f.money("Valor", "Amount"),
      flag: f.flag("Ativo", "Active"),
      choice: f.choice("Tipo", "Kind", kinds),
      choices: f.choices("Tipos", "Kinds", kinds),
      day: f.day("Dia", "Day"),
      moment: f.moment("Momento", "Moment"),
      time: f.time("Hora", "Time"),
      reference: f.reference("Cidade", "City", "cities"),
      references: f.references("Cidades", "Cities", "cities"),
      pictures: f.references("Fotos", "Photos", "files"),
      image: f.image("Imagem", "Image"),
      file: f.file("Arquivo", "File"),
      hours: f.hours("Horário", "Hours"),
      place: f.place("Local", "Place"),
      area: f.area("Área", "Area"),
      list: f.list("Itens", "Items", {
        name: f.text("Nome", "Name"),
        fee: f.money("Taxa", "Fee"),
        share: f.percent("Parte", "Share"),
        weight: f.decimal("Peso", "Weight"),
        kind: f.choice("Tipo", "Kind", kinds),
        days: f.choices("Tipos", "Kinds of item", kinds),
        isOn: f.flag("Ativo", "Active"),
        day: f.day("Dia", "Day"),
        at: f.moment("Momento", "Moment"),
        city: f.reference("Cidade", "City", "cities"),
        photo: f.image("Foto", "Photo"),
        phone: f.phone("Telefone", "Phone"),
      }),
    }),
  ],
  columns: ["text"],
  filters: [],
})

const columns = Object.keys(everything.fields)

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom("'", '"', ";", ",", "|", "[", "]", "{", "=", "-", "7", "é", " ", "a"),
    }),
    fc.constantFrom("007", "=1+1", "-5", "1/2", "TRUE", "12/10/26", "00123456789012", "maio/26", "1.5"),
  )
  .map((one) => one.replaceAll(/[\s\p{C}]+/gu, " ").trim())
  // Powers of ten are refused, whoever wrote them.
  .filter((one) => one !== "" && !/^[-+]?[\d.,]+\s?e\s?[+-]?\d+$/i.test(one))

/** Cities whose names tell them apart, whatever their case. */
const cities = ["São José", "Açaí; do Norte", "12", "Feira, de Santana"].map((label, at) => ({
  _id: at + 1,
  label,
}))
const city = fc.constantFrom(...cities)
const file = fc.record({
  _id: fc.integer({ min: 1, max: 1e6 }),
  label: text.filter((one) => !one.includes("|")),
})
const amount = fc.integer({ min: 0, max: 1e9 })
const share = fc.integer({ min: 0, max: 10_000 })
const weight = fc.integer({ min: 1, max: 1e6 }).map((one) => one / 1000)
const choice = fc.constantFrom(...Object.keys(kinds))
const choices = fc.subarray(Object.keys(kinds), { minLength: 1 })
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(Date.UTC(1990, 0, days)).toISOString().slice(0, 10))
const moment = fc
  .integer({ min: 1_577_836_800, max: 1_900_000_000 })
  .map((seconds) => new Date(seconds * 1000).toISOString())
const phone = fc.constantFrom("11987654321", "1134567890", "5511987654321", "351912345678", "40041234")
const degree = fc.integer({ min: -80_000, max: 80_000 }).map((one) => one / 1000)
const place = fc.tuple(degree, degree)

const item = fc.record({
  name: text,
  fee: amount,
  share,
  weight,
  kind: choice,
  days: choices,
  isOn: fc.boolean(),
  day,
  at: moment,
  city,
  photo: file,
  phone,
})

const record = fc.record({
  text,
  lines: fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => all.join("\n")),
  code: fc.constantFrom("007", "NOV-26", "A1", "0001"),
  email: fc.constantFrom("ana@example.com"),
  link: fc.constantFrom("https://example.com/a?b=1,2"),
  colour: fc.constantFrom("#00ff00", "#123456"),
  cpf: fc
    .stringMatching(/^0\d{8}$/)
    .filter((nine) => /[1-9]/.test(nine))
    .map((nine) => nine + cpfCheckDigits(nine)),
  cnpj: fc.constantFrom("00000000000191", "12ABC34501DE35"),
  phone,
  count: fc.integer({ min: 0, max: 1e6 }),
  decimal: weight,
  percent: share,
  money: amount,
  flag: fc.boolean(),
  choice,
  choices,
  day,
  moment,
  time: fc.constantFrom("08:05", "23:59", "00:00"),
  reference: city,
  references: fc
    .uniqueArray(city, { minLength: 1 })
    .map((all) => all.toSorted((one, other) => one._id - other._id)),
  pictures: fc.uniqueArray(file, { minLength: 1, maxLength: 3, selector: ({ _id }) => _id }),
  image: file,
  file,
  hours: fc.constant([
    [],
    [{ from: 480, to: 1080 }],
    [],
    [
      { from: 600, to: 840 },
      { from: 1080, to: 1500 },
    ],
    [],
    [],
    [],
  ]),
  place,
  area: fc.constant([
    [
      [-46, -23],
      [-46.5, -23],
      [-46.5, -23.5],
      [-46, -23],
    ],
  ]),
  list: fc.array(item, { minLength: 1, maxLength: 3 }),
})

type Row = Readonly<Record<string, unknown>>

/** A store with another clock than the platform's. */
const store = { _id: 7, label: "Manaus", timeZone: "America/Manaus" }

const fileOf = (rows: ReadonlyArray<Row>, language: Locale, spreadsheet = language) =>
  byteOrderMark +
  [
    columns.map((name) => columnHeading(everything, name, language)),
    ...rows.map((row) =>
      columns.map((name) => fileCell(everything, name, { ...row, owner: store }, language)),
    ),
  ]
    .map((cells) => csvLine(cells, spreadsheet))
    .join("")

const imported = (csv: string, dayOrder: DayOrder = "dayFirst") => {
  const [head, ...lines] = readTable(csv)
  const found = importRows(
    everything,
    { columns: matchColumns(everything, head?.cells ?? []), lines },
    { named: (_, label) => cities.find((one) => one.label === label), dayOrder, timeZone: store.timeZone },
  )
  expect(found.flatMap(({ problems }) => problems)).toEqual([])
  return found.map(({ texts }) => createdBody(everything, texts, store.timeZone))
}

const bodiesOf = (rows: ReadonlyArray<Row>) => {
  const bare = (value: unknown) => (value as { readonly _id: unknown })._id
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(["reference", "image", "file"].map((name) => [name, bare(row[name])])),
    ...Object.fromEntries(
      ["references", "pictures"].map((name) => [name, (row[name] as ReadonlyArray<unknown>).map(bare)]),
    ),
    list: (row["list"] as ReadonlyArray<Row>).map((one) => ({
      ...one,
      city: bare(one["city"]),
      photo: bare(one["photo"]),
    })),
  }))
}

const language = fc.constantFrom("ptBr" as const, "en" as const)

describe("a file that is exported and imported again", () => {
  test("makes the same records of every kind of field, in either language and spreadsheet", () => {
    expect(new Set(Object.values(everything.fields).map(({ kind }) => kind)).size).toBe(27)
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 3 }),
        language,
        language,
        (rows, words, spreadsheet) => {
          expect(imported(fileOf(rows, words, spreadsheet))).toEqual(bodiesOf(rows))
        },
      ),
    )
  })

  test("does so after a spreadsheet of its language opened it and saved it in any encoding", () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 2 }),
        language,
        fc.constantFrom("utf-8", "utf-16le", "windows-1252"),
        (rows, words, encoding) => {
          const plain = rows.map((row) => ({
            ...row,
            text: "São João",
            lines: "Pão",
            decimal: 12.75,
            list: [],
          }))
          const saved = openedInExcel(fileOf(plain, words), words, encoding)
          const { text: read } = textOfBytes(saved)
          const bodies = bodiesOf(plain)
          expect(imported(read, words === "en" ? "monthFirst" : "dayFirst")).toEqual(bodies)
        },
      ),
    )
  })

  test("says whose headings of items are whose: no list has two fields of one name", () => {
    const doubled = described.flatMap(({ name, fields }) =>
      Object.values(fields).flatMap(({ kind, fields: inner = {} }) => {
        const labels = Object.values(inner).map(({ label }) => label[0])
        return kind === "list" && new Set(labels).size < labels.length ? [name] : []
      }),
    )
    expect(doubled).toEqual([])
  })
})

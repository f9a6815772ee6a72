import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { offerStores } from "../../../src/contract/resources/offerStores.ts"
import { matchColumns } from "../../../src/resource/importing/importColumns.ts"
import { importRows } from "../../../src/resource/importing/importRows.ts"
import { readTable, textOfBytes } from "../../../src/resource/importing/readTable.ts"
import { cellText } from "../../../src/resource/importing/cellTexts.ts"
import * as f from "../../../src/contract/resource/field.ts"

const stores = offerStores as unknown as Resource
const none = () => undefined

test("a file is read whatever stands between its cells, and in whichever of two encodings", () => {
  const rows = [
    ["Nome", "Endereço"],
    ['Loja "A"', "Rua 1; fundos\nTérreo"],
    ["B", ""],
  ]
  for (const delimiter of [";", ",", "\t", "|"]) {
    const text = `\ufeffNome${delimiter}Endereço\r\n"Loja ""A"""${delimiter}"Rua 1; fundos\nTérreo"\r\n\r\nB${delimiter}\r\n`
    expect(readTable(text)).toEqual(rows)
  }
  expect(textOfBytes(Uint8Array.from([0x45, 0xe7]))).toBe("Eç")
  expect(textOfBytes(new TextEncoder().encode("Eç"))).toBe("Eç")
  expect(readTable("")).toEqual([])
})

test("cells are numbers, days, choices and places as Brazilians or Americans write them", () => {
  const texts = (field: f.Field, ...cells: ReadonlyArray<string>) =>
    cells.map((cell) => cellText(field, cell, none))
  const money = f.money("Valor", "Value")
  expect(texts(money, "R$ 1.234,50", "$1,234.50", "12,5", "1.234", "-3", "x")).toEqual([
    "1234.50",
    "1234.50",
    "12.5",
    "1234",
    "-3",
    undefined,
  ])
  expect(texts(f.day("Dia", "Day"), "5/11/2026", "2026-11-05")).toEqual(["2026-11-05", "2026-11-05"])
  expect(texts(f.flag("Ativa", "Active"), "Sim", "não", "talvez")).toEqual(["true", "", undefined])
  expect(texts(f.place("Local", "Place"), "-23.55, -46.63", "aqui")).toEqual(["[-46.63,-23.55]", undefined])
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
        ["Loja A", "Mercado", "Santos", "Rua 1", "-23.9, -46.3", "padaria; Parking", "x"],
        ["", "Mercado", "Atlântida", "Rua 2", "-23.9, -46.3", "cinema", ""],
      ],
    },
    (_, label) => (label === "Atlântida" ? undefined : { _id: 7, label }),
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

import { deflateRawSync } from "node:zlib"
import { expect, test } from "vitest"
import { zipped } from "../../zipped.ts"
import { isWorkbook, readWorkbook } from "../../../src/resource/importing/workbook/readWorkbook.ts"

const book = (sheet: string | Buffer, more: Readonly<Record<string, string>> = {}) =>
  zipped({
    "xl/workbook.xml": `<workbook><workbookPr/><sheets><sheet name="Produtos &amp; cia" sheetId="1" r:id="rId1"/><sheet name="Outra" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `<sst><si><t>Nome</t></si><si><r><t>Arr</t></r><r><t xml:space="preserve">oz </t></r></si><si/></sst>`,
    "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="&quot;R$&quot; #,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": sheet,
    "xl/worksheets/sheet2.xml": `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>dois</t></is></c></row></sheetData></worksheet>`,
    ...more,
  })

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

test("a workbook is read as people see it: texts, long codes, decimals, days, and what formulas gave", async () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><f>A1&amp;"x"</f><v>Pre&#231;o</v></c></row>
    <row r="2"/>
    <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>7.891234500301E12</v></c><c r="C4" s="2"><v>26.9</v></c>
      <c r="D4"><v>1.234</v></c><c r="E4" s="1"><v>46331</v></c><c r="F4" s="3"><v>46331.604166666664</v></c>
      <c r="G4" t="b"><v>1</v></c><c r="H4" t="e"><v>#N/A</v></c><c r="I4"><f>HYPERLINK("x")</f></c><c r="J4"><v>0.30000000000000004</v></c></row>`
  const bytes = book(sheetOf(rows))
  expect(isWorkbook(bytes)).toBe(true)
  const { sheets, read } = await readWorkbook(bytes)
  expect(sheets).toEqual(["Produtos & cia", "Outra"])
  expect(await read(0)).toEqual([
    { line: 1, cells: ["Nome", "", "Preço"] },
    {
      line: 4,
      cells: [
        "Arroz",
        "7891234500301",
        "26.9",
        "1.2340",
        "2026-11-05",
        "2026-11-05T14:30",
        "true",
        "#N/A",
        "",
        "0.3",
      ],
    },
  ])
  expect(await read(1)).toEqual([{ line: 1, cells: ["dois"] }])
})

test("a bomb, a damaged file and one of the old kind are refused with their reason", async () => {
  const bomb = deflateRawSync(Buffer.alloc(100 * 2 ** 20, " "), { level: 1 })
  expect(bomb.length).toBeLessThan(1_000_000)
  const bombed = await readWorkbook(book(bomb))
  await expect(bombed.read(0)).rejects.toMatchObject({ fault: "tooLarge" })
  await expect(readWorkbook(zipped({ "word/document.xml": "<w/>" }))).rejects.toMatchObject({
    fault: "damaged",
  })
  const whole = book(sheetOf(""))
  await expect(readWorkbook(whole.subarray(0, 300))).rejects.toMatchObject({ fault: "damaged" })
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])
  expect(isWorkbook(old)).toBe(true)
  await expect(readWorkbook(old)).rejects.toMatchObject({ fault: "oldKind" })
})

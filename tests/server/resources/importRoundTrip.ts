import { expect, test } from "vitest"
import type { Reference } from "../../../src/contract/resource/field.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { products } from "../../../src/contract/resources/products.ts"
import { matchColumns } from "../../../src/resource/importing/importColumns.ts"
import { readRows } from "../../../src/resource/importing/importRows.ts"
import { readTable } from "../../../src/resource/importing/readTable.ts"
import { sentRows } from "../../../src/resource/importing/sentRows.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"
import { importCalls } from "./importCalls.ts"

/** Tests of files that come from a list and go back into it. */
export const importRoundTripSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const { begin, plan } = importCalls(ask)

  test("a file that was exported is imported again and changes nothing", async () => {
    const columns = [...new Set(["id", ...products.columns, ...(products.extraColumns ?? [])])]
    const filter = { owner: [2] }
    for (const spreadsheet of ["ptBr", "en"]) {
      const sort = { sortField: "id", sortOrder: "asc" }
      const file = await ask("POST", "/products/export", { filter, ...sort, columns, spreadsheet })
      const [head, ...lines] = readTable(file.text)
      const matched = matchColumns(products, head?.cells ?? [])
      const named = new Map<string, Reference | undefined>()
      for (const source of ["departments", "packings"])
        for (const one of (await ask("GET", `/choices/${source}?list=products&owner=2`))
          .body as ReadonlyArray<Reference>)
          named.set(`${source} ${one.label}`, one)
      const rows = readRows(
        products,
        { columns: matched, lines },
        {
          named: (source, label) => named.get(`${source} ${label}`),
          dayOrder: spreadsheet === "en" ? "monthFirst" : "dayFirst",
          timeZone: "America/Sao_Paulo",
        },
      )
      expect(rows.flatMap(({ unread }) => unread)).toEqual([])
      const sent = sentRows(products, rows, matched, "America/Sao_Paulo")
      expect(sent.length).toBeGreaterThan(20)
      const id = await begin(sent, "products", 2)
      expect(await plan(id)).toMatchObject({ unchanged: sent.length, refused: 0, created: 0, updated: 0 })
    }
  })
}

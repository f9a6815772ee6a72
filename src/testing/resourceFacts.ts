import { editionOf } from "../contract/contracts/editionOf.ts"
import { contentFacts } from "../contract/menu/contentFacts.ts"
import { bankQuality, gradeOf, type Judged } from "../contract/productBank/bankQuality.ts"
import { grouped } from "../contract/wire/grouped.ts"
import { plainName } from "../contract/search/folded.ts"
import { personFacts } from "../contract/people/personFacts.ts"
import { type Identity, samenessOf } from "../contract/people/sameness.ts"
import { stockStatus } from "../contract/products/stockStatus.ts"
import type { Resource } from "../contract/resource/resource.ts"
import type { MemoryTable } from "./memoryTable.ts"
import type { KeptRow } from "./resourceFilter.ts"
import type { Values } from "./resourceValues.ts"

/** A template's edition, and the text of each it has had. */
const editionFacts = (input: Values, before: Values | undefined): Values => {
  const edition = editionOf(input, before)
  const { body, language } = { ...before, ...input }
  return {
    edition,
    editions: { ...(before?.["editions"] as object | undefined), [edition]: { body, language } },
  }
}

/** A bank's product with its quality, and when its allergens were told. */
const bankFacts = (body: Values, before: Values = {}, now: string): Values => {
  const content = contentFacts(before, body, Date.parse(now))
  const quality = bankQuality({ ...before, ...body, ...content } as Values & Judged)
  return { ...content, quality, grade: gradeOf(quality) }
}

const facts: Readonly<
  Partial<Record<string, (body: Values, before: Values | undefined, now: string) => Values>>
> = {
  people: (body, before, now) => personFacts(body, before as never, now),
  contractTemplates: editionFacts,
  bankProducts: bankFacts,
  products: (body, before, now) => ({
    ...contentFacts(before ?? {}, body, Date.parse(now)),
    ...(!before && { source: "MANUAL" }),
  }),
}

/** Returns the values of a record that the server writes; none for most lists. */
export const factsOf = ({ name }: Resource, body: Values, before: Values | undefined, now: string): Values =>
  facts[name]?.(body, before, now) ?? {}

/** A record with the status that follows from its values, where that is not for people alone to say. */
export const withStatusFacts = ({ name }: Resource, row: KeptRow, before?: KeptRow): KeptRow => {
  if (name !== "products") return row
  const stocked = ({ status, values: { stock } }: KeptRow) => ({ status, stock })
  return { ...row, status: stockStatus(before && stocked(before), stocked(row)) }
}

/** Other records of a table that may be of the same person; those nobody knows any more are of none. */
export const sameAs = (
  table: Pick<MemoryTable<KeptRow, Values>, "rows">,
  person: Identity & { readonly id?: number },
) =>
  [...table.rows.values()]
    .filter(({ _id, status }) => _id !== person.id && status !== "ANONYMIZED")
    .map(({ _id, owner, values }) => ({
      _id,
      owner,
      name: String(values["name"] ?? ""),
      by: samenessOf(person, values as Identity),
    }))
    .filter(({ by }) => by.length > 0)

const bankKey = ({ values: { name, brand, netContent, contentUnit } }: KeptRow) =>
  [plainName(String(name)), plainName(String(brand ?? "")), netContent ?? "", contentUnit ?? ""].join("|")

/** Marks the bank's products that have the name, brand and content of another one. */
const markRepeated = (table: Pick<MemoryTable<KeptRow, Values>, "rows">) => {
  const rows = [...table.rows.values()]
  const isLive = ({ status }: KeptRow) => status !== "MERGED"
  const sameRows = grouped(rows.filter(isLive), bankKey)
  for (const row of rows) {
    const isRepeated = isLive(row) && (sameRows.get(bankKey(row))?.length ?? 0) > 1
    table.rows.set(row._id, { ...row, values: { ...row.values, isRepeated } })
  }
}

/** Updates other records after one was written. */
export const settleFacts = ({ name }: Resource, table: Pick<MemoryTable<KeptRow, Values>, "rows">): void => {
  if (name === "bankProducts") markRepeated(table)
  if (name !== "people") return
  for (const row of table.rows.values()) {
    const same = sameAs(table, { ...(row.values as Identity), id: row._id })
    const hasDuplicate = row.status !== "ANONYMIZED" && same.some(({ owner }) => owner === row.owner)
    table.rows.set(row._id, { ...row, values: { ...row.values, hasDuplicate } })
  }
}

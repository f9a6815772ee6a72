import { type Kept, type Records } from "./records.ts"

/** One call as it reached the platform. */
export interface Asked {
  readonly id: string
  readonly query: URLSearchParams
  readonly body: Kept
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly records: Records
}

/** An answer: JSON, bare text, or nothing at all; status 200 by default. */
export type Answer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly text: string }
  | "nothing"

/** Answers one call. */
export type Answerer = (asked: Asked) => Answer

/** One of the answers the platform may give to a write. */
export const fine: Answer = { json: { ok: true } }
export const word: Answer = { text: "OK" }
export const quoted: Answer = { json: "OK" }
const missing: Answer = { json: { message: "Não encontrado" }, status: 404 }

/** The number of a record, as text. */
export const numberOf = (record: Kept) => String(record["_id"] ?? record["id"])
/** True if a value contains a text; every value contains an empty text or null. */
export const has = (value: unknown, text: string | null) =>
  text === null || text === "" || String(value ?? "").includes(text)
/** The number a reference names, whether it came as a record or bare. */
export const referenceOf = (value: unknown) =>
  typeof value === "object" && value !== null ? numberOf(value as Kept) : value

const page = (rows: ReadonlyArray<Kept>, { query }: Asked): Answer => {
  const size = Number(query.get("pageOut") ?? 10)
  const from = Number(query.get("pageIn") ?? 0) * size
  return { json: { items: rows.slice(from, from + size), totalCount: rows.length } }
}

/** Answers a query page: rows any of the filter's texts is in. */
export const found = (rows: ReadonlyArray<Kept>, { body }: Asked): Answer => {
  const { filter = {}, sortField = "id", sortOrder = "asc", pageNumber = 0, pageSize = 10 } = body
  const wanted = Object.entries(filter as Kept)
  const named = (row: Kept, name: string) =>
    row[name === "fillname" || name === "lastName" ? "fullname" : name]
  const hits = rows.filter(
    (row) =>
      wanted.length === 0 || wanted.some(([name, text]) => has(named(row, name), text as string | null)),
  )
  const keyOf = (row: Kept) => row[sortField as string] ?? row["_id"] ?? ""
  const sorted = hits.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  if (sortOrder === "desc") sorted.reverse()
  const from = Number(pageNumber) * Number(pageSize)
  return { json: { items: sorted.slice(from, from + Number(pageSize)), totalCount: hits.length } }
}

type Name = keyof Records
export const list =
  (name: Name): Answerer =>
  ({ records }) => ({ json: records[name] })
export const pageOf =
  (name: Name, keep: (row: Kept, query: URLSearchParams) => boolean = () => true): Answerer =>
  (asked) =>
    page(
      asked.records[name].filter((row) => keep(row, asked.query)),
      asked,
    )
export const one =
  (name: Name): Answerer =>
  ({ records, id }) => {
    const record = records[name].find((row) => numberOf(row) === id)
    return record ? { json: record } : missing
  }
export const add =
  (name: Name, id: (index: number) => unknown, answer: Answer): Answerer =>
  ({ records, body }) => {
    records[name].push({ _id: id(records[name].length + 1), ...body })
    return answer
  }
export const save =
  (name: Name, answer: Answer): Answerer =>
  ({ records, body, id }) => {
    const wanted = id === "" ? numberOf(body) : id
    const record = records[name].find((row) => numberOf(row) === wanted)
    if (!record) return missing
    Object.assign(record, body)
    return answer
  }
export const remove =
  (name: Name, answer: Answer): Answerer =>
  ({ records, id }) => {
    const at = records[name].findIndex((row) => numberOf(row) === id)
    if (at < 0) return missing
    records[name].splice(at, 1)
    return answer
  }

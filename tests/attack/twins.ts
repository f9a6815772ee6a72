import type { Api } from "../server/api.ts"

/** A tenant of the demo that is copied: which of its rows, and from which number on the copies are counted. */
export interface Twin {
  readonly base: number
  /** A word that every text of a copy has. */
  readonly mark: string
  /** Conditions on the rows of tables that have the column; a table without any follows its references. */
  readonly owners: Readonly<Record<string, string>>
}

/** Another application with everything in it. */
export const alien: Twin = {
  base: 7_700_000_000,
  mark: "alheiosete",
  owners: { "applications.id": "1", application_id: "1" },
}

/** A neighbor: a company of the same application, but of a franchise of its own. */
export const neighbor: Twin = {
  base: 8_800_000_000,
  mark: "alheiooito",
  owners: { "franchises.id": "1", "companies.id": "1", company_id: "1" },
}

/** The number of the first copy in every table: whatever a call looks up by it is another tenant's. */
export const firstOf = ({ base }: Twin) => base + 1

/** A number in the range of a tenant's copies that none of them has. */
export const nobodyOf = ({ base }: Twin) => base + 99_999_999

export interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly refersTo: string | null
  readonly isUnique: boolean
  readonly isProse: boolean
}

/** Tables about requests, sign-ins and totals, which belong to nobody. */
const uncopied = new Set([
  "sessions",
  "refresh_tokens",
  "idempotency_keys",
  "record_counts",
  "user_counts",
  "throttles",
  "jobs",
])

/** Owners are named without a reference where lines outlive them. */
const ownerTables = new Map([
  ["application_id", "applications"],
  ["franchise_id", "franchises"],
  ["company_id", "companies"],
])

/** The columns of every table that are written, and the tables they refer to. */
export const columnsOf = async (api: Api): Promise<ReadonlyArray<Column>> => {
  const rows = await api.rows(`
    select c.table_name as table, c.column_name as name, c.udt_name as type
    from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where t.table_type = 'BASE TABLE' and c.table_schema = 'public' and c.is_generated = 'NEVER'
      and c.table_name not in (select relname from pg_class where relispartition)
    order by c.table_name, c.ordinal_position`)
  const references = await api.rows(`
    select r.conrelid::regclass::text || '.' || a.attname as column, r.confrelid::regclass::text as target
    from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
    where r.contype = 'f'`)
  const targets = new Map(references.map(({ column, target }) => [String(column), String(target)]))
  const indexes = await api.rows(`select tablename as table, indexdef as definition from pg_indexes
    where indexdef like 'CREATE UNIQUE%' and indexdef !~ 'company_id'`)
  const isUnique = (table: string, name: string) =>
    indexes.some(
      (one) => one["table"] === table && new RegExp(`\\b${name}\\b`).test(String(one["definition"])),
    )
  const columns = (rows as unknown as ReadonlyArray<Pick<Column, "table" | "name" | "type">>).map(
    (column) => ({
      ...column,
      refersTo: targets.get(`${column.table}.${column.name}`) ?? ownerTables.get(column.name) ?? null,
      isUnique: isUnique(column.table, column.name),
    }),
  )
  const prose = new Set<string>()
  for (const table of new Set(columns.map((column) => column.table))) {
    const texts = columns.filter((one) => one.table === table && one.type === "text").map(({ name }) => name)
    if (texts.length === 0) continue
    const some = texts.map((name) => `coalesce(bool_or("${name}" ~ '[ @]'), false) as "${name}"`)
    const [row = {}] = await api.rows(`select ${some.join(", ")} from "${table}"`)
    for (const name of texts) if (row[name]) prose.add(`${table}.${name}`)
  }
  return columns.map((column) => ({ ...column, isProse: prose.has(`${column.table}.${column.name}`) }))
}

/** Tables in an order in which each comes after those it refers to. */
const ordered = (columns: ReadonlyArray<Column>): ReadonlyArray<string> => {
  const waiting = new Set(columns.map(({ table }) => table).filter((table) => !uncopied.has(table)))
  const done: Array<string> = []
  while (waiting.size > 0) {
    const isReady = (table: string) =>
      columns.every(
        (column) =>
          column.table !== table || column.refersTo === table || !waiting.has(column.refersTo ?? ""),
      )
    const next = [...waiting].filter(isReady)
    if (next.length === 0) throw new Error(`tables refer to each other: ${[...waiting].join(", ")}`)
    for (const table of next) waiting.delete(table)
    done.push(...next)
  }
  return done
}

const marked = (column: Column, mark: string) => {
  const name = `"${column.name}"`
  if (column.type === "uuid" && column.isUnique) return "gen_random_uuid()"
  if (column.type !== "text") return name
  if (column.isProse)
    return `case when ${name} ~ '@' then '${mark}.' || ${name} when ${name} ~ ' ' or ${column.isUnique} then ${name} || ' ${mark}' else ${name} end`
  // A value in capitals only is one of a fixed set of choices.
  return column.isUnique
    ? `case when ${name} ~ '^[A-Z_]+$' then ${name} else ${name} || upper('${mark}') end`
    : name
}

/** Copies a tenant of the demo, row by row, with every text of its own marked. */
export const makeTwin = async (api: Api, columns: ReadonlyArray<Column>, { base, mark, owners }: Twin) => {
  const within = (table: string) => columns.filter((column) => column.table === table)
  const offsets = new Map<string, number>()
  await api.rows(`create table if not exists attack_copied (base bigint, table_name text, id bigint)`)
  const isCopied = (column: Column) =>
    `exists (select from attack_copied k where k.base = ${base} and k.table_name = '${column.refersTo}' and k.id = "${column.table}"."${column.name}")`
  /** The rows of a table that are the tenant's: by its owner's columns, or by what they refer to. */
  const mine = (table: string): string | undefined => {
    const of = within(table)
    const named = [
      owners[`${table}.id`] && `id = ${owners[`${table}.id`]}`,
      ...of.map(({ name }) => owners[name] && `"${name}" = ${owners[name]}`),
    ].filter(Boolean)
    if (named.length > 0) return named[0]
    if (of.some(({ name }) => name === "application_id" || name === "company_id")) return undefined
    // Its first reference says whose it is: what a shared record names stays as it is.
    const first = of.find(({ refersTo, name }) => refersTo !== null && !/_by(_id)?$/.test(name))
    return first && offsets.has(first.refersTo!) ? isCopied(first) : undefined
  }
  for (const table of ordered(columns)) {
    const condition = mine(table)
    if (condition === undefined) continue
    const of = within(table)
    const key = of.find(({ name, type }) => name === "id" && type === "int8")
    if (key) {
      const [{ first } = {}] = await api.rows(
        `select min(id)::bigint as first from "${table}" where ${condition}`,
      )
      if (first == null) continue
      offsets.set(table, base + 1 - Number(first))
      await api.rows(
        `insert into attack_copied select ${base}, '${table}', id from "${table}" where ${condition}`,
      )
    }
    const value = (column: Column) => {
      if (column === key) return `id + ${offsets.get(table)}`
      if (table === "audit_lines" && column.name === "record_id") return String(base + 1)
      const offset = offsets.get(column.refersTo ?? "")
      if (offset !== undefined)
        return `"${column.name}" + case when ${isCopied(column)} then ${offset} else 0 end`
      return marked(column, mark)
    }
    await api.rows(`insert into "${table}" (${of.map(({ name }) => `"${name}"`).join(", ")})
      overriding system value select ${of.map(value).join(", ")} from "${table}" where ${condition} and ${key ? `id < ${neighbor.base} and id < ${alien.base}` : "true"}
      on conflict do nothing`)
    // A row that there may be only once has no copy, and nothing that stands on it.
    if (key)
      await api.rows(`delete from attack_copied k where base = ${base} and table_name = '${table}'
        and not exists (select from "${table}" t where t.id = k.id + ${offsets.get(table)})`)
  }
  return offsets
}

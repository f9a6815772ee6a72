import { firstNames, surnames } from "../../host/server/seed/names.ts"
import type { Api } from "../server/api.ts"

const list = (names: ReadonlyArray<string>) => `'{${names.join(",")}}'::text[]`
/** SQL that picks a name by the row number `i`; another salt picks other names. */
export const pick = (names: ReadonlyArray<string>, salt: number) =>
  `(${list(names)})[1 + (hashint4(i + ${salt}) & 2147483647) % ${names.length}]`

/** Users per company, companies per franchise and users per role. */
const per = { company: 40, franchise: 50, role: 100 }

/** Users per statement, so that each finishes within the statement timeout of 10 s. */
const usersPerStatement = 4000

/** SQL statements, in order, that add users `from` to `to` to a demo database. */
export const growth = (from: number, to: number): ReadonlyArray<string> => {
  const starts = Array.from(
    { length: Math.ceil((to - from) / usersPerStatement) },
    (_, index) => from + index * usersPerStatement,
  )
  const endOf = (start: number) => Math.min(start + usersPerStatement, to)
  /** One in so many rows, for each of the statements. */
  const series = (step: number) =>
    starts.map(
      (start) => `generate_series(${Math.ceil(start / step)}, ${Math.ceil(endOf(start) / step) - 1}) as i`,
    )
  return [
    ...series(per.company * per.franchise).map(
      (some) => `insert into franchises (application_id, name)
       select 1 + i % 2, 'Região ' || i from ${some}`,
    ),
    ...series(per.company).map(
      (some) => `insert into companies (application_id, franchise_id, name, type)
       select f.application_id, f.id, ${pick(surnames, 7)} || ' Alimentos ' || i, 'restaurant'
       from ${some}
       join franchises f on f.name = 'Região ' || i / ${per.franchise}`,
    ),
    ...series(per.role).map(
      (some) => `insert into roles (application_id, company_id, title)
       select c.application_id, c.id, ${pick(["Caixa", "Cozinha", "Estoque", "Salão", "Balcão"], 3)} || ' ' || i
       from ${some}
       join companies c on split_part(c.name, ' Alimentos ', 2) = i::text`,
    ),
    ...starts.map(
      (start) => `insert into users (username, fullname, email, application_id, franchise_id, company_id)
       select lower(${pick(firstNames, 0)}) || '.' || i, ${pick(firstNames, 0)} || ' ' || ${pick(surnames, 1)} || ' ' || ${pick(surnames, 2)},
         lower(${pick(surnames, 2)}) || i || '@exemplo.test', c.application_id, c.franchise_id, c.id
       from generate_series(${start}, ${endOf(start) - 1}) as i
       join companies c on split_part(c.name, ' Alimentos ', 2) = (i / ${per.company})::text`,
    ),
    ...["franchises", "companies", "roles", "users"].map((table) => `vacuum analyze ${table}`),
  ]
}

/**
 * Fills tables while they have no trigram indexes, which cost most of the time when rows come a few thousand at a
 * time, and makes those anew, without a limit of time.
 */
export const withoutSearchIndexes = async (
  api: Api,
  tables: ReadonlyArray<string>,
  fill: () => Promise<void>,
): Promise<void> => {
  const indexes = await api.rows(
    `select indexname, indexdef from pg_indexes
     where tablename in (${tables.map((table) => `'${table}'`)}) and indexdef ilike '%using gin%'`,
  )
  for (const { indexname } of indexes) await api.rows(`drop index ${indexname}`)
  await fill()
  await api.server.store!.db.transaction(async (some) => {
    await some.execute("set local statement_timeout = 0")
    for (const { indexdef } of indexes) await some.execute(String(indexdef))
  })
  for (const table of tables) await api.rows(`vacuum analyze ${table}`)
}

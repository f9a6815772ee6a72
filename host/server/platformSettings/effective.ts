import { type SQL, sql } from "drizzle-orm"
import { settingKeys, type SettingName } from "../../../src/contract/settings/settingKeys.ts"

type Owner = Readonly<Record<"application" | "franchise" | "company", SQL>>

/** The value that counts for an owner: that of the narrowest scope that has one, or the default. */
const valueFor = (name: SettingName, { application, franchise, company }: Owner, from: SQL) => sql`coalesce((
  select s.value from settings s ${from} where s.key = ${name} and s.value is not null and (
    s.scope = 'PLATFORM' or s.scope = 'APPLICATION' and s.scope_id = ${application}
    or s.scope = 'FRANCHISE' and s.scope_id = ${franchise} or s.scope = 'COMPANY' and s.scope_id = ${company})
  order by array_position(array['COMPANY', 'FRANCHISE', 'APPLICATION', 'PLATFORM'], s.scope) limit 1),
  ${JSON.stringify(settingKeys[name].default)}::jsonb)`

/** A setting as it counts for a company; `id` is the company's. */
export const settingOfCompany = (name: SettingName, id: unknown): SQL =>
  valueFor(
    name,
    { application: sql`c.application_id`, franchise: sql`c.franchise_id`, company: sql`c.id` },
    sql`left join companies c on c.id = ${id}`,
  )

/** A setting as it counts for a user; `id` is theirs. */
export const settingOfUser = (name: SettingName, id: number): SQL =>
  valueFor(
    name,
    { application: sql`u.application_id`, franchise: sql`u.franchise_id`, company: sql`u.company_id` },
    sql`left join users u on u.id = ${id}`,
  )

/** A setting of the whole platform. */
export const settingOfPlatform = (name: SettingName): SQL =>
  valueFor(name, { application: sql`null`, franchise: sql`null`, company: sql`null` }, sql``)

/** A setting that is a whole number, in SQL. */
export const asCount = (setting: SQL): SQL => sql`(${setting})::text::int`

/** A setting that is a text or one of some choices, in SQL. */
export const asText = <A extends string | null>(setting: SQL): SQL<A> => sql<A>`(${setting}) #>> '{}'`

/** A setting that is on or off, in SQL. */
export const asFlag = (setting: SQL): SQL => sql`(${setting})::text::boolean`

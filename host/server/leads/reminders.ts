import { sql } from "drizzle-orm"
import { allows } from "../../../src/contract/access/access.ts"
import { leads as resource } from "../../../src/contract/resources/leads.ts"
import { readAuthorities } from "../access/authorities.ts"
import { anyOf } from "../db/anyOf.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { leaveLetters } from "../mail/queueLetters.ts"

const { leads } = tables

const open = sql.join(
  (resource.due?.while ?? []).map((status) => sql`${status}`),
  sql`, `,
)

/** SQL: the lead's next step is due, and a person is responsible for it. */
export const isDue = sql`${leads.status} in (${open}) and ${leads.nextActionAt} <= now()`

/** Maximum age in days of a due step for reminders; older ones are seen in the list. */
const oldestDays = 7

/**
 * Leaves a letter for whoever is to take a lead's next step once that is due: once for each moment it is due at, however
 * many processes look.
 */
export const remindOfLeads = async (db: Database): Promise<void> => {
  const recent = sql`${isDue} and ${leads.nextActionAt} > now() - ${oldestDays}::int * interval '1 day'`
  const groups = await readAuthorities(
    db,
    sql`users.disabled_at is null and users.id in (select ${leads.responsible} from ${leads} where ${recent})`,
  )
  const readers = groups.flatMap(({ ids, authority }) => (allows(resource.access, authority) ? ids : []))
  if (readers.length === 0) return
  const made = sql`insert into lead_reminders (lead_id, user_id, due_at)
    select ${leads.id}, u.id, ${leads.nextActionAt}
    from ${leads} join users u on u.id = ${leads.responsible}
    where ${recent} and u.id = ${anyOf(readers)}`
  await leaveLetters(db, "lead", made)
}

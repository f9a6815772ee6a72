import { and, eq, isNull, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { joinRequests } from "../db/joinSchema.ts"
import { companies, users } from "../db/schema.ts"
import { compose } from "../mail/compose.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { linkTo } from "../mail/post.ts"
import { joinLetters } from "./joinLetters.ts"

/** Leaves a letter for everybody who manages the users of a company, or else for those of its application. */
export const leaveJoinLetters = (db: Database, company: number) =>
  db.execute(sql`
    with managers as (
      select u.email, u.language from users u where u.disabled_at is null and u.company_id = ${company}::bigint
        and exists (select 1 from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
          join permissions p on p.id = rp.permission_id
          where ur.user_id = u.id and p.name = 'accessToUserUser')),
    above as (
      select u.email, u.language from users u join companies c on c.application_id = u.application_id
      where c.id = ${company}::bigint and u.is_application and u.disabled_at is null
        and not exists (select 1 from managers))
    insert into mail_jobs (kind, email, language)
    select 'join', email, coalesce(language, 'ptBr') from (select * from managers union select * from above) readers
    limit 20`)

/** Mail to those who decide whether somebody joins their company. */
export const joinMail: MailKind = {
  write: async (post, { email, language }) =>
    compose(joinLetters.asked, { to: email, language, link: linkTo(post, "user-management/users") }),
  reminder: undefined,
}

/** The company somebody belongs to by now, and whether the one they asked declined. */
const outcomeOf = async (db: Database, email: string) => {
  const [found] = await db
    .select({ to: users.email, company: companies.name, declinedAt: joinRequests.declinedAt })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(joinRequests, eq(joinRequests.userId, users.id))
    .where(and(eq(users.email, email), isNull(users.disabledAt)))
  return found
}

/** Mail to whom a company took in, or declined. */
export const joinedMail: MailKind = {
  write: async (post, { email, language }) => {
    const found = await outcomeOf(post.db, email)
    if (!found || (found.company === null && found.declinedAt === null)) return undefined
    const words = found.company === null ? joinLetters.declined : joinLetters.accepted
    return compose(words, { to: found.to, language, link: linkTo(post, "dashboard") })
  },
  reminder: undefined,
}

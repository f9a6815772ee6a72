import { and, eq, isNull, sql } from "drizzle-orm"
import { managesAccess } from "../../../src/contract/access/access.ts"
import { companyReaders } from "./companyReaders.ts"
import { anyOf } from "../db/anyOf.ts"
import type { Database } from "../db/database.ts"
import { joinRequests } from "../db/joinSchema.ts"
import { companies, users } from "../db/schema.ts"
import { compose } from "../mail/compose.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { linkTo } from "../mail/post.ts"
import { joinLetters } from "./joinLetters.ts"

/** Most people who are told of one request. */
const maxReaders = 20

/** Leaves a letter for everybody who manages the users of a company, or else for those of its application. */
export const leaveJoinLetters = async (db: Database, company: number): Promise<void> => {
  const managers = await companyReaders(db, { companies: sql`(${company}::bigint)`, access: managesAccess })
  const readers =
    managers.length > 0
      ? sql`u.id = ${anyOf(managers)}`
      : sql`u.is_application and u.disabled_at is null
          and u.application_id = (select application_id from companies where id = ${company}::bigint)`
  await db.execute(sql`
    insert into mail_jobs (kind, email, language)
    select 'join', u.email, coalesce(u.language, 'ptBr') from users u where ${readers} limit ${maxReaders}`)
}

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

import { sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { Database } from "../db/database.ts"
import { leadReminders } from "../db/leadSchema.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { isDue } from "./reminders.ts"
import { compose } from "../mail/compose.ts"
import type { Message } from "../mail/mail.ts"
import type { Job } from "../mail/job.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { linkTo, type Post } from "../mail/post.ts"
import { leadLetters } from "./leadLetters.ts"

const { leads } = tables

/** The lead a reminder is about, and to whom; nothing once its step was taken, put off or given to somebody else. */
const findReminded = async (db: Database, reminder: number) => {
  const [found] = await db
    .select({
      id: leads.id,
      lead: sql<string>`coalesce(nullif(${leads.business}, ''), ${leads.name})`,
      step: sql<string | null>`${leads.nextAction}`,
      dueAt: sql<string>`to_json(${leadReminders.dueAt})#>>'{}'`,
      email: users.email,
      name: users.fullname,
    })
    .from(leadReminders)
    .innerJoin(leads, sql`${leads.id} = ${leadReminders.leadId}`)
    .innerJoin(users, sql`${users.id} = ${leadReminders.userId}`)
    .where(
      sql`${leadReminders.id} = ${reminder} and ${users.disabledAt} is null and ${isDue}
        and ${leads.nextActionAt} = ${leadReminders.dueAt} and ${leads.responsible} = ${users.id}`,
    )
  return found
}

/** Writes to whoever is to take a lead's next step that it is due; nothing once that is no longer so. */
const writeLeadReminder = async (post: Post, job: Job): Promise<Message | undefined> => {
  const { leadReminderId, language } = job
  const found = leadReminderId === null ? undefined : await findReminded(post.db, leadReminderId)
  if (!found) return undefined
  const { id, lead, step, dueAt, email, name } = found
  const written = new Intl.DateTimeFormat(limits.locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: limits.timeZone,
  })
  return compose(leadLetters.leadDue, {
    to: email,
    language,
    link: linkTo(post, `marketing/lead?open=${String(id)}`),
    values: { name, lead, step: step ?? "–", when: written.format(new Date(dueAt)) },
  })
}

/** Mail to who is to take a lead's next step. */
export const leadMail: MailKind = {
  write: writeLeadReminder,
  reminder: { kind: "lead", table: leadReminders, column: "leadReminderId" },
}

import { and, eq, isNull, sql } from "drizzle-orm"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import { shownValue } from "../../../src/contract/resource/masked.ts"
import { licenses as resource } from "../../../src/contract/resources/licenses.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"
import { licenseReminders } from "../db/licenseSchema.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { zoneColumn } from "../resource/zoneColumn.ts"
import { stillEnds } from "./reminders.ts"
import { writeLetter, type ComposedMail } from "../mail/platformMail.ts"
import type { Job } from "../mail/job.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { linkTo, type Post } from "../mail/post.ts"
import { storeDay } from "../../../src/contract/resource/datedItems.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"
import type { Choices } from "../../../src/contract/resource/Words.ts"
import { licenseLetters } from "./licenseLetters.ts"

const { licenses } = tables

const dayMs = 86_400_000

/** A reminder that was refused for long must not come beside the next one. */
const isNearest = sql`not exists (select from license_reminders nearer
  where nearer.license_id = ${licenseReminders.licenseId} and nearer.user_id = ${licenseReminders.userId}
  and nearer.expires_at = ${licenseReminders.expiresAt} and nearer.days < ${licenseReminders.days})`

/** The license a reminder is about, and to whom; nothing once it was renewed or revoked, or a later one is on its way. */
const findReminded = async ({ db }: Post, reminder: number) => {
  const { expiresAt } = licenseReminders
  const [found] = await db
    .select({
      id: licenses.id,
      key: licenses.key,
      product: licenses.product,
      customer: licenses.customer,
      expiresAt,
      timeZone: sql<string>`${zoneColumn({ resource, table: licenses })}`,
      email: users.email,
      application: users.applicationId,
    })
    .from(licenseReminders)
    .innerJoin(licenses, eq(licenses.id, licenseReminders.licenseId))
    .innerJoin(users, eq(users.id, licenseReminders.userId))
    .where(
      and(
        eq(licenseReminders.id, reminder),
        isNull(users.disabledAt),
        eq(licenses.expiresAt, expiresAt),
        stillEnds,
        isNearest,
      ),
    )
  return found
}

type Reminded = NonNullable<Awaited<ReturnType<typeof findReminded>>>

const valuesOf = ({ product, key, customer, expiresAt }: Reminded, language: Locale, today: string) => {
  const locale = limits.locales[language]
  const { fields } = resource
  const names = entryOf(fields.product.choices as Choices | undefined, String(product))
  const daysLeft = Math.round((Date.parse(expiresAt) - Date.parse(today)) / dayMs)
  return {
    product: names ? wordsIn(names, language) : String(product),
    key: String(shownValue(fields.key, key)),
    customer: customer === null ? "–" : String(customer),
    when: new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(daysLeft, "day"),
    day: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${expiresAt}T12:00:00Z`),
    ),
  }
}

/** Writes to one of a partner's people that a license ends; none once that is no longer so. */
const writeReminder = async (post: Post, job: Job): Promise<ComposedMail | undefined> => {
  const { licenseReminderId, language } = job
  const found = licenseReminderId === null ? undefined : await findReminded(post, licenseReminderId)
  if (!found) return undefined
  const today = storeDay(found)
  if (found.expiresAt < today) return undefined
  return writeLetter(
    post.db,
    { words: licenseLetters.license, trigger: "LICENSE_ENDING" },
    {
      application: found.application,
      to: found.email,
      language,
      link: linkTo(post, `partners/licenses?open=${String(found.id)}`),
      values: valuesOf(found, language, today),
    },
  )
}

/** Mail to a partner whose license ends. */
export const licenseMail: MailKind = {
  write: writeReminder,
  reminder: { kind: "license", table: licenseReminders, column: "licenseReminderId" },
}

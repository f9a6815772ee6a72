import { sql } from "drizzle-orm"
import { letterVariable, audienceOf } from "../../../src/contract/messages/letterVariables.ts"
import { placeholdersIn } from "../../../src/contract/messages/letterText.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { type Addressee, compose } from "./compose.ts"
import type { LetterWords } from "./letter.ts"
import type { Message } from "./mail.ts"
import { letterMail, type TemplateText } from "./templateMail.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

const { emailTemplates, emailTypes } = tables

/** A message, and the template it is made from, where it is. */
export interface ComposedMail extends Message {
  readonly template?: number
}

/** A letter of the platform: its own words, and what sends it, which an application may have a template for. */
export interface PlatformLetter {
  readonly words: LetterWords
  readonly trigger: string
}

type FoundTemplate = TemplateText & { readonly id: number }

/** The template that counts for what is sent: of an application, in a language, the one published last. */
const findTemplate = async (db: Database, application: number, trigger: string, language: Locale) => {
  const found = await db.execute<FoundTemplate>(sql`
    select t.id, t.subject, t.preheader, t.body, t.language from ${emailTemplates} t join ${emailTypes} y on y.id = t.type
    where y.application_id = ${application}::bigint and y.trigger = ${trigger} and y.audience = ${audienceOf(trigger)}
      and y.is_active and t.status = 'PUBLISHED' and t.language = ${language}
    order by t.published_at desc nulls last, t.id desc limit 1`)
  return found.rows[0]
}

/** True if every placeholder of a template has a value; a template with a gap is not sent. */
const isComplete = (
  { subject, preheader, body }: TemplateText,
  valueOf: (name: string) => string | undefined,
) => placeholdersIn(`${subject} ${preheader ?? ""} ${body}`).every((name) => valueOf(name) !== undefined)

/**
 * Writes a letter of the platform: from the published template of its trigger, application and language, or in the platform's own
 * words where there is none, or none whose variables are all known. A template without the link gets it at its end.
 */
export const writeLetter = async (
  db: Database,
  { words, trigger }: PlatformLetter,
  { application, ...to }: Addressee & { readonly application: number | null },
): Promise<ComposedMail> => {
  const builtIn = compose(words, to)
  if (application === null) return builtIn
  const template = await findTemplate(db, application, trigger, to.language)
  if (!template) return builtIn
  const values: Readonly<Record<string, string>> = { ...to.values, link: to.link }
  const valueOf = (name: string) => entryOf(values, letterVariable(trigger, name))
  if (!isComplete(template, valueOf)) return builtIn
  return { ...letterMail(template, valueOf, to), template: template.id }
}

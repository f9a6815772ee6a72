import type { HistoryEntry } from "../../contract/resource/history.ts"
import { earlierEditions, type Edition } from "../../resource/described/history/earlierEditions.ts"

/** Parts of a template its readers see. */
export type TemplateTexts = Readonly<Record<"subject" | "preheader" | "body", string>>

/** A text a template had, until when and by whom it was changed. */
export interface EarlierText extends Omit<Edition, "values"> {
  readonly texts: TemplateTexts
}

/** The texts a template had before, the latest first, from what it says now and what was changed, the latest first. */
export const earlierTexts = (
  now: TemplateTexts,
  entries: ReadonlyArray<HistoryEntry>,
): ReadonlyArray<EarlierText> =>
  earlierEditions(now, entries).map(({ values: { subject, preheader, body }, ...when }) => ({
    ...when,
    texts: { subject: String(subject ?? ""), preheader: String(preheader ?? ""), body: String(body ?? "") },
  }))

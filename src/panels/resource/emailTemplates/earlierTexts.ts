import type { HistoryEntry } from "../../../contract/resource/history.ts"

const named = ["subject", "preheader", "body"] as const

/** What of a template its readers see. */
export type TemplateTexts = Readonly<Record<(typeof named)[number], string>>

/** A text a template had, until when and by whom it was changed. */
export interface EarlierText {
  readonly until: string
  readonly changedBy: string | undefined
  readonly texts: TemplateTexts
}

const isNamed = (field: string): field is keyof TemplateTexts => named.some((name) => name === field)

/** The texts a template had before, the latest first, from what it says now and what was changed, the latest first. */
export const earlierTexts = (
  now: TemplateTexts,
  entries: ReadonlyArray<HistoryEntry>,
): ReadonlyArray<EarlierText> => {
  const found: Array<EarlierText> = []
  let texts = now
  for (const { at, actor, action, changes } of entries) {
    const old = changes.flatMap(({ field, old: was }) =>
      isNamed(field) && was !== undefined ? [[field, was === null ? "" : String(was)] as const] : [],
    )
    if (action === "CREATE" || old.length === 0) continue
    texts = { ...texts, ...Object.fromEntries(old) }
    found.push({ until: at, changedBy: actor?.label, texts })
  }
  return found
}

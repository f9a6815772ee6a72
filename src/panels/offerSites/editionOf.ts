import { offerSites } from "../../contract/resources/offerSites.ts"
import type { Fields } from "../../contract/resource/field.ts"
import type { Edition } from "../../resource/described/history/earlierEditions.ts"
import { fromText, toText } from "../../resource/described/kindTexts.ts"

const { domain: _, ...shown } = offerSites.fields

/** The fields of a site that make an edition: all but where it stands. */
export const editionFields: Fields = shown

/** Returns a site's values of those fields. */
export const editionOf = (row: Edition["values"]): Edition["values"] =>
  Object.fromEntries(Object.keys(editionFields).map((name) => [name, row[name] ?? null]))

/** The fields in which an edition differs from what the site holds now, each with what a save sends for it. */
export const differing = (
  now: Edition["values"],
  { values }: Edition,
): ReadonlyArray<readonly [name: string, sent: unknown]> =>
  Object.entries(editionFields).flatMap(([name, field]) => {
    const text = toText(field, values[name])
    return text === toText(field, now[name]) ? [] : [[name, fromText(field, text)] as const]
  })

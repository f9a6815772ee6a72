import { dayAt } from "../../contract/companies/zonedTime.ts"
import { isPresent } from "../../contract/resource/body.ts"
import type { Field, Fields, Kind } from "../../contract/resource/field.ts"
import type { BodyOf, Resource, RowOf } from "../../contract/resource/resource.ts"
import { recordZone } from "../../contract/places/zoneOf.ts"
import type { Texts } from "../editor/textDraft.ts"
import { fromText, referenceOf, referencesOf, toText } from "./kindTexts.ts"

type Raw = Readonly<Record<string, unknown>>

/** Fields people write: not those of the server. */
export const writtenFields = (fields: Fields): ReadonlyArray<readonly [string, Field]> =>
  Object.entries(fields).filter(([, { rules }]) => rules.from !== "server")

/** Name of a field that people write. */
export type WrittenName<R extends Resource> = Extract<keyof BodyOf<R>, string>

/** Values of the fields that people write, as far as they are known. */
export type ValuesOf<R extends Resource> = { readonly [N in WrittenName<R>]?: unknown }

/** Texts of the fields that people write, and of a new record's owner. */
export type TextsOf<R extends Resource> = { readonly [N in WrittenName<R> | "owner"]?: string }

/** Texts of an item of a list field. */
export type ItemTextsOf<R extends Resource, N extends keyof RowOf<R>> =
  RowOf<R>[N] extends ReadonlyArray<infer Item>
    ? { readonly [F in Extract<keyof Item, string>]?: string }
    : never

/** More fields than these have a page of their own. */
const maxInDialog = 6

/** Returns the default editor of a record, used unless its description names one. */
export const editorOf = ({ editor, fields }: Resource): "dialog" | "page" =>
  editor ?? (writtenFields(fields).length > maxInDialog ? "page" : "dialog")

/** A record's written fields as texts, by its store's clock unless another is named; all empty for none. */
export const textsOf = (
  resource: Resource,
  row: Raw = {},
  timeZone: string = recordZone(resource, row),
): Texts<string> =>
  Object.fromEntries(
    writtenFields(resource.fields).map(([name, field]) => [name, toText(field, row[name], timeZone)]),
  )

/** The text a field of a new record begins with, by the clock of a zone. */
const initialText = (field: Field, timeZone: string): string => {
  const { initial } = field.rules
  if (initial !== "today" || (field.kind !== "day" && field.kind !== "moment"))
    return toText(field, initial, timeZone)
  const today = dayAt(Date.now(), timeZone)
  return field.kind === "day" ? today : `${today}T00:00`
}

/**
 * The texts a new record begins with, by its store's clock unless another is named; those given count where people write
 * the field.
 */
export const newTexts = (
  resource: Resource,
  initialTexts: Texts<string> = {},
  timeZone: string = recordZone(resource, undefined),
): Texts<string> => {
  const initial = Object.fromEntries(
    writtenFields(resource.fields).map(([name, field]) => [name, initialText(field, timeZone)]),
  )
  const known = Object.entries(initialTexts).filter(([name]) => Object.hasOwn(initial, name))
  return { ...initial, ...Object.fromEntries(known) }
}

/** The values that texts mean, by field and by the clock of a zone. */
export const valuesOf = <R extends Resource>(
  { fields }: R,
  texts: Texts<string>,
  timeZone?: string,
): ValuesOf<R> =>
  Object.fromEntries(
    writtenFields(fields).map(([name, field]) => [name, fromText(field, texts[name] ?? "", timeZone)]),
  ) as ValuesOf<R>

/** A value without what is shown in part. */
const unmasked = ({ rules, fields }: Field, value: unknown): unknown => {
  if (rules.masked) return undefined
  if (!fields || !Array.isArray(value)) return value
  return value.map((item: Raw) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, unmasked(field, item[name])] as const),
    ),
  )
}

/** A copy's texts: those of the record without what a copy starts without, what must be unique, and what is known in part. */
export const copyTexts = (
  resource: Resource,
  row: Raw,
  timeZone = recordZone(resource, row),
): Texts<string> => {
  const excluded = new Set(resource.copies?.without ?? [])
  const copied = Object.entries(resource.fields).filter(
    ([name, { rules }]) => !excluded.has(name) && !rules.unique,
  )
  return textsOf(
    resource,
    Object.fromEntries(copied.map(([name, field]) => [name, unmasked(field, row[name])])),
    timeZone,
  )
}

const isNone = (value: unknown) => value === null || value === undefined

/** The body that creates a record: what is filled and belongs to it. */
export const createdBody = (resource: Resource, texts: Texts<string>, timeZone?: string): Raw => {
  const values = valuesOf(resource, texts, timeZone)
  return Object.fromEntries(
    writtenFields(resource.fields)
      .filter(([name, field]) => isPresent(field, values) && !isNone(values[name]))
      .map(([name]) => [name, values[name]]),
  )
}

/**
 * The body that saves a record: the fields that changed, and those whose conditions no longer hold, which are emptied.
 */
export const savedBody = (
  resource: Resource,
  base: Texts<string>,
  texts: Texts<string>,
  timeZone?: string,
): Raw => {
  const values = valuesOf(resource, texts, timeZone)
  const fieldsToSend = writtenFields(resource.fields).flatMap(
    ([name, field]): ReadonlyArray<readonly [string, unknown]> => {
      if (field.rules.fixed === true) return []
      if (!isPresent(field, values)) return base[name] === "" ? [] : [[name, fromText(field, "")]]
      return texts[name] === base[name] ? [] : [[name, values[name]]]
    },
  )
  return Object.fromEntries(fieldsToSend)
}

const linked: ReadonlySet<Kind | undefined> = new Set(["reference", "image", "file"])

/** A body as a record shows it: with what the records it names are called. */
export const shownBody = ({ fields }: Resource, texts: Texts<string>, body: Raw): Raw =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const kind = fields[name]?.kind
      if (kind === "references") return [name, referencesOf(texts[name] ?? "")]
      return [name, linked.has(kind) ? (referenceOf(texts[name] ?? "") ?? null) : value]
    }),
  )

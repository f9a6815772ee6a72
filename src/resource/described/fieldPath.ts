import type { Field, Fields } from "../../contract/resource/field.ts"
import type { TextAt } from "../editor/textDraft.ts"
import { itemsOf } from "./kindTexts.ts"

/**
 * Returns the path that shows a problem: a field of a list's item has its own path, everything else shows on the whole
 * field.
 */
export const fieldPath = ({ fields }: Field, path: string): string => {
  const [name = "", at, inner = "", ..._] = path.split(".")
  return fields && Object.hasOwn(fields, inner) ? [name, at, inner].join(".") : name
}

/** The field a path leads to, and what its words are called by: `signers.2.email` is called `signers.email`. */
export const fieldAt = (
  fields: Fields,
  path: string,
): { readonly field: Field; readonly words: string } | undefined => {
  const [name = "", , inner] = path.split(".")
  const field = fields[name]
  if (inner === undefined) return field && { field, words: name }
  const within = field?.fields?.[inner]
  return within && { field: within, words: `${name}.${inner}` }
}

/** The text of the field a path leads to. */
export const textAt: TextAt<string> = (texts, path) => {
  const [name = "", at, inner] = path.split(".")
  const text = texts[name] ?? ""
  return inner === undefined ? text : itemsOf(text)[Number(at)]?.[inner]
}

import * as Effect from "effect/Effect"
import { cellText } from "../../contract/resource/cellText.ts"
import { fileColumns } from "../../contract/resource/fileColumns.ts"
import type { Locale } from "../../contract/limits.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { CellTexts } from "../ListSpec.ts"
import { filtersOf } from "./filtersOf.ts"
import type { ListCalls } from "./parts.ts"

/** The search of a description that says what is searched. */
export const searching = ({ fields }: Resource) =>
  Object.values(fields).some(({ rules }) => rules.searched)
    ? { filter: (search: string) => ({ search }) }
    : {}

/** Finds records with calls of their own by every filter of their description, by company only while several are viewed. */
export const richFinding = <R extends Resource>(resource: R, find: ListCalls<R>["find"]) => {
  const richer: ListCalls<Resource>["richer"] = (viewed) => ({
    find,
    filters: filtersOf(resource).filter(
      ({ id }) => viewed === undefined || (id !== "owner" && id !== "company"),
    ),
    ...searching(resource),
  })
  return richer as NonNullable<ListCalls<R>["richer"]>
}

/** The cells of a file in a language, as the server writes them. */
export const fileCells = (resource: Resource, locale: Locale): CellTexts<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    fileColumns(resource).map((name) => [name, (row) => cellText(resource, name, row, locale)]),
  )

/** The cells of a file built from a list's pages. */
export const fileTexts = <R extends Resource>(resource: R) => {
  const texts: ListCalls<Resource>["cellTexts"] = (_, locale) => Effect.succeed(fileCells(resource, locale))
  return texts as NonNullable<ListCalls<R>["cellTexts"]>
}

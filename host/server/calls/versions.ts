import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import { VersionRequired } from "../../../src/contract/wire/refusals.ts"
import type { Headers } from "../access/caller.ts"
import { badRequest } from "../http/issues.ts"

/**
 * The version a save says it was made from; `any` saves over whichever there is, and `checked` after the server has compared
 * the versions itself.
 */
export type SentVersion = number | "any" | "checked" | undefined

/** The version an `If-Match` header names: one, in quotation marks, or `*` for any. */
export const sentVersionOf = Effect.fnUntraced(function* (headers: Headers, language: Locale) {
  const ifMatch = headers["if-match"]
  if (ifMatch === undefined) return undefined
  const [only = ""] = ifMatch
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(only) ?? []
  if (ifMatch.length === 1 && version !== undefined) return Number(version)
  if (ifMatch.length === 1 && only === "*") return "any"
  return yield* badRequest([{ path: "headers.if-match", code: "format" }], language)
})

/** True if the save is based on an older version. A save without a version is never stale. */
export const isStale = (
  current: { readonly version?: number },
  ...versions: ReadonlyArray<SentVersion>
): boolean => versions.some((version) => typeof version === "number" && version !== current.version)

/** True if the save overwrites whichever version there is; its line in the history says so. */
export const isUnversioned = (...versions: ReadonlyArray<SentVersion>): boolean =>
  versions.every((version) => version === undefined || version === "any")

/** Refuses a save that names no version at all, in calls of our own, whose callers know of versions. */
export const requireVersion = (
  ...versions: ReadonlyArray<SentVersion>
): Effect.Effect<void, VersionRequired> =>
  versions.some((version) => version !== undefined) ? Effect.void : Effect.fail(new VersionRequired())

/** The `ETag` of an answer that is one record with a version. */
export const entityTag = (answer: unknown): string | undefined => {
  const { version } = (answer ?? {}) as { readonly version?: unknown }
  return Number.isInteger(version) ? `"${String(version)}"` : undefined
}

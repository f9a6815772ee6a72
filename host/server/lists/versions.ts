import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import { VersionRequired } from "../../../src/contract/wire/refusals.ts"
import type { Headers } from "../access/caller.ts"
import { badRequest } from "../http/issues.ts"

/** The version a save says it was made from; `any` saves over whichever there is. */
export type AskedVersion = number | "any" | undefined

/** The version an `If-Match` header names: one, in quotation marks, or `*` for any. */
export const versionAsked = Effect.fnUntraced(function* (headers: Headers, language: Locale) {
  const given = headers["if-match"]
  if (given === undefined) return undefined
  const [only = ""] = given
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(only) ?? []
  if (given.length === 1 && version !== undefined) return Number(version)
  if (given.length === 1 && only === "*") return "any"
  return yield* badRequest([{ path: "headers.if-match", code: "format" }], language)
})

/**
 * Whether a save was made from an older record than the current one. One that names no version would overwrite what
 * its author may never have seen, so it is refused.
 */
export const isStale = (
  current: { readonly version?: number },
  ...asked: ReadonlyArray<AskedVersion>
): Effect.Effect<boolean, VersionRequired> => {
  const named = asked.filter((version) => version !== undefined)
  if (named.length === 0) return Effect.fail(new VersionRequired())
  return Effect.succeed(named.some((version) => version !== "any" && version !== current.version))
}

/** The `ETag` of an answer that is one record with a version. */
export const entityTag = (answer: unknown): string | undefined => {
  const { version } = (answer ?? {}) as { readonly version?: unknown }
  return Number.isInteger(version) ? `"${String(version)}"` : undefined
}

import * as Effect from "effect/Effect"
import type { Locale } from "../../src/contract/limits.ts"
import type { Headers } from "./caller.ts"
import { badRequest } from "./issues.ts"

/** The version an `If-Match` header asks for: one, in quotation marks. `*` asks for no certain one. */
export const versionAsked = Effect.fnUntraced(function* (headers: Headers, language: Locale) {
  const given = headers["if-match"]
  if (given === undefined) return undefined
  const [only = ""] = given
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(only) ?? []
  if (given.length === 1 && version !== undefined) return Number(version)
  if (given.length === 1 && only === "*") return undefined
  return yield* badRequest([{ path: "headers.if-match", code: "format" }], language)
})

/** True when a save was made from an older record than the current one. Without any version it never is. */
export const isStale = (
  current: { readonly version?: number },
  ...asked: ReadonlyArray<number | undefined>
): boolean => asked.some((version) => version !== undefined && version !== current.version)

/** The `ETag` of an answer that is one record with a version. */
export const entityTag = (answer: unknown): string | undefined => {
  const { version } = (answer ?? {}) as { readonly version?: unknown }
  return Number.isInteger(version) ? `"${String(version)}"` : undefined
}

import * as Effect from "effect/Effect"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type { Headers } from "../access/caller.ts"
import { badRequest } from "../http/issues.ts"

const visible = /^[\x21-\x7e]{1,255}$/

/** The key of a request that must not be done twice; only a POST that writes needs one. */
export const onceKey = Effect.fnUntraced(function* (to: Endpoint, headers: Headers, language: Locale) {
  const key = headers["idempotency-key"]
  if (key === undefined || to.method !== "POST" || to.reads || to.takes !== "json") return undefined
  const [only = ""] = key
  if (key.length === 1 && visible.test(only)) return only
  return yield* badRequest([{ path: "headers.idempotency-key", code: "format" }], language)
})

/** Characters of names in a header, so that a hostile body cannot make it long. */
const maxIgnored = 1000

/** Names of fields as a header may carry them: percent-encoded where they hold anything but letters, digits and signs. */
export const ignoredFields = (names: ReadonlyArray<string>): string => {
  const [first = "", ...otherVersions] = names.map((name) =>
    encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, "\ufffd")),
  )
  return otherVersions.reduce(
    (line, name) => (line.length + name.length > maxIgnored ? line : `${line}, ${name}`),
    first.slice(0, maxIgnored),
  )
}

/** The application an `applicationId` header names; none where it is left empty. */
export const applicationOf = Effect.fnUntraced(function* (headers: Headers, language: Locale) {
  const header = headers["applicationid"]
  if (header === undefined || header.join("").trim() === "") return undefined
  const [only = ""] = header
  if (header.length === 1 && /^[1-9]\d{0,14}$/.test(only)) return Number(only)
  return yield* badRequest([{ path: "headers.applicationid", code: "format" }], language)
})

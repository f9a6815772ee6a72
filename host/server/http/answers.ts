import type { FastifyReply } from "fastify"
import * as Cause from "effect/Cause"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Refusal } from "../../../src/contract/wire/endpoint.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { databaseError, isAway } from "../db/database.ts"
import { InternalFault, StoreAway, Unavailable } from "./faults.ts"
import { badRequest } from "./issues.ts"
import { type AnyRefusal, sentence } from "./sentences.ts"

/** A refusal's code for machines. */
export const refusalCode = ({ _tag }: { readonly _tag: string }): string =>
  _tag.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase()

/** The status a refusal is sent with. */
export const statusOf = (refusal: AnyRefusal) => (refusal.constructor as unknown as Refusal).status

/** A refusal as every answer carries it: its tag, a code for machines, a sentence for people, its own fields. */
export const refusalBody = (refusal: AnyRefusal, message: string): Readonly<Record<string, unknown>> => {
  const kind = refusal.constructor as unknown as Schema.Codec<AnyRefusal, Record<string, unknown>>
  const fields = Schema.encodeSync(kind)(refusal)
  return { code: refusalCode(refusal), ...fields, message }
}

/** Sends a refusal with its status. */
export const sendRefusal = (reply: FastifyReply, refusal: AnyRefusal, language: Locale) => {
  if (refusal._tag === "TooManyRequests") void reply.header("retry-after", refusal.retryAfter)
  if (refusal._tag === "Unavailable") void reply.header("retry-after", 1)
  const message = sentence(reply.server.sentences, refusal, language)
  return reply.code(statusOf(refusal)).type("application/json").send(refusalBody(refusal, message))
}

/**
 * Returns the reason a call failed: its own refusal, a value the database cannot hold, an absent database, or a bug of
 * ours.
 */
export const whyFailed = (cause: Cause.Cause<unknown>, language: Locale): AnyRefusal => {
  const refusal = Option.getOrUndefined(Cause.findErrorOption(cause))
  if (refusal !== undefined) return refusal as AnyRefusal
  const defect = Cause.squash(cause)
  if (isAway(defect) || defect instanceof StoreAway) return new Unavailable()
  if (databaseError(defect).code?.startsWith("22")) return badRequest([], language)
  return new InternalFault()
}

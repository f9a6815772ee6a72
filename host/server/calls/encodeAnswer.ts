import { setImmediate } from "node:timers/promises"
import type { FastifyRequest } from "fastify"
import * as Effect from "effect/Effect"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { rowsLeftOutHeader } from "../../../src/contract/wire/unreadable.ts"
import type { LostRow } from "./encodableRows.ts"
import type { HandlerInput } from "./handler.ts"

interface Encoding {
  readonly to: Endpoint
  readonly encode: (value: unknown) => unknown
  readonly encodable: (value: unknown, note: (row: LostRow) => void) => unknown
}

/** Rows encoded at once. */
const rowsPerTurn = 500

/**
 * Encodes a call's answer and reports rows that are left out. A long list is encoded in batches, so that other calls
 * run in between.
 */
const encodeInTurns = Effect.fnUntraced(function* (
  { encode, encodable }: Encoding,
  answer: unknown,
  note: (row: LostRow) => void,
) {
  const encodeRows = (value: unknown) => {
    try {
      return encode(value)
    } catch {
      return encode(encodable(value, note))
    }
  }
  if (!Array.isArray(answer) || answer.length <= rowsPerTurn) return encodeRows(answer)
  const rows: Array<unknown> = []
  for (let from = 0; from < answer.length; from += rowsPerTurn) {
    rows.push(...(encodeRows(answer.slice(from, from + rowsPerTurn)) as ReadonlyArray<unknown>))
    yield* Effect.promise(() => setImmediate())
  }
  return rows
})

/** Encodes an answer, and tells in its log and in a header which rows it has not. */
export const encodeAnswer = Effect.fnUntraced(function* (
  encoding: Encoding,
  request: FastifyRequest,
  answer: unknown,
  header: HandlerInput<Endpoint>["header"],
) {
  const lost: Array<LostRow> = []
  const encoded = yield* encodeInTurns(encoding, answer, (row) => void lost.push(row))
  if (lost.length > 0) {
    header(rowsLeftOutHeader, String(lost.length))
    request.log.error({ call: encoding.to.path, lost }, "rows of an answer could not be encoded")
  }
  return encoded
})

import { setImmediate } from "node:timers/promises"
import { Readable } from "node:stream"
import type { FastifyReply } from "fastify"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { entityTag } from "../lists/versions.ts"
import { contentTypes } from "./contentTypes.ts"
import type { Chunks } from "./handler.ts"

interface Encoding {
  readonly encode: (value: unknown) => unknown
}

/** Rows encoded at once. */
const turn = 500

/** Encodes what a call answers. A long list goes by turns, so that others are served in between. */
export const encodeInTurns = Effect.fnUntraced(function* ({ encode }: Encoding, done: unknown) {
  if (!Array.isArray(done) || done.length <= turn) return encode(done)
  const rows: Array<unknown> = []
  for (let from = 0; from < done.length; from += turn) {
    rows.push(...(encode(done.slice(from, from + turn)) as ReadonlyArray<unknown>))
    yield* Effect.promise(() => setImmediate())
  }
  return rows
})

/** Whether an answer comes in chunks. */
export const isPieces = (done: unknown): done is Chunks =>
  typeof done === "object" && done !== null && Symbol.asyncIterator in done

/** Sends what a call answered. Pieces are asked for no faster than they are taken, and no more once nobody takes. */
export const send = async (call: Endpoint, done: unknown, to: FastifyReply) => {
  const { answers } = call
  if (isPieces(done) && done.leave) to.raw.once("close", done.leave)
  if (done instanceof Blob) return to.type(done.type).send(Buffer.from(await done.arrayBuffer()))
  if (answers !== "json")
    return to
      .type(contentTypes[answers])
      .send(isPieces(done) ? Readable.from(done, { objectMode: false }) : done)
  if (call.success === Schema.Void) return to.code(204).send()
  const tag = entityTag(done)
  if (tag !== undefined) void to.header("etag", tag)
  return to.type("application/json").send(JSON.stringify(done))
}

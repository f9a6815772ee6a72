import { Readable } from "node:stream"
import type { FastifyReply } from "fastify"
import * as Schema from "effect/Schema"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { entityTag } from "./versions.ts"
import { contentTypes } from "../http/contentTypes.ts"
import type { Chunks } from "./handler.ts"

/** True if the answer is streamed in chunks. */
export const isPieces = (done: unknown): done is Chunks =>
  typeof done === "object" && done !== null && Symbol.asyncIterator in done

/** Milliseconds a reader may take to receive the end of a stream. */
const endMs = 1000

const cutOff = (to: FastifyReply) => void setTimeout(() => to.raw.destroy(), endMs).unref()

/** Sends a call's answer. Chunks are requested only as fast as the client reads them, and not after it disconnects. */
export const send = async (call: Endpoint, done: unknown, to: FastifyReply) => {
  const { answers } = call
  if (isPieces(done) && done.leave) to.raw.once("close", done.leave)
  if (isPieces(done)) done.expired?.addEventListener("abort", () => cutOff(to))
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

import { Readable } from "node:stream"
import type { FastifyReply } from "fastify"
import * as Schema from "effect/Schema"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { entityTag } from "./versions.ts"
import { contentTypes } from "../http/contentTypes.ts"
import type { Chunks } from "./handler.ts"

/** True if the answer is streamed in chunks. */
export const isChunks = (answer: unknown): answer is Chunks =>
  typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer

/** Milliseconds a reader may take to receive the end of a stream. */
const endMs = 1000

const cutOff = (to: FastifyReply) => void setTimeout(() => to.raw.destroy(), endMs).unref()

/** Sends a call's answer. Chunks are requested only as fast as the client reads them, and not after it disconnects. */
export const send = async (call: Endpoint, answer: unknown, to: FastifyReply) => {
  const { answers } = call
  if (isChunks(answer) && answer.leave) to.raw.once("close", answer.leave)
  if (isChunks(answer)) answer.expired?.addEventListener("abort", () => cutOff(to))
  if (answer instanceof Blob) return to.type(answer.type).send(Buffer.from(await answer.arrayBuffer()))
  if (answers !== "json")
    return to
      .type(contentTypes[answers])
      .send(isChunks(answer) ? Readable.from(answer, { objectMode: false }) : answer)
  if (call.success === Schema.Void) return to.code(204).send()
  const tag = entityTag(answer)
  if (tag !== undefined) void to.header("etag", tag)
  return to.type("application/json").send(JSON.stringify(answer))
}

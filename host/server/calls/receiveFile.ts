import multipart from "@fastify/multipart"
import type { FastifyInstance, FastifyRequest } from "fastify"
import * as Effect from "effect/Effect"
import { FileTooLarge } from "../../../src/contract/files/files.ts"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import type { BadRequest } from "../../../src/contract/wire/refusals.ts"
import { badRequest } from "../http/issues.ts"

const { maxBytes } = limits.file

/** Lets the calls of this part of the server take a form with one file, and nothing else. */
export const takeForms = (app: FastifyInstance) =>
  app.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: maxBytes, headerPairs: 20 } })

const codeOf = (cause: unknown) => (cause as { readonly code?: unknown }).code

/** A second part breaks the limits of the form, so reading on fails. */
const fileIn = async (request: FastifyRequest): Promise<File | undefined> => {
  let file: File | undefined
  for await (const part of request.parts())
    if (part.type === "file" && part.fieldname === "file")
      file = new File([(await part.toBuffer()) as Buffer<ArrayBuffer>], part.filename)
  return file
}

/** Rejects when the connection is gone before all has come: the parser hears of that only while it reads. */
const cutOff = ({ raw }: FastifyRequest) =>
  new Promise<never>((_, reject) => {
    const end = () => raw.complete || reject(new Error("The form was cut off."))
    if (raw.destroyed) end()
    else raw.once("close", end)
  })

/** Reads the file of a form; it is never larger than the limit, and one that is cut off is refused. */
export const receiveFile = (
  request: FastifyRequest,
  language: Locale,
): Effect.Effect<File, FileTooLarge | BadRequest> =>
  Effect.suspend(() => {
    const wrong = (code: "required" | "format") => badRequest([{ path: "body.file", code }], language)
    if (!request.isMultipart()) return Effect.fail(wrong("required"))
    return Effect.tryPromise({
      try: () => Promise.race([fileIn(request), cutOff(request)]),
      catch: (cause) =>
        codeOf(cause) === "FST_REQ_FILE_TOO_LARGE" ? new FileTooLarge({ maxBytes }) : wrong("format"),
    }).pipe(Effect.flatMap((file) => (file ? Effect.succeed(file) : Effect.fail(wrong("required")))))
  })

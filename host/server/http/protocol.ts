import type { IncomingMessage, ServerResponse } from "node:http"
import * as Cause from "effect/Cause"
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { NotFound, TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { refusalBody, sendRefusal, statusOf, whyFailed } from "./answers.ts"
import {
  MethodNotAllowed,
  PayloadTooLarge,
  RequestTimeout,
  type Unavailable,
  UnsupportedMediaType,
} from "./faults.ts"
import { endpointGroups } from "./endpointGroups.ts"
import { badRequest } from "./issues.ts"
import { languageOf } from "./language.ts"
import { type AnyRefusal, callSentences, sentence } from "./sentences.ts"

/** The body was not JSON. */
class NotJson extends Error {
  readonly statusCode = 400
}

/** A lone half of a surrogate pair cannot be stored; it becomes the replacement character. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\p{Surrogate}/gu, "\ufffd") : value

/** Takes JSON bodies and nothing else; an empty body is no body. */
export const takeJson = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, text, done) => {
    if (text === "") return done(null, undefined)
    try {
      done(null, JSON.parse(text as string, wellFormed))
    } catch {
      done(new NotJson("The body is not JSON."))
    }
  })
}

/** Takes bodies of JSON as they are written, for calls that check a signature of it. */
export const takeTexts = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, text, done) => done(null, text))
}

const makePatterns = () =>
  endpointGroups()
    .flatMap(([, endpoints]) => Object.values(endpoints))
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`))

let patterns: ReadonlyArray<RegExp> | undefined

/** True for a path some call answers, whatever the method. */
export const isCallPath = (url: string): boolean => {
  const [path = ""] = url.split("?")
  patterns ??= makePatterns()
  return patterns.some((pattern) => pattern.test(path))
}

const refusalOf = (error: FastifyError, request: FastifyRequest): AnyRefusal => {
  if (error.statusCode === 413) return new PayloadTooLarge()
  if (error.statusCode === 415) return new UnsupportedMediaType()
  if (error.statusCode === 408) return new RequestTimeout()
  const language = languageOf(request.headers["accept-language"])
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return status === 404 ? new NotFound() : badRequest([{ path: "body", code: "format" }], language)
  return whyFailed(Cause.die(error), language)
}

/** Answers whatever fails before a call is reached, or while its file begins: in the form of every other refusal, never with a stack. */
export const answerErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error, request)
  if (refusal._tag === "InternalFault") request.log.error(error, "a request failed")
  return sendRefusal(reply, refusal, languageOf(request.headers["accept-language"]))
}

/** Answers a path nobody serves, or, where the calls are served, one of theirs asked with another method. */
export const answerUnknown = (callsServed: boolean) => (request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(
    reply,
    callsServed && isCallPath(request.url) ? new MethodNotAllowed() : new NotFound(),
    languageOf(request.headers["accept-language"]),
  )

/** Answers a request by a refusal that ends in a moment, without any further work. */
export const answerDirectly = (
  refusal: TooManyRequests | Unavailable,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const message = sentence(callSentences, refusal, languageOf(request.headers["accept-language"]))
  response.writeHead(statusOf(refusal), { "content-type": "application/json", "retry-after": "1" })
  response.end(JSON.stringify(refusalBody(refusal, message)))
}

/** Answers one request too many of a connection. */
export const refuseFlood = (request: IncomingMessage, response: ServerResponse) =>
  answerDirectly(new TooManyRequests({ retryAfter: 1 }), request, response)

/** Answer to a client whose bytes are not HTTP, or come too slowly. */
export const rawAnswer = (code: string | undefined): string => {
  const [line, refusal] =
    code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? (["408 Request Timeout", new RequestTimeout()] as const)
      : (["400 Bad Request", badRequest([{ path: "headers", code: "format" }], "ptBr")] as const)
  const body = JSON.stringify(refusalBody(refusal, sentence(callSentences, refusal, "ptBr")))
  return [
    `HTTP/1.1 ${line}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n")
}

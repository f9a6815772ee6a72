import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import fastify, { type FastifyInstance } from "fastify"
import { limits } from "../../../src/contract/limits.ts"
import { answerErrors, refuseFlood, rawAnswer } from "./protocol.ts"
import type { Sentences } from "./sentences.ts"
import { loggable, loggableRequest } from "./loggable.ts"

/** Milliseconds. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: limits.call.uploadTimeoutMs,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
}

/** Requests a connection may send before the first is answered. Browsers send one. */
const maxPipelined = 64

/** Refuses further ones at once, because even to look at thousands keeps everybody else waiting. */
const limitPipelining = (handle: RequestListener): RequestListener => {
  const unanswered = new WeakMap<object, number>()
  return (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > maxPipelined) return refuseFlood(request, response)
    unanswered.set(socket, count)
    response.once("close", () => unanswered.set(socket, unanswered.get(socket)! - 1))
    handle(request, response)
  }
}

const acceptedId = /^[\w.-]{1,100}$/

const requestId = (request: { headers: IncomingMessage["headers"] }) => {
  const headerId = request.headers["x-request-id"]
  return typeof headerId === "string" && acceptedId.test(headerId) ? headerId : randomUUID()
}

/** Options of a server without calls. */
export interface BareOptions {
  readonly logLevel?: string
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: ReadonlyArray<string>
  /** For tests: another place for the log than standard output. */
  readonly logTo?: { readonly write: (line: string) => void }
}

/** A server without calls: limits, request ids, and answers to what is not HTTP. */
export const bareServer = (
  { logLevel = "warn", trustedProxies = [], logTo }: BareOptions,
  sentences: Sentences,
): FastifyInstance => {
  const app = fastify({
    logger: {
      level: logLevel,
      serializers: { err: loggable, req: loggableRequest },
      ...(logTo && { stream: logTo }),
    },
    bodyLimit: 256 * 1024,
    serverFactory: (handler) => createServer(timeouts, limitPipelining(handler)),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestIdHeader: false,
    genReqId: requestId,
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => answerErrors(error, request, reply as never),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawAnswer(error.code))
      else socket.destroy()
    },
  })
  app.decorate("sentences", sentences)
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id)
  })
  app.setErrorHandler(answerErrors)
  return app
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { allows, permissionsFor } from "../../../src/contract/access/access.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { ignoredFieldsHeader } from "../../../src/contract/wire/extras.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { session } from "../../../src/contract/session/session.ts"
import { notingDenied } from "./auditDenied.ts"
import { sendRefusal, whyFailed } from "../http/answers.ts"
import { type Caller, identify, nobody, type Origin, turnOf } from "../access/caller.ts"
import { chooserOf } from "./choose.ts"
import { transaction } from "../db/database.ts"
import { onBehalf } from "../db/fairTurns.ts"
import { type Route, routeOf, type Served } from "./route.ts"
import type { RawParts } from "./decode.ts"
import { encodeAnswer } from "./encodeAnswer.ts"
import type { HandlerInput, CallServices } from "./handler.ts"
import { receiveFile, takeForms } from "./receiveFile.ts"
import { takeTexts } from "../http/protocol.ts"
import { type KeyedHash, runOnce } from "./idempotency.ts"
import { applicationOf, ignoredFields, onceKey } from "./askedHeaders.ts"
import { languageOf, requestedLanguage } from "../http/language.ts"
import { isChunks, send } from "./sendAnswer.ts"
import { sentVersionOf } from "./versions.ts"
import type { AccessTokens } from "../access/accessTokens.ts"
import type { CallTurns } from "../http/callTurns.ts"

/** Services that serve calls of any kind. */
export interface ServingServices extends CallServices {
  readonly tokens: AccessTokens
  readonly hash: KeyedHash
  readonly turns: CallTurns
  /** The turns of registrations, which would stand in front of whatever else comes from their address. */
  readonly registering: CallTurns
  /** The turns of files that are being received: they are held in memory. */
  readonly receiving: CallTurns
}

type Write = HandlerInput<Endpoint>["write"]

const writer = (
  services: ServingServices,
  route: Route,
  request: FastifyRequest,
  caller: Caller,
  idempotent: { readonly body: unknown; readonly key: string | undefined },
): Write => {
  const { body, key } = idempotent
  if (key === undefined) return (work) => transaction(services.db, work)
  const company = request.raw.headersDistinct["company"]?.[0] ?? ""
  const call = `${request.method} ${request.url} ${company}`
  const idempotencyInput = { userId: caller.user.id, key, call, body }
  return (work) => runOnce(services, idempotencyInput, { encode: route.encode, decode: route.reread }, work)
}

/** Maximum stored length of a `User-Agent`; the rest is cut off. */
const maxUserAgentChars = 400

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers["user-agent"]?.slice(0, maxUserAgentChars),
})

const whoAsks = (services: ServingServices, to: Endpoint, request: FastifyRequest) => {
  const known =
    to.access === "public"
      ? Effect.succeed(nobody)
      : identify(services.db, services.tokens, request.raw.headersDistinct)
  return Effect.map(known, (caller): Caller => ({ ...caller, from: originOf(request) }))
}

const allowed = (to: Endpoint, caller: Caller) =>
  allows(to.access, caller.user)
    ? Effect.succeed(caller)
    : Effect.fail(new Forbidden({ needs: permissionsFor(to.access, caller.user) }))

/** Finds out who asks, and whether they may make the call. */
const authorize = (services: ServingServices, to: Endpoint, request: FastifyRequest) =>
  Effect.flatMap(whoAsks(services, to, request), (caller) => allowed(to, caller))

const answer = Effect.fn("serve.answer")(function* (
  services: ServingServices,
  route: Route,
  request: FastifyRequest,
  raw: RawParts,
  header: HandlerInput<Endpoint>["header"],
) {
  const { to } = route
  const headers = request.raw.headersDistinct
  const language = languageOf(headers["accept-language"]?.[0])
  const reauthorize = authorize(services, to, request)
  const asking = yield* whoAsks(services, to, request)
  const noting = notingDenied(services.db, to, asking, {
    params: raw.params,
    language,
    onError: (cause) => request.log.warn(cause, "an attempt that was denied could not be recorded"),
  })
  const caller = yield* noting(allowed(to, asking))
  const { ignored, ...parts } = yield* route.decode(raw, language)
  if (ignored.length > 0) header(ignoredFieldsHeader, ignoredFields(ignored))
  const key = yield* onceKey(to, headers, language)
  const version = yield* sentVersionOf(headers, language)
  const application = yield* applicationOf(headers, language)
  const write = writer(services, route, request, caller, { body: parts.body, key })
  const more = {
    reauthorize,
    language,
    requestedLanguage: requestedLanguage(headers["accept-language"]?.[0]),
    address: request.ip,
    version,
    application,
    lastEvent: headers["last-event-id"]?.[0],
    signature: headers["x-hub-signature-256"]?.[0],
    header,
  }
  const input = { ...parts, caller, write, ...more }
  const done = yield* noting(route.handle(input as HandlerInput<Endpoint>))
  return isChunks(done) ? done : yield* encodeAnswer(route, request, done, header)
})

/** Sign-ins have a queue of their own at the database, so no other call from their address is ahead of them. */
const signIns: ReadonlySet<Endpoint> = new Set([session.login, session.authenticate])

/** Runs a call in the turn of its caller; passwords have a line of their own further in. */
const inTurn = <A, E>(
  { turns, registering }: ServingServices,
  { to }: Route,
  turn: string,
  call: Effect.Effect<A, E>,
) => {
  if (signIns.has(to)) return call
  return to === (session.register as Endpoint) ? registering(turn, call) : turns(turn, call)
}

/** Receives a file, only from callers who may send one; other calls of theirs run during the upload. */
const receive = (services: ServingServices, { to }: Route, request: FastifyRequest) => {
  const language = languageOf(request.raw.headersDistinct["accept-language"]?.[0])
  return Effect.andThen(authorize(services, to, request), receiveFile(request, language))
}

const reply = async (services: ServingServices, route: Route, request: FastifyRequest, to: FastifyReply) => {
  const caller = await turnOf(services.tokens, request.raw.headersDistinct, request.ip)
  const line = signIns.has(route.to) ? `sign-in ${caller}` : caller
  return onBehalf.run(line, () => replyInTurn(services, route, request, to))
}

const replyInTurn = async (
  services: ServingServices,
  route: Route,
  request: FastifyRequest,
  to: FastifyReply,
) => {
  const { params, query } = request
  const headers: Record<string, string> = { "cache-control": "no-store" }
  const header = (name: string, value: string) => void (headers[name] = value)
  const queue = onBehalf.getStore() ?? ""
  const answering = (body: unknown) =>
    inTurn(services, route, queue, answer(services, route, request, { params, query, body }, header))
  const exit = await Effect.runPromiseExit(
    route.to.takes === "file"
      ? services.receiving(queue, Effect.flatMap(receive(services, route, request), answering))
      : answering(request.body),
  )
  if (Exit.isSuccess(exit)) return send(route.to, exit.value, to.headers(headers))
  const language = languageOf(request.headers["accept-language"])
  const refusal = whyFailed(exit.cause, language)
  const defect = Cause.squash(exit.cause)
  if (refusal._tag === "InternalFault") request.log.error(defect, "a call failed")
  if (refusal._tag === "Unavailable" && defect !== refusal) request.log.warn(defect, "the database is away")
  return sendRefusal(to, refusal, language)
}

/** Puts every endpoint on the server. Endpoints on one method and path share a route and are told apart by body. */
export const serveCalls = (
  app: FastifyInstance,
  services: ServingServices,
  served: ReadonlyArray<Served>,
) => {
  const groups = new Map<string, [Route, ...Array<Route>]>()
  for (const route of served.map(routeOf)) {
    const name = `${route.to.method} ${route.to.path}`
    const group = groups.get(name)
    if (group) group.push(route)
    else groups.set(name, [route])
  }
  const register = (scope: FastifyInstance, [first, ...otherRoutes]: [Route, ...Array<Route>]) => {
    const choose = chooserOf([first, ...otherRoutes])
    scope.route({
      method: first.to.method,
      url: first.to.path,
      ...(first.to.maxBytes !== undefined && { bodyLimit: first.to.maxBytes }),
      handler: (request, to) => reply(services, choose(request.body), request, to),
    })
  }
  const putThose = (scope: FastifyInstance, takes: Endpoint["takes"]) => {
    for (const group of groups.values()) if (group[0].to.takes === takes) register(scope, group)
  }
  putThose(app, "json")
  void app.register(async (scope) => {
    await takeForms(scope)
    putThose(scope, "file")
  })
  void app.register(async (scope) => {
    takeTexts(scope)
    putThose(scope, "text")
  })
}

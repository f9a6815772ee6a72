import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { type Endpoint, givenQuery } from "../contract/wire/endpoint.ts"
import type { Extra } from "../contract/wire/extras.ts"
import { fieldIssues, type FoundIssue } from "../contract/wire/fieldIssues.ts"
import type { Locale } from "../contract/limits.ts"
import { BadRequest } from "../contract/wire/refusals.ts"
import type { HandlerInput } from "./Handler.ts"

/** The number of the record a call is about. */
export const idOf = ({ params }: HandlerInput): number => (params as { readonly id: number }).id

/** The refusal of a request for what is wrong in it. The sentences are the panels' own. */
export const badRequest = (found: ReadonlyArray<FoundIssue>): BadRequest =>
  new BadRequest({ issues: found.map((issue) => ({ ...issue, message: issue.code })) })

const strictExtras: ReadonlySet<Extra> = new Set([
  "resources",
  "registry",
  "codes",
  "licensing",
  "ticket-desk",
  "ticket-threads",
  "billing",
  "acquiring",
  "subscriptions",
  "access-groups",
  "franchises",
  "loose-deliveries",
])

/** As strict as the server where lists are described; elsewhere what a call does not know is passed over. */
const decode = (to: Endpoint, schema: Schema.Codec<unknown, unknown>, raw: unknown, part: string) => {
  const onExcessProperty = to.extra !== undefined && strictExtras.has(to.extra) ? "error" : "ignore"
  const exit = SchemaParser.decodeUnknownExit(schema, { errors: "all", onExcessProperty })(raw)
  if (Exit.isSuccess(exit)) return { value: exit.value, found: [] }
  const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  return {
    value: undefined,
    found: issue ? fieldIssues(issue, part) : [{ path: part, code: "invalid" } as const],
  }
}

/** The file of a form, or what a body of JSON says. */
const readBody = async ({ takes, body }: Endpoint, request: Request) => {
  if (takes === "file") {
    const type = request.headers.get("content-type") ?? ""
    const file = type.startsWith("multipart/form-data") ? (await request.formData()).get("file") : undefined
    if (file instanceof File) return { value: file, found: [] }
    return { value: undefined, found: [{ path: "body.file", code: "required" } as const] }
  }
  const text = await request.text()
  return { schema: Schema.toCodecJson(body), raw: text === "" ? null : (JSON.parse(text) as unknown) }
}

const languageOf = (request: Request): Locale =>
  request.headers.get("accept-language")?.startsWith("en") ? "en" : "ptBr"

/** A request as its handler sees it, or the refusal of one that breaks the contract. */
export const readInput = async (
  to: Endpoint,
  request: Request,
  groups: Readonly<Record<string, string>>,
): Promise<HandlerInput | BadRequest> => {
  const { searchParams } = new URL(request.url)
  const params = decode(to, Schema.Struct(to.params), { ...groups }, "params")
  const query = decode(
    to,
    Schema.Struct(to.query),
    givenQuery(to.query, Object.fromEntries(searchParams)),
    "query",
  )
  const rawBody = await readBody(to, request)
  const body = "schema" in rawBody ? decode(to, rawBody.schema, rawBody.raw, "body") : rawBody
  const found = [params, query, body].flatMap((part) => part.found)
  if (found.length > 0) return badRequest(found)
  return { params: params.value, query: query.value, body: body.value, language: languageOf(request) }
}

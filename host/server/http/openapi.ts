import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import { type Endpoint, ignoresUnknownFields, type Refusal } from "../../../src/contract/wire/endpoint.ts"
import { contentTypes } from "./contentTypes.ts"
import { endpointGroups } from "./endpointGroups.ts"
import { commonRefusals } from "../../../src/contract/wire/refusals.ts"

type Codec = Endpoint["body"]
type Shared = Record<string, unknown>

/** The JSON Schema of one codec; the parts it names are put among the document's own. */
const schemaOf = (codec: Codec, shared: Shared, onlyKnown = false): unknown => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec)
  const rewrite = (part: unknown): unknown => {
    const text = JSON.stringify(part).replaceAll("#/$defs/", "#/components/schemas/")
    return JSON.parse(
      onlyKnown ? text.replaceAll(`"additionalProperties":true`, `"additionalProperties":false`) : text,
    )
  }
  for (const [name, part] of Object.entries(definitions)) shared[name] = rewrite(part)
  return rewrite(schema)
}

const json = (schema: unknown) => ({ "application/json": { schema } })

const parametersOf = (to: Endpoint, shared: Shared) =>
  [...Object.entries(to.params), ...Object.entries(to.query)].map(([name, codec]) => ({
    name,
    in: Object.hasOwn(to.params, name) ? "path" : "query",
    required: Object.hasOwn(to.params, name) || !SchemaAST.isOptional(codec.ast),
    schema: schemaOf(codec, shared),
  }))

/** Fields every refusal has besides its own. */
const spoken = {
  type: "object",
  required: ["_tag", "code", "message"],
  properties: {
    code: { description: "The tag in snake case; 401 for a refused login." },
    message: { type: "string", description: "A sentence in the language of Accept-Language." },
  },
}

const refusalResponses = (refusals: ReadonlyArray<Refusal>, shared: Shared) => {
  const byStatus: Record<number, Array<unknown>> = {}
  for (const refusal of refusals) (byStatus[refusal.status] ??= []).push(schemaOf(refusal, shared))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, kinds]) => [
      status,
      { description: "Refused.", content: json({ allOf: [{ oneOf: kinds }, spoken] }) },
    ]),
  )
}

const successOf = (to: Endpoint, shared: Shared) =>
  to.success === Schema.Void
    ? { 204: { description: "Done." } }
    : to.answers !== "json"
      ? {
          200: {
            description: "Done.",
            content: {
              [contentTypes[to.answers]]: { schema: to.answers === "file" ? binary : { type: "string" } },
            },
          },
        }
      : { 200: { description: "Done.", content: json(schemaOf(to.success, shared)) } }

const binary = { type: "string", format: "binary" }

/** A form of one file, or JSON. */
const contentOf = (to: Endpoint, shared: Shared) =>
  to.takes === "file"
    ? {
        "multipart/form-data": {
          schema: { type: "object", required: ["file"], properties: { file: binary } },
        },
      }
    : json(schemaOf(to.body, shared, !ignoresUnknownFields(to)))

const operationOf = (group: string, name: string, to: Endpoint, shared: Shared) => ({
  operationId: `${group}.${name}`,
  tags: [group],
  summary: to.summary,
  "x-access": to.access,
  "x-service": to.service,
  security: to.access === "public" ? [] : [{ bearer: [] }],
  parameters: [
    ...parametersOf(to, shared),
    ...(to.access === "public" ? [] : [{ $ref: "#/components/parameters/Company" }]),
    ...(to.method === "POST" && !to.reads && to.takes === "json"
      ? [{ $ref: "#/components/parameters/IdempotencyKey" }]
      : []),
    ...(to.refusals.some(({ status }) => status === 412)
      ? [{ $ref: "#/components/parameters/IfMatch" }]
      : []),
  ],
  ...(to.body === Schema.Void ? {} : { requestBody: { required: true, content: contentOf(to, shared) } }),
  responses: { ...successOf(to, shared), ...refusalResponses([...commonRefusals, ...to.refusals], shared) },
})

type Operation = ReturnType<typeof operationOf>

const bodyOf = ({ requestBody }: Operation) =>
  requestBody && "application/json" in requestBody.content
    ? requestBody.content["application/json"].schema
    : undefined

/** Two endpoints on one path are one operation whose body is one of two (see `choose.ts`). */
const merged = (first: Operation, second: Operation): Operation => ({
  ...first,
  operationId: `${first.operationId}-${second.operationId}`,
  summary: `${first.summary} Or, by the keys of the body: ${second.summary}`,
  parameters: [...first.parameters, ...second.parameters],
  requestBody: { required: true, content: json({ oneOf: [bodyOf(first), bodyOf(second)] }) },
  responses: {
    ...first.responses,
    ...second.responses,
    200: { description: "Done.", content: json({ oneOf: [successSchema(first), successSchema(second)] }) },
  } as Operation["responses"],
})

const successSchema = ({ responses }: Operation) =>
  (responses as Readonly<Record<string, { content?: Record<string, { schema: unknown }> }>>)[200]?.content?.[
    "application/json"
  ]?.schema ?? {}

const pathsOf = (shared: Shared) => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [group, endpoints] of endpointGroups())
    for (const [name, to] of Object.entries(endpoints)) {
      const path = (paths[to.path.replaceAll(/:(\w+)/g, "{$1}")] ??= {})
      const method = to.method.toLowerCase()
      const operation = operationOf(group, name, to, shared)
      path[method] = path[method] ? merged(path[method], operation) : operation
    }
  return paths
}

const parameters = {
  Company: {
    name: "Company",
    in: "header",
    required: false,
    description: "Limits the call to one of the companies the user belongs to.",
    schema: { type: "integer", minimum: 1 },
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    required: false,
    description:
      'The version the save was made from, as the `ETag` of an answer says it: `"3"`. The `version` of the record says the same. Without either, as with `*`, a save replaces whatever was there, and the history says so. Calls beyond the specification refuse a save that names none with 428.',
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "For a day, a repeated key, address, company and body run only once and return the first answer again.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
}

/** The OpenAPI 3.1 document of every call, made from the contract alone. */
export const openApiDocument = () => {
  const schemas: Shared = {}
  return {
    openapi: "3.1.0",
    info: {
      title: "Balcão",
      version: "1.0.0",
      description:
        "Every refusal carries `_tag`, `code` and `message`; any call may also answer 405, 413, 415 or 503.",
    },
    paths: pathsOf(schemas),
    components: {
      schemas,
      parameters,
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  }
}

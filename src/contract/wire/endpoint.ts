import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import type { Access } from "../access/access.ts"
import type { Extra } from "./extras.ts"
import type { CommonRefusal } from "./refusals.ts"

// oxlint-disable-next-line typescript/no-explicit-any -- the widest codec: any wire form, any value
type Codec = Schema.Codec<any, any>
type Fields = Readonly<Record<string, Codec>>

/** A refusal is an error the contract foresees; its class carries the HTTP status it travels with. */
export type Refusal = Codec & { readonly status: number }

/** The services of the platform; a client may give each its own base address. */
export type Service = "identity" | "users" | "main" | "contactCentre" | "applications"

/** Calls whose paths the specification leaves open (section 7), so that a platform may have paths of its own. */
export type OpenPath = "login" | "currentUser" | "register" | "refresh" | "application"

/** One HTTP exchange as plain data. The library calls it, the reference server answers it, `/docs` lists it. */
export interface Endpoint<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends Codec = Codec,
  S extends Codec = Codec,
  R extends Refusal = Refusal,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  readonly service: Service
  /** Path with `:name` for each of `params`. */
  readonly path: `/${string}`
  /** By which name a host says its own path; undefined where the specification has the path. */
  readonly openPath: OpenPath | undefined
  /** One sentence for the API document. */
  readonly summary: string
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly success: S
  /** Refusals of this call alone; those every call may meet are `commonRefusals`. */
  readonly refusals: ReadonlyArray<R>
  /** Users allowed to make the call. The server checks it; panels consult it. */
  readonly access: Access
  /** True for a POST that only reads: it may be repeated after a lost answer. */
  readonly reads: boolean
  /** Encoding of the body: JSON, the part `file` of a form, or the text whose signature is checked. */
  readonly takes: "json" | "file" | "text"
  /**
   * Encoding of the success: JSON, plain text, a stream of CSV lines, server-sent events, or the bytes of a file with
   * their own type.
   */
  readonly answers: "json" | "text" | "csv" | "events" | "file"
  /** Most bytes of a body where it may have more than others. */
  readonly maxBytes: number | undefined
  /** True when the call names the user's application in a header of its own, `applicationId`. */
  readonly namesApplication: boolean
  /** The extra the call belongs to; undefined for a call of the specification, which every server has. */
  readonly extra: Extra | undefined
  /** Names of the query and fields of the body that belong to an extra; those of an object within it by a dot. */
  readonly extraFields: Readonly<Partial<Record<Extra, ReadonlyArray<string>>>>
}

/** Input from a caller: path parameters, query values and a body, each only if the endpoint has it. */
export type Input<E extends Endpoint> = Part<"params", Values<E["params"]>> &
  Part<"query", Values<E["query"]>> &
  ([E["body"]["Type"]] extends [void] ? unknown : { readonly body: E["body"]["Type"] })

type Values<F extends Fields> = Schema.Struct.Type<F>
type Part<K extends string, V> = keyof V extends never
  ? unknown
  : Partial<V> extends V
    ? { readonly [k in K]?: V }
    : { readonly [k in K]: V }

export type Success<E extends Endpoint> = E["success"]["Type"]
export type RefusalOf<E extends Endpoint> = E["refusals"][number]["Type"] | CommonRefusal

/** Describes one call. Parts left out are empty: no parameters, no query, no body, no refusals of its own. */
export const endpoint = <
  S extends Codec,
  // oxlint-disable-next-line typescript/no-empty-object-type -- no fields at all
  const P extends Fields = {},
  // oxlint-disable-next-line typescript/no-empty-object-type -- no fields at all
  const Q extends Fields = {},
  B extends Codec = Schema.Void,
  R extends Refusal = never,
>(of: {
  method: Endpoint["method"]
  service: Service
  path: Endpoint["path"]
  openPath?: OpenPath
  summary: string
  access: Access
  params?: P
  query?: Q
  body?: B
  success: S
  refusals?: ReadonlyArray<R>
  reads?: boolean
  takes?: Endpoint["takes"]
  answers?: Endpoint["answers"]
  maxBytes?: number
  namesApplication?: boolean
  extra?: Extra
  extraFields?: Endpoint["extraFields"]
}): Endpoint<P, Q, B, S, R> => ({
  openPath: undefined,
  params: {} as P,
  query: {} as Q,
  body: Schema.Void as Codec as B,
  refusals: [],
  reads: of.method === "GET",
  takes: "json",
  answers: "json",
  maxBytes: undefined,
  namesApplication: false,
  extra: undefined,
  extraFields: {},
  ...of,
})

/**
 * True for a call of the specification that writes: its callers may know nothing of this server and send fields of their
 * own, which are ignored. Filters and selections stay strict, since without one of its fields a filter finds more than
 * was meant.
 */
export const ignoresUnknownFields = ({ extra, reads }: Endpoint): boolean => extra === undefined && !reads

/** The query of a call without optional values that are left empty: those count as not given. */
export const givenQuery = (
  fields: Endpoint["query"],
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => {
      const field = value === "" && Object.hasOwn(fields, name) ? fields[name] : undefined
      return field === undefined || !SchemaAST.isOptional(field.ast)
    }),
  )

/** True when repeating the call cannot do the thing twice. */
export const isIdempotent = (to: Endpoint): boolean =>
  to.reads || to.method === "PUT" || to.method === "DELETE"

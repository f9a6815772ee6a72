import * as Schema from "effect/Schema"
import { type Endpoint, endpoint, type Refusal } from "./endpoint.ts"

type Codec = Endpoint["body"]
type Fields = Endpoint["params"]

/** The parts of a call that cost time to build. */
interface Built<B, S, R> {
  readonly body?: () => B
  readonly success: () => S
  readonly refusals?: () => ReadonlyArray<R>
}

const builtOnce = ([name, build]: readonly [string, () => unknown]) => [
  name,
  {
    enumerable: true,
    configurable: true,
    get(this: object) {
      const value = build()
      Object.defineProperty(this, name, { value, enumerable: true })
      return value
    },
  },
]

/** Describes one call whose schemas are built when they are first read, so that calls nobody makes cost nothing. */
export const lazyEndpoint = <
  S extends Codec,
  // oxlint-disable-next-line typescript/no-empty-object-type -- no fields at all
  const P extends Fields = {},
  // oxlint-disable-next-line typescript/no-empty-object-type -- no fields at all
  const Q extends Fields = {},
  B extends Codec = Schema.Void,
  R extends Refusal = never,
>(
  of: Omit<Parameters<typeof endpoint>[0], "params" | "query" | "body" | "success" | "refusals"> & {
    readonly params?: P
    readonly query?: Q
  },
  parts: Built<B, S, R>,
): Endpoint<P, Q, B, S, R> =>
  Object.defineProperties(
    endpoint({ ...of, success: Schema.Void }),
    Object.fromEntries(Object.entries(parts).map(builtOnce)),
  ) as Endpoint<P, Q, B, S, R>

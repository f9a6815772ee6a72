import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { answerReaderOf, decoderOf, encoderOf } from "./decode.ts"
import { encodableRows } from "./encodableRows.ts"
import type { Handler } from "./handler.ts"

/** An endpoint and what answers it. */
export interface Served {
  readonly to: Endpoint
  readonly handle: Handler<Endpoint>
}

/** An endpoint with all its calls need. */
export interface Route extends Served {
  readonly decode: ReturnType<typeof decoderOf>
  readonly encode: (value: unknown) => unknown
  readonly encodable: ReturnType<typeof encodableRows>
  readonly reread: (value: unknown) => unknown
}

/** Creates a value on first use. */
const lazily = <A>(make: () => A): (() => A) => {
  let result: A | undefined
  return () => (result ??= make())
}

/** The route of an endpoint, each part made at the first call rather than at the start. */
export const routeOf = ({ to, handle }: Served): Route => {
  const decode = lazily(() => decoderOf(to))
  const encode = lazily(() => encoderOf(to))
  const encodable = lazily(() => encodableRows(to))
  const reread = lazily(() => answerReaderOf(to))
  return {
    to,
    handle,
    decode: (raw, language) => decode()(raw, language),
    encode: (value) => encode()(value),
    encodable: (value, note) => encodable()(value, note),
    reread: (value) => reread()(value),
  }
}

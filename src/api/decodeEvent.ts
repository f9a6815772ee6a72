import * as Schema from "effect/Schema"
import { read } from "../contract/wire/read.ts"
import { parseJson } from "./json.ts"

const Start = Schema.Struct({ resumed: Schema.Boolean })

/** An event's data; undefined when it cannot be read. */
export const decodeEvent = <A>(schema: Schema.Codec<A, unknown>, data: string): A | undefined => {
  try {
    return read(schema, parseJson(data))
  } catch {
    return undefined
  }
}

/** True if changes may be missing before a stream's `start`, because it does not continue from the last event. */
export const isFreshStart = (data: string): boolean => decodeEvent(Start, data)?.resumed !== true

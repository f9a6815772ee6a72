import * as Schema from "effect/Schema"

/** The bytes of a file, with their type. */
export const Bytes: Schema.Codec<Blob, Blob> = Schema.declare((value): value is Blob => value instanceof Blob)

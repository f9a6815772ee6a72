import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"

/** Rules to read a value from an unfamiliar server, beyond those of the schema. */
export interface Reading<A> {
  /** Undefined means that the value cannot be understood. */
  readonly read: (raw: unknown) => A | undefined
  /** Replaces a value that is missing or cannot be understood. Without it the record cannot be read. */
  readonly otherwise?: A
  /** Ids only: makes one for a record that came without. */
  readonly made?: (record: unknown) => A
}

const reading = "balcao/reading"
const partial = "balcao/partial"

export const readingOf = SchemaAST.resolveAt<Reading<unknown>>(reading)
export const isPartial = SchemaAST.resolveAt<boolean>(partial)

/**
 * Adds to a schema how its value is read from an unfamiliar server. The schema itself stays as strict as before: it
 * checks requests, and says in the API document what the reference API answers.
 */
export const reads = <A, I, B = A>(strict: Schema.Codec<A, I>, options: Reading<B>): Schema.Codec<B, I> =>
  // oxlint-disable-next-line house/double-cast -- an annotation does not change a schema's type, and `options` reads a B
  strict.annotate({ [reading]: options }) as unknown as Schema.Codec<B, I>

/**
 * The answer to a write. Any 2xx means success, whatever the body says, so only the fields the server sent are there
 * and none is made up.
 */
export const partialAnswer = <A, I>(record: Schema.Codec<A, I>): Schema.Codec<Partial<A>, I> =>
  record.annotate({ [partial]: true }) as Schema.Codec<Partial<A>, I>

/** A value the contract does not know yet. It is kept and sent back as it came. */
export type Other = string & {}

/** One of the named values; another one that a server answers is kept rather than refused. */
export const oneOf = <const L extends string>(known: ReadonlyArray<L>): Schema.Codec<L | Other, L> =>
  reads<L, L, L | Other>(Schema.Literals(known) as Schema.Codec<L, L>, {
    read: (raw) => (typeof raw === "string" ? raw : typeof raw === "number" ? String(raw) : undefined),
    otherwise: "",
  })

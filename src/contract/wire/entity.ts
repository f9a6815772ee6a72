import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

type Fields = Schema.Struct.Fields & ({ readonly id: Schema.Top } | { readonly _id: Schema.Top })
type Raw = Readonly<Record<string, unknown>>

/**
 * A record whose id may come as `id` or as `_id` (the platform's services differ): it is read from either and known
 * here under the name the fields use. The other name stays on the record and is sent back.
 */
export const entity = <const F extends Fields>(
  fields: F,
): Schema.Codec<Schema.Struct.Type<F>, Schema.Struct.Encoded<F>> => {
  const [name, other] = "id" in fields ? ["id", "_id"] : ["_id", "id"]
  const id = Schema.optionalKey(
    (fields as Readonly<Record<string, unknown>>)[name] as Schema.Codec<unknown, unknown>,
  )
  const struct = Schema.Struct(fields)
  const wire = Schema.Struct({ ...fields, id, _id: id })
  const adopt = (raw: Raw): Raw => {
    const { [other]: spare, ...rest } = raw
    return rest[name] !== undefined || spare === undefined ? rest : { ...rest, [name]: spare }
  }
  const record = wire.pipe(
    Schema.decodeTo(
      Schema.toType(struct) as Schema.Codec<Raw, Raw>,
      SchemaTransformation.transform({ decode: adopt, encode: (value) => value }) as never,
    ),
  )
  // oxlint-disable-next-line house/double-cast -- the schema asks for either id, callers for the one their fields name
  return record as unknown as Schema.Codec<Schema.Struct.Type<F>, Schema.Struct.Encoded<F>>
}

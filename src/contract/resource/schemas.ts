import * as Schema from "effect/Schema"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { pageQuery, type QueryOf } from "../wire/page.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment, RequiredText } from "../wire/text.ts"
import { everyAskedField } from "./asked.ts"
import { bodySchema } from "./body.ts"
import { filterSchema, sortFields } from "./filter.ts"
import type { BodyOf, Resource, RowOf } from "./resource.ts"
import { bodyFields, type Codec, Linked, rowFields } from "./wire.ts"

const version = Schema.optionalKey(Schema.Int)

const statusFields = ({ status }: Resource): Readonly<Record<string, Codec>> =>
  status
    ? {
        status: oneOf(Object.keys(status.values)),
        nextStatuses: Schema.Array(oneOf(Object.keys(status.values))),
      }
    : {}

/** A record as the server answers it. */
export const rowSchema = <R extends Resource>(resource: R): Schema.Codec<RowOf<R>, unknown> =>
  entity({
    _id: RecordId,
    version,
    createdAt: Schema.optionalKey(Moment),
    updatedAt: Schema.optionalKey(Moment),
    ...(resource.scope === "platform" ? {} : { owner: Schema.optionalKey(Schema.NullOr(Linked)) }),
    ...statusFields(resource),
    ...rowFields(resource.fields),
  }) as Schema.Codec<RowOf<R>, unknown>

/** A record as it is created. The owner is named by those who work for several. */
export const newSchema = <R extends Resource>(
  resource: R,
): Schema.Codec<BodyOf<R> & { readonly owner?: RecordId }, unknown> =>
  bodySchema(
    resource.fields,
    "create",
    resource.scope === "platform" ? {} : { owner: Schema.optionalKey(RecordId) },
  )

/** A record as it is saved, with the version it was made from. What is left out stays as it is. */
export const savedSchema = <R extends Resource>(
  resource: R,
): Schema.Codec<Partial<BodyOf<R>> & { readonly version?: number }, unknown> =>
  bodySchema(resource.fields, "save", { version })

/** Query of a list. */
export type ResourceQuery = QueryOf<Readonly<Record<string, unknown>>, string>

export const querySchema = (resource: Resource): Schema.Codec<ResourceQuery, Partial<ResourceQuery>> =>
  pageQuery({ filter: filterSchema(resource), sort: sortFields(resource) }) as Schema.Codec<
    ResourceQuery,
    Partial<ResourceQuery>
  >

/** Known at run time alone, as the names of fields are. */
const askedValues = (resource: Resource): object =>
  resource.status?.asks
    ? { values: Schema.optionalKey(Schema.Struct(bodyFields(everyAskedField(resource), "save"))) }
    : {}

/** A wanted status, why where the move asks for a reason, and the values of the fields it asks for. */
export const moveFields = (resource: Resource) => ({
  to: Schema.Literals(Object.keys(resource.status?.values ?? {})),
  reason: Schema.optionalKey(RequiredText(1, limits.text.lines.max)),
  ...askedValues(resource),
})

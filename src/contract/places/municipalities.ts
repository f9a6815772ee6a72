import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { managesCities, states } from "./states.ts"
import { folded } from "../search/folded.ts"

const Code = Schema.String.check(Schema.isPattern(/^\d{7}$/))

/** A municipality as IBGE has it. */
export const Municipality = entity({
  /** Its code, seven digits. */
  _id: RecordId,
  name: Schema.String,
  /** True if the application already has a city with this code, or one with this name and no code. */
  isImported: Schema.Boolean,
})
export type Municipality = typeof Municipality.Type

/** By what a city without a code is known: its state, and its name however it is accented and capitalized. */
export const cityName = ({ state, name }: { readonly state?: unknown; readonly name?: unknown }): string =>
  `${String(state)} ${folded(String(name)).trim()}`

const common = { service: "main", access: managesCities, extra: "municipalities" } as const

/** Brazil's official municipalities, from which cities are made. */
export const municipalities = {
  find: endpoint({
    ...common,
    method: "GET",
    path: "/settings/municipalities/:state",
    summary: "Lists the municipalities of a state by name, and which of them an application has as cities.",
    params: { state: Schema.Literals(Object.keys(states) as Array<keyof typeof states>) },
    query: { application: Schema.optionalKey(RecordIdText) },
    success: Schema.Array(Municipality),
  }),
  import: endpoint({
    ...common,
    method: "POST",
    path: "/settings/municipalities/import",
    summary:
      "Makes cities of municipalities, not yet served. Those an application has by their code stay as they are.",
    body: Schema.Struct({
      codes: Schema.UniqueArray(Code).check(Schema.isMinLength(1), Schema.isMaxLength(limits.list.maxNamed)),
      owner: Schema.optionalKey(RecordId),
    }),
    success: Schema.Struct({
      made: Schema.Int,
      /** Codes there were cities of. */
      kept: Schema.Array(Schema.String),
      /** Codes IBGE does not know. */
      unknown: Schema.Array(Schema.String),
    }),
    refusals: [UnknownReference],
  }),
}

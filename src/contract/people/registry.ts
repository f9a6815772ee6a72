import * as Schema from "effect/Schema"
import { anonymizesPeople } from "../access/access.ts"
import { limits } from "../limits.ts"
import { rowSchema } from "../resource/schemas.ts"
import { MoveRefused, RecordInUse, ValueTaken } from "../resource/refusals.ts"
import { staleRecordOf } from "../resource/staleRecord.ts"
import { people } from "../resources/people.ts"
import { endpoint } from "../wire/endpoint.ts"
import { oneOf, partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { Text } from "../wire/text.ts"
import { samenessKeys } from "./sameness.ts"
import { GivenDay } from "../wire/years.ts"

const common = { service: "main", extra: "registry" } as const
const params = { id: RecordIdText }
const version = Schema.optionalKey(Schema.Int)
const typed = Schema.optionalKey(Schema.NullOr(Text(limits.text.line.max)))

/** Another record that may be of the same person, and by what. */
export const SamePerson = Schema.Struct({
  _id: RecordId,
  name: Schema.String,
  by: Schema.Array(oneOf(samenessKeys)),
})
export type SamePerson = typeof SamePerson.Type

/** Source of a field's value when two records are merged; `both` joins the items of a list. */
export const MergedFrom = Schema.Literals(["kept", "other", "both"])
export type MergedFrom = typeof MergedFrom.Type

/** Calls for records of people beyond those of every described list. */
export const registry = {
  duplicates: endpoint({
    ...common,
    access: people.access,
    method: "POST",
    path: "/person/duplicates",
    summary:
      "Finds records that may be of the person with these details; with an id, of that record's person.",
    reads: true,
    body: Schema.Struct({
      id: Schema.optionalKey(RecordId),
      name: typed,
      cpf: typed,
      cnpj: typed,
      phone: typed,
      email: typed,
      birthDate: Schema.optionalKey(Schema.NullOr(GivenDay("birth"))),
    }),
    success: Schema.Array(SamePerson),
  }),
  merge: lazyEndpoint(
    {
      ...common,
      access: people.access,
      method: "POST",
      path: "/person/:id/merge",
      summary:
        "Makes two records of one person one: the other is deleted, and what named it names this one. Fields keep their value unless told.",
      params,
    },
    {
      body: () =>
        Schema.Struct({
          other: RecordId,
          /** The states of the kept and of the other record the caller compared. */
          version,
          otherVersion: version,
          fields: Schema.Record(Schema.String, MergedFrom),
        }),
      success: () => partialAnswer(rowSchema(people)),
      refusals: () => [MoveRefused, ValueTaken, staleRecordOf(people)],
    },
  ),
  anonymize: lazyEndpoint(
    {
      ...common,
      access: anonymizesPeople,
      method: "POST",
      path: "/person/:id/anonymize",
      summary:
        "Erases what identifies a person, here and wherever else it is kept, for good. The body repeats the person's name.",
      params,
    },
    {
      body: () => Schema.Struct({ name: Text(limits.text.line.max) }),
      success: () => partialAnswer(rowSchema(people)),
      refusals: () => [RecordInUse],
    },
  ),
}

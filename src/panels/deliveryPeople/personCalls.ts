import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { DeliveryPerson, type SavedDeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { personRecords } from "../../contract/deliveryPeople/personRecords.ts"
import { personRow, type PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { histories } from "../../contract/resource/histories.ts"
import { ValueTaken } from "../../contract/resource/refusals.ts"
import { isWhole } from "../../contract/wire/read.ts"
import { BadRequest } from "../../contract/wire/refusals.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { RecordCalls, SentBody } from "../../resource/described/recordCalls.ts"
import { staleRow } from "../../resource/described/staleRow.ts"
import { findPerson } from "./findPerson.ts"

const unset = Object.fromEntries(Object.keys(personRecords.fields).map((name) => [name, null]))
const none = { person: "", hasBag: false, onRoute: false, deliverymanPaid: false }

/** A whole delivery person as their list and editor show them. */
export const rowOf = (person: DeliveryPerson): PersonRow =>
  ({ ...unset, ...none, ...personRow(person) }) as PersonRow

/** Returns an answer's values of an application; a whole record is treated as whole even if it omits unknown values. */
const answered = (answer: Partial<DeliveryPerson>): Partial<PersonRow> =>
  isWhole(DeliveryPerson, answer) ? rowOf(answer) : personRow(answer)

const groups = { cnh: ["number", "category", "validUntil"], vehicle: ["plate", "model", "color"] } as const

/** A nested object as it is saved: the filled fields over the record's other ones; null when none is filled. */
const groupOf = (before: Partial<PersonRow>, body: SentBody, group: keyof typeof groups) => {
  const names: ReadonlyArray<string> = groups[group]
  if (!names.some((name) => Object.hasOwn(body, name))) return {}
  const written = names.map((name) => [
    name,
    body[name] ?? (Object.hasOwn(body, name) ? null : before[name as never]),
  ])
  const filled = written.filter(([, value]) => value !== null && value !== undefined)
  const otherFields = Object.entries(before[group] ?? {}).filter(([name]) => !names.includes(name))
  return { [group]: filled.length === 0 ? null : Object.fromEntries([...otherFields, ...filled]) }
}

const inGroups: ReadonlySet<string> = new Set(Object.values(groups).flat())

/** The changed fields as the specification's body has them. */
const bodyOf = (before: Partial<PersonRow>, { person, ...body }: SentBody): SavedDeliveryPerson => ({
  ...Object.fromEntries(Object.entries(body).filter(([name]) => !inGroups.has(name))),
  ...(person !== undefined && { person: person === null ? null : { name: String(person) } }),
  ...groupOf(before, body, "cnh"),
  ...groupOf(before, body, "vehicle"),
})

/** An issue of a nested field is about the editor's. */
const flat = ({ path }: BadRequest["issues"][number]) =>
  path.replace("body.person.name", "body.person").replace(/^body\.(cnh|vehicle)\./, "body.")

const cpfTaken = () => Effect.fail(new ValueTaken({ field: "cpf" }))
const invalid = ({ issues }: BadRequest) =>
  Effect.fail(new BadRequest({ issues: issues.map((issue) => ({ ...issue, path: flat(issue) })) }))

/** The specification's own calls (section 7). */
export const personCalls = ({ api, session }: Client): RecordCalls<typeof personRecords> => ({
  get: (id: RecordId) => Effect.map(api.call(deliveryPeople.get, { params: { id } }), rowOf),
  create: (fields, idempotencyKey) => {
    const viewed = session.company.peek()?._id
    const body = bodyOf({}, { ...(viewed !== undefined && { company: viewed }), ...fields })
    return api.call(deliveryPeople.create, { body }, { idempotencyKey }).pipe(
      Effect.flatMap((answer) =>
        answer._id === undefined ? findPerson(api, answer, body) : Effect.succeed(answer),
      ),
      Effect.map(answered),
      Effect.catchTags({ CpfTaken: cpfTaken, BadRequest: invalid }),
    )
  },
  save: (row, { version, ...fields }) => {
    const body = {
      ...bodyOf(row as PersonRow, fields),
      ...(version !== undefined && { version: Number(version) }),
    }
    return api.call(deliveryPeople.save, { params: { id: row._id }, body }).pipe(
      Effect.map(answered),
      Effect.catchTags({
        CpfTaken: cpfTaken,
        BadRequest: invalid,
        StaleDeliveryPerson: ({ current }) => Effect.fail(staleRow<typeof personRecords>(rowOf(current))),
      }),
    )
  },
  history: histories.deliveryPeople,
})

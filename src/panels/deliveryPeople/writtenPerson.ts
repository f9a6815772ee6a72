import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { recordAfter } from "../../api/recordAfter.ts"
import { maskCpf, plainCpf } from "../../contract/people/cpf.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { DeliveryPerson, type SavedDeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { Payment } from "./personDraft.ts"

const get = (api: Api, id: RecordId) => api.call(deliveryPeople.get, { params: { id } })

/** The record before a write with what was sent laid over it, for platforms that do not return the record. */
const merged = (
  before: DeliveryPerson,
  { company, flag, ...body }: SavedDeliveryPerson & Partial<Payment>,
) => ({
  ...before,
  ...body,
  ...(flag !== undefined && { flag }),
  ...(company !== undefined && { company: company === null ? null : { _id: company } }),
})

/** A delivery person after a save or a payment. */
export const savedPerson = (
  api: Api,
  answer: Partial<DeliveryPerson>,
  before: DeliveryPerson,
  body: SavedDeliveryPerson | Payment,
): Effect.Effect<DeliveryPerson> =>
  recordAfter(DeliveryPerson, answer, { again: get(api, before._id), sent: merged(before, body) })

/** The id of somebody just created, found by CPF or by name; undefined if several match. */
const find = (api: Api, { cpf, person }: SavedDeliveryPerson) => {
  const digits = plainCpf(cpf ?? "")
  const name = person?.name ?? ""
  if (digits === "" && name === "") return Effect.succeed(undefined)
  const query = { pageIn: 0, pageOut: 10, ...(digits === "" ? { person: name } : { cpf: digits }) }
  const isMatch = (one: DeliveryPerson) =>
    digits === "" ? one.person?.name === name : maskCpf(one.cpf ?? "") === maskCpf(digits)
  return api.call(deliveryPeople.page, { query }).pipe(
    Effect.map(({ items }) => {
      const [one, another] = items.filter(isMatch)
      return another ? undefined : one?._id
    }),
    Effect.orElseSucceed(() => undefined),
  )
}

const unknown = { isOnline: false, onRoute: false, flag: "", deliverymanPaid: false }

/** A delivery person after creation; undefined if neither the answer nor a search identifies them. */
export const createdPerson = Effect.fnUntraced(function* (
  api: Api,
  answer: Partial<DeliveryPerson>,
  body: SavedDeliveryPerson,
) {
  const _id = answer._id ?? (yield* find(api, body))
  return _id === undefined ? undefined : yield* savedPerson(api, answer, { ...unknown, _id }, body)
})

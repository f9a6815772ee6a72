import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { maskCpf, plainCpf } from "../../contract/people/cpf.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson, SavedDeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"

/** Somebody just created of whom the answer did not say the id, found by CPF or by name; the answer alone if several match. */
export const findPerson = (
  api: Api,
  answer: Partial<DeliveryPerson>,
  { cpf, person }: SavedDeliveryPerson,
): Effect.Effect<Partial<DeliveryPerson>> => {
  const digits = plainCpf(cpf ?? "")
  const name = person?.name ?? ""
  if (digits === "" && name === "") return Effect.succeed(answer)
  const query = { pageIn: 0, pageOut: 10, ...(digits === "" ? { person: name } : { cpf: digits }) }
  const isMatch = (one: DeliveryPerson) =>
    digits === "" ? one.person?.name === name : maskCpf(one.cpf ?? "") === maskCpf(digits)
  return api.call(deliveryPeople.page, { query }).pipe(
    Effect.map(({ items }) => {
      const [one, another] = items.filter(isMatch)
      return one && !another ? { ...answer, _id: one._id } : answer
    }),
    Effect.orElseSucceed(() => answer),
  )
}

import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import type { ApiError } from "../../api/errors.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { personRow, type PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { isWhole } from "../../contract/wire/read.ts"
import { personCalls, rowOf } from "./personCalls.ts"

/** The payment state, as the call takes it. */
export type Payment = (typeof deliveryPeople.pay)["body"]["Type"]

/** Marks somebody as paid or not paid. Where the answer is not the record, it is read again, or is what was sent. */
export const payPerson = (
  client: Client,
  { _id: id }: PersonRow,
  body: Payment,
): Effect.Effect<Partial<PersonRow>, ApiError> =>
  Effect.flatMap(client.api.call(deliveryPeople.pay, { params: { id }, body }), (answer) => {
    if (isWhole(DeliveryPerson, answer)) return Effect.succeed(rowOf(answer))
    const saved = { ...body, ...personRow(answer), _id: id } as Partial<PersonRow>
    return Effect.orElseSucceed(
      personCalls(client).get(id) as Effect.Effect<Partial<PersonRow>, ApiError>,
      () => saved,
    )
  })

import type { DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { personRow } from "../../../src/contract/deliveryPeople/personRow.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"

/** A delivery person as the audit log shows them: not where they are, nor what follows from their deliveries. */
export const auditedPerson = ({
  location: _location,
  positionAt: _positionAt,
  ...person
}: Numbered<DeliveryPerson>) => {
  const {
    deliveriesLastWeek: _deliveries,
    payment: _payment,
    cnh: _cnh,
    vehicle: _vehicle,
    ...row
  } = personRow(person)
  return row
}

import { expect, test } from "vitest"
import { applicationRecords } from "../../../src/contract/applications/applicationRecords.ts"
import { deliveryRecords } from "../../../src/contract/companies/deliveryRecords.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import { platformUserRecords } from "../../../src/contract/users/platformUserRecords.ts"
import { roleRecords } from "../../../src/contract/users/roleRecords.ts"
import { userRecords } from "../../../src/contract/users/userRecords.ts"
import { listGate } from "../../../src/contract/views/listGates.ts"

test.each([
  applicationRecords,
  deliveryRecords,
  personRecords,
  platformUserRecords,
  roleRecords,
  userRecords,
])("people keep views of $name, which has calls of its own", ({ name }) => {
  expect(listGate([], name)).toBeDefined()
})

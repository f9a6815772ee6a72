import { expectTypeOf, test } from "vitest"
import type { CallsOf } from "../../../src/contract/resource/calls.ts"
import type { Resource, RowOf } from "../../../src/contract/resource/resource.ts"
import type { coupons } from "../../../src/contract/resources/coupons.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import type { tickets } from "../../../src/contract/resources/tickets.ts"
import type { DescribedRow } from "../../../src/resource/described/describedRow.ts"
import type { PartsOf } from "../../../src/resource/described/parts.ts"
import { savingEach } from "../../../src/resource/described/savingEach.ts"

// Types alone: what does not hold here does not compile (`npm run types`).

type TicketParts = PartsOf<typeof tickets>

test("a description and its records are taken wherever any description and any record is", () => {
  expectTypeOf<typeof tickets>().toExtend<Resource>()
  expectTypeOf<typeof coupons>().toExtend<Resource>()
  expectTypeOf<RowOf<typeof tickets>>().toExtend<DescribedRow>()
  expectTypeOf<RowOf<typeof coupons>>().toExtend<DescribedRow>()
  expectTypeOf<CallsOf<typeof coupons>["find"]>().toExtend<CallsOf["find"]>()
})

test("a part that names a field its description has not does not compile", () => {
  expectTypeOf<NonNullable<TicketParts["cells"]>>().toHaveProperty("priority")
  expectTypeOf<NonNullable<TicketParts["cells"]>>().not.toHaveProperty("urgency")
  expectTypeOf<NonNullable<TicketParts["fields"]>>().not.toHaveProperty("urgency")
  expectTypeOf<RowOf<typeof tickets>>().not.toHaveProperty("urgency")
})

test("a change of many records that names a field its description has not does not compile", () => {
  savingEach(leads, () => ({ business: "Padaria" }))
  // @ts-expect-error -- leads have no such field
  savingEach(leads, () => ({ enterprise: "Padaria" }))
})

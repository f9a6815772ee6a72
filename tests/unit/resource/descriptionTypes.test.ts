import { expectTypeOf, test } from "vitest"
import type { CallsOf } from "../../../src/contract/resource/calls.ts"
import type { Resource, RowOf } from "../../../src/contract/resource/resource.ts"
import type { coupons } from "../../../src/contract/resources/coupons.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import type { tickets } from "../../../src/contract/resources/tickets.ts"
import type { CustomParts, CustomPartsByList } from "../../../src/resource/described/CustomParts.ts"
import type { DescribedRow } from "../../../src/resource/described/describedRow.ts"
import type { PartsOf } from "../../../src/resource/described/parts.ts"
import type { TextsOf, ValuesOf } from "../../../src/resource/described/recordTexts.ts"
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

test("parts by hand of a list that does not exist do not compile", () => {
  expectTypeOf<CustomPartsByList>().toHaveProperty("coupons")
  expectTypeOf<CustomPartsByList>().not.toHaveProperty("vouchers")
})

test("a part by hand that reads a field its description has not does not compile", () => {
  expectTypeOf<TextsOf<typeof coupons>>().toHaveProperty("minOrder")
  expectTypeOf<TextsOf<typeof coupons>>().not.toHaveProperty("minimum")
  expectTypeOf<ValuesOf<typeof coupons>>().not.toHaveProperty("minimum")
  const parts: CustomParts<typeof coupons> = {
    Summary: ({ texts, row }) => `${texts.minOrder} ${row?.minOrder}`,
    // @ts-expect-error -- coupons have no such field
    Preview: ({ texts }) => texts.minimum,
    // @ts-expect-error -- coupons have no such field
    page: { View: () => null, addressOf: ({ minimum }) => String(minimum) },
    cells: {
      // @ts-expect-error -- coupons have no such field
      minimum: () => null,
    },
  }
  expectTypeOf(parts).toExtend<object>()
})

import * as Effect from "effect/Effect"
import { histories } from "../../contract/resource/histories.ts"
import type { Client } from "../../api/client.ts"
import {
  companyDeliveries,
  type CompanyDelivery,
  type Opening,
} from "../../contract/companies/companyDeliveries.ts"
import { deliveryRecords, deliveryRow, type DeliveryRow } from "../../contract/companies/deliveryRecords.ts"
import { ValueTaken } from "../../contract/resource/refusals.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { RecordCalls, SentBody } from "../../resource/described/recordCalls.ts"
import { staleRow } from "../../resource/described/staleRow.ts"

/** A whole delivery record as its list and dialog show it. */
export const rowOf = (record: CompanyDelivery): DeliveryRow => deliveryRow(record) as DeliveryRow

/** The opening as the specification's calls have it; in rows and drafts it is a choice. */
export const openingOf = ({
  isOpen,
  isManual,
}: Readonly<Partial<Record<keyof Opening, unknown>>>): Opening => ({
  isOpen: isOpen === "true",
  isManual: isManual === "true",
})

/** Fields that are not part of a body: those shown, and those the server sets. */
const unsent = new Set(["_id", "owner", "changesAt", "timeZone", ...Object.keys(deliveryRecords.fields)])

/** Returns the body of a save: the record's unknown fields as received, and the complete opening. */
const savedOf = (row: DeliveryRow, body: SentBody) => ({
  ...Object.fromEntries(Object.entries(row).filter(([name]) => !unsent.has(name))),
  ...openingOf({ ...row, ...body }),
})

/** The specification's own calls (section 7), which name the company of a new record in the path. */
export const deliveryCalls = ({ api, session }: Client): RecordCalls<typeof deliveryRecords> => ({
  get: (id) => Effect.map(api.call(companyDeliveries.get, { params: { id } }), rowOf),
  create: (body, idempotencyKey) => {
    const companyId = (body["owner"] as RecordId | undefined) ?? session.company.peek()?._id
    if (companyId === undefined) return Effect.interrupt
    const input = { params: { companyId }, body: openingOf(body) }
    return api.call(companyDeliveries.create, input, { idempotencyKey }).pipe(
      Effect.map(deliveryRow),
      Effect.catchTag("CompanyDeliveryExists", () => Effect.fail(new ValueTaken({ field: "owner" }))),
    )
  },
  save: (row, body) =>
    api.call(companyDeliveries.save, { params: { id: row._id }, body: savedOf(row, body) }).pipe(
      Effect.map(deliveryRow),
      Effect.catchTag("StaleCompanyDelivery", ({ current }) =>
        Effect.fail(staleRow<typeof deliveryRecords>(rowOf(current))),
      ),
    ),
  history: histories.companyDeliveries,
})

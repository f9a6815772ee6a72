import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import {
  companyDeliveries,
  type CompanyDelivery,
  type Opening,
} from "../contract/companies/companyDeliveries.ts"

/** Requested change of a store's opening: open or close it by hand, or return it to its hours. */
export type OpeningChange = "open" | "close" | "hours"

/** Opened or closed by hand a store stays so; back to its hours, it stays as it is until they say otherwise (section 4). */
const nextOpening = ({ isOpen }: Opening, requested: OpeningChange): Opening =>
  requested === "hours" ? { isOpen, isManual: false } : { isOpen: requested === "open", isManual: true }

/** Opens or closes a store by its delivery record; one that is so already is left alone, and a newer one is changed too. */
export const changeOpening = (
  api: Api,
  {
    _id: id,
    version,
    ...now
  }: Opening & Pick<CompanyDelivery, "_id"> & { readonly version?: number | undefined },
  requested: OpeningChange,
) => {
  const body = nextOpening(now, requested)
  if (now.isOpen === body.isOpen && now.isManual === body.isManual) return Effect.void
  const save = (from: number | undefined) =>
    api.call(companyDeliveries.save, {
      params: { id },
      body: { ...body, ...(from !== undefined && { version: from }) },
    })
  return Effect.catchTag(save(version), "StaleCompanyDelivery", ({ current }) => save(current.version))
}

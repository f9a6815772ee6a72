import { zoneOf } from "../contract/places/zoneOf.ts"
import { usePanel } from "./PanelContext.ts"
import { useValue } from "./useValue.ts"

/** The time zone of a store's clock, or of the store one looks at; the platform's without any. */
export const useStoreZone = (company: { readonly timeZone?: unknown } | null | undefined): string => {
  const viewed = useValue(usePanel().client.session.company)
  return zoneOf(company, viewed)
}

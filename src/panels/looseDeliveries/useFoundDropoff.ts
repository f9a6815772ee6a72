import { useState } from "react"
import type { FoundPlace } from "../../contract/places/placeCalls.ts"
import type { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { plainName } from "../../contract/search/folded.ts"
import { foundText } from "../../resource/described/fields/PlaceInput.tsx"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"

type Dropoff = ItemTextsOf<typeof looseDeliveries, "dropoffs">

const streetOf = ({ label }: FoundPlace): string => plainName(label.split(",")[0] ?? "")

/**
 * The place a drop-off's address was found at, while the address still is its. Writing another street takes the place
 * away, so that nothing is priced by the former one.
 */
export const useFoundDropoff = (item: Dropoff, onItem: (item: Dropoff) => void) => {
  const [last, setLast] = useState<FoundPlace>()
  const address = plainName(item.address ?? "")
  const found = last && address.startsWith(streetOf(last)) ? last : undefined
  return {
    found,
    find: (one: FoundPlace) => {
      setLast(one)
      onItem({ ...item, address: one.label, place: foundText(one) })
    },
    writeAddress: (text: string) => {
      const isElsewhere = found !== undefined && !plainName(text).startsWith(streetOf(found))
      onItem({ ...item, address: text, ...(isElsewhere && { place: "" }) })
    },
  }
}

import { useContext } from "react"
import type { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { NamingContext } from "../../resource/described/fields/naming.ts"
import { PlaceInput } from "../../resource/described/fields/PlaceInput.tsx"
import type { WrittenName } from "../../resource/described/recordTexts.ts"
import { SendContext } from "./SendContext.ts"

/** Place a delivery is picked up at; its search fills in the address too. */
export const PickupPlace = (props: FieldInputProps<WrittenName<typeof looseDeliveries>>) => (
  <PlaceInput
    {...props}
    center={useContext(SendContext).credits()?.pickup?.place}
    company={useContext(NamingContext)?.owner}
    onFound={({ label }) => props.write?.("pickup", label)}
  />
)

import type { StatusTone } from "../../ui/status/Status.tsx"
import type { Say } from "../../frame/useWords.ts"
import type { Courier } from "./courier.ts"
import type { Marker } from "./drawing/courierLook.ts"
import type { deliveryMapWords } from "./words.ts"

type Words = Say<typeof deliveryMapWords>

/** The tone of each marker's status, with the same shape and color as the marker. */
export const tones: Readonly<Record<Marker, StatusTone>> = {
  online: "success",
  offline: "danger",
  silent: "off",
  route: "info",
}

export const nameOf = (say: Words, { name }: Courier): string => name ?? say("noPerson")

export const vehicleIn = (say: Words, { vehicle, vehicleText }: Courier): string =>
  vehicle === "other" && vehicleText ? vehicleText : say(vehicle)

/** FREE as Liberado, ON_ROUTE as Em rota, anything else Indisponível (section 4). */
export const situationOf = (say: Words, { availability }: Courier): string => say(availability)

/** Returns the text beside the marker in the list: silent or offline, otherwise the situation. */
export const stateOf = (say: Words, courier: Courier): string =>
  courier.marker === "offline" || courier.marker === "silent"
    ? say(courier.marker)
    : situationOf(say, courier)

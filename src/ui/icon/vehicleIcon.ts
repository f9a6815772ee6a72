import type { IconShape } from "./Icon.tsx"
import { bike, car, motorbike, parcel } from "./mapIcons.ts"

/** Icons of vehicles, as couriers' records, loose deliveries and maps name them. */
const icons: ReadonlyMap<string | undefined, IconShape> = new Map([
  ["MOTORCYCLE", motorbike],
  ["MOTO", motorbike],
  ["BICYCLE", bike],
  ["BIKE", bike],
  ["CAR", car],
])

/** The icon of a vehicle; a parcel's where nobody here knows it. */
export const vehicleIcon = (vehicle: string | null | undefined): IconShape =>
  icons.get(vehicle?.toUpperCase()) ?? parcel

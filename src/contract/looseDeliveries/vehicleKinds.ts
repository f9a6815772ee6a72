const kinds: ReadonlyMap<string | undefined, string> = new Map([
  ["MOTORCYCLE", "MOTO"],
  ["BICYCLE", "BIKE"],
  ["CAR", "CAR"],
])

/** The vehicle of loose deliveries that a delivery person's `typeOfVehicle` is; undefined for any other. */
export const vehicleKindOf = (typeOfVehicle: string | null | undefined): string | undefined =>
  kinds.get(typeOfVehicle?.toUpperCase())

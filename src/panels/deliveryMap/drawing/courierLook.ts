/** The kinds of marker, in the order of the sprites: green disc, blue drop, red ring, dashed ring (section 2). */
export const markers = ["online", "route", "offline", "silent"] as const
export type Marker = (typeof markers)[number]

export const vehicles = ["motorcycle", "bicycle", "car", "other"] as const
export type Vehicle = (typeof vehicles)[number]

/** The number of directions a drop can point in. */
export const headings = 16

/** The number of looks: every marker with every vehicle. */
export const looks = markers.length * vehicles.length

/** The look, which is a marker and a vehicle in one byte. */
export const lookOf = (marker: Marker, vehicle: Vehicle): number =>
  markers.indexOf(marker) * vehicles.length + vehicles.indexOf(vehicle)

export const markerOf = (look: number): Marker => markers[Math.floor(look / vehicles.length)] ?? "online"
export const vehicleOf = (look: number): Vehicle => vehicles[look % vehicles.length] ?? "other"

/** The direction that leads this many metres east and north; 0 is north, the others follow clockwise. */
export const headingOf = (east: number, north: number): number =>
  (Math.round((Math.atan2(east, north) / (2 * Math.PI)) * headings) + headings) % headings

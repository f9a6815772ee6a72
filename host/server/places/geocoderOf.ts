import { BadSetting, type Env, textOf, urlOf } from "../process/settings.ts"
import type { GeocoderOptions } from "./geocoder.ts"

/** Paths by which the two kinds of servers are told apart. */
const speaking = [
  ["/search", "nominatim"],
  ["/api", "photon"],
] as const

/** The geocoding server of `GEOCODER_URL`; none without it. */
export const geocoderOf = (env: Env): { readonly geocoder?: GeocoderOptions } => {
  // The address may have a key in it, so no sentence repeats it.
  const address = urlOf(env, "GEOCODER_URL", ["https:", "http:"])
  if (address === undefined) return {}
  const path = new URL(address).pathname.replace(/\/+$/, "")
  const speaks = speaking.find(([end]) => path.endsWith(end))?.[1]
  if (!speaks)
    throw new BadSetting(
      "GEOCODER_URL must end in /search (a server like Nominatim) or in /api (one like Photon).",
    )
  const publicUrl = textOf(env, "PUBLIC_URL")
  return { geocoder: { address, speaks, userAgent: `Balcao${publicUrl ? ` (${publicUrl})` : ""}` } }
}

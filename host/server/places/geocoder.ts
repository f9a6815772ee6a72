import type { FoundPlace } from "../../../src/contract/places/placeCalls.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import { foreignJson } from "../http/foreignText.ts"
import { type Feature, foundOfNominatim, foundOfPhoton, type NominatimPlace } from "./geocoderAnswers.ts"

/** A geocoding server, and how it is spoken to. */
export interface GeocoderOptions {
  /** Address of its search, with the parameters it always needs, such as a key. */
  readonly address: string
  readonly speaks: "nominatim" | "photon"
  /** Name under which it is asked, as public servers require; undefined without a public address. */
  readonly userAgent?: string | undefined
  readonly patienceMs?: number
}

/** Finds addresses outside; throws where the server does not answer as it should. */
export interface Geocoder {
  /** Answer that is remembered; undefined if the server has to be asked. */
  readonly known: (text: string) => ReadonlyArray<FoundPlace> | undefined
  readonly find: (text: string, near: Place | undefined) => Promise<ReadonlyArray<FoundPlace>>
}

const timeoutMs = 4000
const maxFound = 5
const maxAnswerChars = 500_000
/** Answers are remembered for a day. */
const memoryMs = 86_400_000
const maxRemembered = 2000

const parametersOf = ({ speaks }: GeocoderOptions, text: string, near: Place | undefined) => {
  const [longitude, latitude] = near ?? []
  const shared = { q: text, limit: String(maxFound) }
  if (speaks === "nominatim")
    return {
      ...shared,
      format: "jsonv2",
      addressdetails: "1",
      countrycodes: "br",
      "accept-language": "pt-BR",
    }
  return near ? { ...shared, lon: String(longitude), lat: String(latitude) } : shared
}

const read = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`The geocoding server answered ${response.status}.`)
  const text = await response.text()
  if (text.length > maxAnswerChars) throw new Error("The geocoding server answered too much.")
  return foreignJson(text)
}

const foundIn = (speaks: GeocoderOptions["speaks"], answer: unknown): ReadonlyArray<FoundPlace> => {
  if (speaks === "nominatim")
    return Array.isArray(answer) ? answer.flatMap((one) => foundOfNominatim(one as NominatimPlace)) : []
  const features = (answer as { readonly features?: unknown } | null)?.features
  return Array.isArray(features) ? features.flatMap((one) => foundOfPhoton(one as Feature)) : []
}

const ask = async (options: GeocoderOptions, text: string, near: Place | undefined) => {
  const url = new URL(options.address)
  for (const [name, value] of Object.entries(parametersOf(options, text, near)))
    url.searchParams.set(name, value)
  const response = await fetch(url, {
    headers: {
      accept: "application/json",
      ...(options.userAgent && { "user-agent": options.userAgent }),
    },
    redirect: "error",
    signal: AbortSignal.timeout(options.patienceMs ?? timeoutMs),
  })
  return foundIn(options.speaks, await read(response))
}

const keyOf = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, " ")

/**
 * A server that speaks as Nominatim (nominatim.org) or Photon (photon.komoot.io) does; its answers are remembered, and
 * `onError` gets the reason each time it does not answer as it should.
 */
export const geocoder = (options: GeocoderOptions, onError: (cause: unknown) => void): Geocoder => {
  const memory = new Map<string, { readonly at: number; readonly found: ReadonlyArray<FoundPlace> }>()
  const remember = (key: string, found: ReadonlyArray<FoundPlace>) => {
    const [oldest] = memory.keys()
    if (memory.size >= maxRemembered && oldest !== undefined) memory.delete(oldest)
    memory.set(key, { at: Date.now(), found })
  }
  return {
    known: (text) => {
      const answer = memory.get(keyOf(text))
      return answer && Date.now() - answer.at < memoryMs ? answer.found : undefined
    },
    find: async (text, near) => {
      try {
        const found = await ask(options, text, near)
        remember(keyOf(text), found)
        return found
      } catch (cause) {
        onError(cause)
        throw cause
      }
    },
  }
}

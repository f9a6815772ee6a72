import * as Effect from "effect/Effect"
import { allows } from "../../../src/contract/access/access.ts"
import { readAddress } from "../../../src/contract/places/addressText.ts"
import {
  type FoundPlace,
  type placeCalls as contract,
  seesEarlierPlaces,
} from "../../../src/contract/places/placeCalls.ts"
import type { Caller } from "../access/caller.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { query } from "../db/database.ts"
import { attemptKey, consumeRate, type Rate } from "../http/attempts.ts"
import { cityPlaces } from "./cityPlaces.ts"
import { earlierPlaces } from "./earlierPlaces.ts"
import type { Geocoder } from "./geocoder.ts"
import { neighborhoodPlaces } from "./neighborhoodPlaces.ts"
import { type PlaceCompany, readPlaceCompany } from "./placeScope.ts"
import { postCodePlaces } from "./postCodePlaces.ts"

/** Services of the search for places. */
export interface PlaceServices extends CallServices {
  /** A geocoding server; undefined where none is connected. */
  readonly geocoder: Geocoder | undefined
}

/** Letters from which a text is looked for. */
const minLetters = 3
/** One question a second, from all processes together, as public servers ask for. */
const wholeRate: Rate = { burst: 2, perMinute: 60 }
const userRate: Rate = { burst: 20, perMinute: 20 }
/** Longest wait for one's turn, in seconds. */
const maxWaitSeconds = 2

interface OutsidePlaces {
  readonly places: ReadonlyArray<FoundPlace>
  readonly unheard?: "AWAY" | "BUSY"
}

/** Waits for a turn at the geocoding server; false if it would take too long. */
const hasTurn = Effect.fnUntraced(function* (db: CallServices["db"], { user }: Caller) {
  const own = yield* query(() => consumeRate(db, attemptKey("geocoder", String(user.id)), userRate))
  if (own > 0) return false
  const whole = () => query(() => consumeRate(db, attemptKey("geocoder"), wholeRate))
  const seconds = yield* whole()
  if (seconds === 0) return true
  if (seconds > maxWaitSeconds) return false
  yield* Effect.sleep(seconds * 1000)
  return (yield* whole()) === 0
})

/** Asks the geocoding server, within the company's city where the text names none. */
const askOutside = Effect.fnUntraced(function* (
  { db, geocoder }: PlaceServices,
  caller: Caller,
  company: PlaceCompany | undefined,
  text: string,
) {
  if (!geocoder) return { places: [] } satisfies OutsidePlaces
  const { city, postCode } = readAddress(text)
  const isPlaced = city !== undefined || postCode !== undefined || !company?.city
  const question = isPlaced ? text : `${text}, ${company.city} - ${company.state ?? ""}`
  const known = geocoder.known(question)
  if (known) return { places: known } satisfies OutsidePlaces
  if (!(yield* hasTurn(db, caller))) return { places: [], unheard: "BUSY" } satisfies OutsidePlaces
  return yield* Effect.promise(() =>
    geocoder.find(question, company?.place).then(
      (places): OutsidePlaces => ({ places }),
      (): OutsidePlaces => ({ places: [], unheard: "AWAY" }),
    ),
  )
})

/** Handlers of the search for places. */
export const placeHandlers = (services: PlaceServices): HandlersOf<typeof contract> => ({
  find: Effect.fn("places.find")(function* ({ query: { text = "", company: named, everywhere }, caller }) {
    const { db } = services
    const typed = text.trim()
    if (typed !== "" && typed.length < minLetters) return { places: [] }
    const company = yield* query(() => readPlaceCompany(db, caller, named))
    const parts = readAddress(typed)
    const earlier =
      company && allows(seesEarlierPlaces, caller.user)
        ? yield* query(() => earlierPlaces(db, company.id, parts))
        : []
    if (typed === "") return { places: earlier }
    const outside: OutsidePlaces =
      everywhere === undefined ? { places: [] } : yield* askOutside(services, caller, company, typed)
    const known = yield* query(async () => [
      ...(await postCodePlaces(db, caller, parts)),
      ...(await neighborhoodPlaces(db, caller, company, typed, parts)),
      ...(await cityPlaces(db, caller, company, parts)),
    ])
    return { ...outside, places: [...earlier, ...outside.places, ...known] }
  }),
})

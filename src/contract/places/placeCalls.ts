import * as Schema from "effect/Schema"
import type { Gate } from "../access/access.ts"
import { limits } from "../limits.ts"
import { PlaceOnEarth } from "../resource/area.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"

/** Gate for the addresses a company delivered to: they are its customers'. */
export const seesEarlierPlaces: Gate = {
  anyOf: [
    "accessToGlobal",
    "accessToCompanyDelivery",
    "accessToFoodOrders",
    "accessToMarketOrders",
    "accessToSingleDeliveryCredits",
  ],
}

/** Kinds of places, from one that is certain to the middle of something larger. */
const foundKinds = ["EARLIER", "ADDRESS", "NEARBY", "STREET", "NEIGHBORHOOD", "CITY"] as const

const part = Schema.optionalKey(Schema.String)

/** A place a text may mean. */
export const FoundPlace = Schema.Struct({
  label: Schema.String,
  place: PlaceOnEarth,
  /**
   * `EARLIER` is a place the company delivered to or stands at, `ADDRESS` a door on the map; every other kind is a
   * guess: a store with nearly the same CEP, or the middle of a street, a neighborhood or a city.
   */
  kind: Schema.Literals(foundKinds),
  address: Schema.Struct({
    line: part,
    number: part,
    complement: part,
    neighborhood: part,
    city: part,
    state: part,
    postCode: part,
  }),
  /** The city among those the application serves. */
  servedCity: Schema.optionalKey(Schema.Struct({ _id: RecordId, label: Schema.String })),
})
export type FoundPlace = typeof FoundPlace.Type

/** True if a place is only about there, so that somebody has to look before anything is priced by it. */
export const isGuess = ({ kind }: Pick<FoundPlace, "kind">): boolean =>
  kind !== "EARLIER" && kind !== "ADDRESS"

/** Finding places by what people type (extras `places` and `geocoding`). */
export const placeCalls = {
  find: lazyEndpoint(
    {
      service: "main",
      extra: "places",
      access: "signedIn",
      method: "GET",
      path: "/places",
      summary:
        "Finds places by an address, a CEP, a neighborhood or a city: earlier places of a company, what the server knows, and by `everywhere` a geocoding server.",
      query: {
        /** Without a text the latest earlier places are answered. */
        text: Schema.optionalKey(Text(limits.text.line.max)),
        /** Company whose earlier places and neighborhoods are meant; the viewed one without it. */
        company: Schema.optionalKey(RecordIdText),
        /** Asks the geocoding server too, where there is one. */
        everywhere: Schema.optionalKey(Schema.Literal("true")),
      },
    },
    {
      success: () =>
        Schema.Struct({
          places: Schema.Array(FoundPlace),
          /** The reason the geocoding server was not heard: it fails, or too much was asked of it just now. */
          unheard: Schema.optionalKey(Schema.Literals(["AWAY", "BUSY"])),
        }),
    },
  ),
}

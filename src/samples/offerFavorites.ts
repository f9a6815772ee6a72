import type { offerFavorites } from "../contract/resources/offerFavorites.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { sampleOfferStores } from "./offerStores.ts"
import { sampleOfferTabloids } from "./offerTabloids.ts"

type Row = GivenRow<typeof offerFavorites>

const count = 70
const readers = 40
/** The tabloids that were live at some time, by their place. */
const live = [1, 2, 3, 6, 7, 9, 12, 13]

const favoriteStore = (at: number): object => {
  const store = 1 + (at % 14)
  const { name = "", company = 1, city = 1 } = sampleOfferStores[store - 1] ?? {}
  return { kind: "STORE", target: name, store, company, city }
}

const favoriteTabloid = (at: number, now: number): object => {
  const tabloid = live[at % live.length] ?? 1
  const { title = "", company = 1 } = sampleOfferTabloids(now)[tabloid - 1] ?? {}
  return { kind: "TABLOID", target: title, tabloid, company, city: 1 + (at % 6) }
}

/** Favorites of readers of the demo's offers, the oldest first. */
export const sampleOfferFavorites = (now: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, index) => ({
    ...(index % 3 === 0 ? favoriteTabloid(index, now) : favoriteStore(index)),
    reader: 1 + ((index * 7) % readers),
    createdAt: momentFrom(now, Math.floor((index - count) / 3)),
  })) as ReadonlyArray<Row>

import { type SQL, sql } from "drizzle-orm"
import { offerCities } from "../../../src/contract/resources/offerCities.ts"
import { offerCompanies } from "../../../src/contract/resources/offerCompanies.ts"
import { offerFonts } from "../../../src/contract/resources/offerFonts.ts"
import { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import { offerStores } from "../../../src/contract/resources/offerStores.ts"
import { offerTabloids } from "../../../src/contract/resources/offerTabloids.ts"
import { joins, tables } from "../db/described/tables.ts"
import { rulesOf } from "../resource/rules.ts"
import { statusColumn } from "../resource/statusColumn.ts"

const {
  countryStates,
  offerCities: cities,
  offerFavorites: favorites,
  offerPeople: people,
  offerStores: stores,
  offerTabloids: tabloids,
} = tables
const { cities: tabloidCities } = joins.offerTabloids
const { fonts: tabloidFonts } = joins.offerTabloids
const { stores: tabloidStores } = joins.offerTabloids

const tabloidStatus = statusColumn({ resource: offerTabloids, table: tabloids })

const countRows = (table: unknown, where: SQL) => sql`(select count(*)::int from ${table} where ${where})`

const live = (where: SQL) => countRows(tabloids, sql`${tabloidStatus} = 'PUBLISHED' and ${where}`)

const storesIn = (city: SQL) => countRows(stores, sql`${stores.city} = ${city}`)

const joinCondition = (join: unknown, target: SQL | undefined) =>
  sql`exists (select from ${join} n where n.record_id = offer_tabloids.id${target && sql` and n.target_id = ${target}`})`

/**
 * SQL: true if a tabloid applies to a store of its advertiser: a tabloid that names no stores applies to all of them.
 */
const countsAt = (store: SQL) =>
  sql`(not ${joinCondition(tabloidStores, undefined)} or ${joinCondition(tabloidStores, store)})`

/** A tabloid that names no cities counts where its stores are. */
const offerCityRules = rulesOf(offerCities, {
  derive: (id) => ({
    stores: storesIn(id),
    hasStores: sql`(${storesIn(id)} > 0)`,
    people: countRows(people, sql`${people.city} = ${id}`),
    liveTabloids:
      live(sql`(${joinCondition(tabloidCities, id)} or not ${joinCondition(tabloidCities, undefined)}
      and exists (select from ${stores} s where s.city = ${id} and s.company = offer_tabloids.company
        and ${countsAt(sql`s.id`)}))`),
  }),
})

const offerFontRules = rulesOf(offerFonts, {
  derive: (id) => ({ uses: countRows(tabloidFonts, sql`target_id = ${id}`) }),
})

const offerCompanyRules = rulesOf(offerCompanies, {
  derive: (id) => ({
    stores: countRows(stores, sql`${stores.company} = ${id}`),
    liveTabloids: live(sql`${tabloids.company} = ${id}`),
    isLive: sql`(${live(sql`${tabloids.company} = ${id}`)} > 0)`,
  }),
})

const offerStoreRules = rulesOf(offerStores, {
  derive: (id) => ({
    liveTabloids: live(sql`${tabloids.company} = (select o.company from ${stores} o where o.id = ${id})
      and ${countsAt(id)}`),
    favorites: countRows(favorites, sql`${favorites.store} = ${id}`),
    states: sql`(select coalesce(json_agg(json_build_object('_id', s.id, 'label', s.name)), '[]')
      from ${stores} o join ${cities} c on c.id = o.city join ${countryStates} s on s.id = c.state where o.id = ${id})`,
  }),
})

/** A favorite names its reader by number alone. */
const offerPeopleRules = rulesOf(offerPeople, {
  derive: (id) => ({ favorites: countRows(favorites, sql`${favorites.reader} = ${id}`) }),
})

/** The rules of Super Panfleto's lists. */
export const rulesOfOffers = [
  offerCityRules,
  offerCompanyRules,
  offerFontRules,
  offerPeopleRules,
  offerStoreRules,
]

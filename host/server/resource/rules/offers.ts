import { type SQL, sql } from "drizzle-orm"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { offerCities } from "../../../../src/contract/resources/offerCities.ts"
import { offerCompanies } from "../../../../src/contract/resources/offerCompanies.ts"
import { offerPeople } from "../../../../src/contract/resources/offerPeople.ts"
import { offerStores } from "../../../../src/contract/resources/offerStores.ts"
import { offerTabloids } from "../../../../src/contract/resources/offerTabloids.ts"
import {
  offerFavorites as favorites,
  offerPeople as people,
  offerStores as stores,
  offerTabloids as tabloids,
  offerTabloidsStores as tabloidStores,
} from "../../db/resourceSchema.ts"
import { rulesOf } from "../rules.ts"
import { statusColumn } from "../statusColumn.ts"

const tabloidStatus = statusColumn({ resource: offerTabloids as unknown as Resource, table: tabloids })

const counted = (table: unknown, where: SQL) => sql`(select count(*)::int from ${table} where ${where})`

const live = (where: SQL) => counted(tabloids, sql`${tabloidStatus} = 'PUBLISHED' and ${where}`)

export const offerCityRules = rulesOf(offerCities, {
  derive: (id) => ({
    stores: counted(stores, sql`${stores["city"]!} = ${id}`),
    people: counted(people, sql`${people["city"]!} = ${id}`),
  }),
})

export const offerCompanyRules = rulesOf(offerCompanies, {
  derive: (id) => ({
    stores: counted(stores, sql`${stores["company"]!} = ${id}`),
    liveTabloids: live(sql`${tabloids["company"]!} = ${id}`),
  }),
})

/** A tabloid that names no stores counts at all of its advertiser's. */
export const offerStoreRules = rulesOf(offerStores, {
  derive: (id) => ({
    liveTabloids: live(sql`${tabloids["company"]!} = (select o.company from ${stores} o where o.id = ${id})
      and (not exists (select from ${tabloidStores} t where t.record_id = ${tabloids.id})
        or exists (select from ${tabloidStores} t where t.record_id = ${tabloids.id} and t.target_id = ${id}))`),
  }),
})

/** A favorite names its reader by number alone. */
export const offerPeopleRules = rulesOf(offerPeople, {
  derive: (id) => ({ favorites: counted(favorites, sql`${favorites["reader"]!} = ${id}`) }),
})

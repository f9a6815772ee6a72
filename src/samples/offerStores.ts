import type { Week } from "../contract/resource/field.ts"
import type { offerStores } from "../contract/resources/offerStores.ts"
import type { GivenRow } from "./givenRow.ts"
import { sampleCities } from "./cities.ts"

type Row = GivenRow<typeof offerStores>
type Service = "PARKING" | "PHARMACY" | "BAKERY" | "BUTCHER" | "DELIVERY" | "ACCESSIBLE"

/** Name, advertiser and city by their place, address, services and views. */
const stores: ReadonlyArray<
  readonly [
    name: string,
    company: number,
    city: number,
    address: string,
    services: ReadonlyArray<Service>,
    views: number,
  ]
> = [
  ["Bom Preço Pinheiros", 1, 1, "Rua das Acácias, 410", ["PARKING", "BAKERY", "DELIVERY"], 18_420],
  ["Bom Preço Tatuapé", 1, 1, "Avenida Brasil, 2210", ["PARKING", "BUTCHER", "ACCESSIBLE"], 14_310],
  ["Bom Preço Osasco", 1, 4, "Rua Sete de Setembro, 88", ["PARKING", "BAKERY"], 9120],
  ["Empório da Vila", 2, 1, "Rua Harmonia, 305", ["BAKERY", "DELIVERY"], 7230],
  ["Ipê Moema", 3, 1, "Alameda dos Ipês, 1200", ["PARKING", "BAKERY", "BUTCHER", "ACCESSIBLE"], 21_870],
  ["Ipê Campinas", 3, 2, "Rua Barão de Jaguara, 640", ["PARKING", "PHARMACY", "DELIVERY"], 12_640],
  ["Ipê Santos", 3, 3, "Avenida Ana Costa, 155", ["PARKING", "BAKERY"], 8450],
  ["Verde Vale Mooca", 4, 1, "Rua da Mooca, 1871", ["DELIVERY"], 5320],
  ["Verde Vale Guarulhos", 4, 6, "Rua Dom Pedro II, 72", ["PARKING"], 4110],
  ["Mercadinho Primavera", 5, 5, "Rua das Flores, 33", [], 640],
  ["Mercado da Estação", 6, 8, "Praça da Estação, 12", ["ACCESSIBLE"], 2120],
  ["Drogaria São Lucas Santana", 7, 1, "Rua Voluntários da Pátria, 2480", ["PHARMACY", "DELIVERY"], 6870],
  ["Drogaria São Lucas Campinas", 7, 2, "Avenida Francisco Glicério, 901", ["PHARMACY"], 5240],
  ["Bom Corte Sorocaba", 8, 5, "Rua da Penha, 518", ["BUTCHER", "PARKING"], 3010],
  ["Amigo Fiel Santo André", 9, 8, "Rua das Figueiras, 290", [], 410],
]

const weekday = [{ from: 480, to: 1260 }]
const week: Week = [[{ from: 480, to: 840 }], weekday, weekday, weekday, weekday, weekday, weekday]

/** Some streets away from the middle of the city, another way for each. */
const placeIn = (city: number, index: number): readonly [number, number] => {
  const [longitude, latitude] = sampleCities[city - 1]?.center ?? [-46.6333, -23.5505]
  const angle = index * 2.4
  return [
    Number((longitude + Math.cos(angle) * 0.028).toFixed(4)),
    Number((latitude + Math.sin(angle) * 0.022).toFixed(4)),
  ]
}

/** Stores of the demo's advertisers. */
export const sampleOfferStores: ReadonlyArray<Row> = stores.map(
  ([name, company, city, address, services, views], index) => ({
    name,
    company,
    city,
    address,
    place: placeIn(city, index),
    services,
    views,
    hours: week,
    isActive: company !== 9,
  }),
)

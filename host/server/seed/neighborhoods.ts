import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import { distanceOf } from "./ways.ts"

/** Neighborhoods of São Paulo and roughly their middles, in degrees. */
const neighborhoods: ReadonlyArray<readonly [name: string, middle: Position]> = [
  ["Centro", [-46.6345, -23.5475]],
  ["Bela Vista", [-46.6462, -23.5606]],
  ["Vila Mariana", [-46.6343, -23.5892]],
  ["Pinheiros", [-46.6918, -23.5663]],
  ["Santa Cecília", [-46.6541, -23.5352]],
  ["Liberdade", [-46.6335, -23.5617]],
  ["Mooca", [-46.5991, -23.5587]],
  ["Tatuapé", [-46.5762, -23.5402]],
  ["Santana", [-46.6253, -23.5006]],
  ["Casa Verde", [-46.6588, -23.5068]],
  ["Perdizes", [-46.6757, -23.5353]],
  ["Lapa", [-46.7026, -23.5225]],
  ["Butantã", [-46.7181, -23.5716]],
  ["Jardim Paulista", [-46.6617, -23.5716]],
  ["Itaim Bibi", [-46.6786, -23.5851]],
  ["Moema", [-46.6634, -23.6026]],
  ["Saúde", [-46.6296, -23.6177]],
  ["Ipiranga", [-46.6087, -23.5887]],
  ["Vila Prudente", [-46.5806, -23.5838]],
  ["Penha", [-46.5421, -23.5257]],
  ["Vila Maria", [-46.5921, -23.5146]],
  ["Freguesia do Ó", [-46.6983, -23.4993]],
]

/** The neighborhood whose middle is nearest to a place in São Paulo. */
export const neighborhoodAt = (place: Position): string =>
  neighborhoods.reduce((best, one) =>
    distanceOf(place, one[1]) < distanceOf(place, best[1]) ? one : best,
  )[0]

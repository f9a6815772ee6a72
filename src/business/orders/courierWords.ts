import type { Dictionary } from "../../frame/useWords.ts"

/** Facts about delivery people that speak for one or another: their vehicle, distance and load. */
export const courierWords = {
  "vehicle.MOTORCYCLE": ["Moto", "Motorcycle"],
  "vehicle.BICYCLE": ["Bicicleta", "Bicycle"],
  "vehicle.CAR": ["Carro", "Car"],
  "vehicle.other": ["Outro veículo", "Another vehicle"],
  kmAway: ["a {{km}} km da loja", "{{km}} km from the store"],
  metersAway: ["a {{meters}} m da loja", "{{meters}} m from the store"],
  distanceUnknown: ["distância desconhecida", "distance unknown"],
  noLoad: ["sem entregas", "no deliveries"],
  load_one: ["{{count}} entrega", "{{count}} delivery"],
  load_other: ["{{count}} entregas", "{{count}} deliveries"],
} satisfies Dictionary

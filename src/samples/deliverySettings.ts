import type { deliverySettings } from "../contract/resources/deliverySettings.ts"
import type { GivenRow } from "./givenRow.ts"

const always = { isActive: true, weekdays: [] }

/** Delivery areas of a store: near by kilometer, two neighborhoods at a price, farther for more, and not by the river at night. */
export const sampleDeliverySettings: ReadonlyArray<GivenRow<typeof deliverySettings>> = [
  {
    areas: [
      {
        ...always,
        name: "Beira-rio à noite",
        shape: "POLYGON",
        delivers: "NO",
        area: [
          [
            [-46.712, -23.552],
            [-46.7, -23.548],
            [-46.694, -23.575],
            [-46.701, -23.588],
            [-46.712, -23.552],
          ],
        ],
        from: "22:00",
        until: "06:00",
      },
      {
        ...always,
        name: "Perto da loja",
        shape: "RADIUS",
        delivers: "YES",
        radiusKm: 1.7,
        feeRule: "PER_KM",
        fee: 359,
        perKm: 150,
        kmBy: "ROAD",
        minOrder: 2500,
        etaMin: 25,
        etaMax: 35,
      },
      {
        ...always,
        name: "Pinheiros e Vila Mariana",
        shape: "NEIGHBORHOOD",
        delivers: "YES",
        neighborhoods: "Pinheiros\nVila Mariana",
        feeRule: "FIXED",
        fee: 790,
        minOrder: 4000,
        etaMin: 35,
        etaMax: 50,
      },
      {
        ...always,
        name: "Até 6 km",
        shape: "RADIUS",
        delivers: "YES",
        radiusKm: 6,
        feeRule: "FIXED",
        fee: 1290,
        minOrder: 5000,
        etaMin: 50,
        etaMax: 70,
      },
    ],
    choice: "FIRST",
    freeAbove: 12_000,
    mode: "OWN_FLEET",
  },
]

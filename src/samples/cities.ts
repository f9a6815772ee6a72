import type { cities } from "../contract/resources/cities.ts"
import type { GivenRow } from "./givenRow.ts"

/** Name, state, IBGE code, centre, minimum fee and fee per km in cents, neighborhoods with their fees. */
const served: ReadonlyArray<
  readonly [
    name: string,
    state: "SP" | "RJ" | "PR" | "MG",
    ibgeCode: string,
    center: readonly [number, number],
    fees: readonly [number, number],
    neighborhoods: Readonly<Record<string, number>>,
  ]
> = [
  [
    "São Paulo",
    "SP",
    "3550308",
    [-46.6333, -23.5505],
    [690, 180],
    { Pinheiros: 890, "Vila Mariana": 790, Tatuapé: 990, Mooca: 850, Santana: 950, Itaquera: 1190 },
  ],
  ["Campinas", "SP", "3509502", [-47.0608, -22.9056], [590, 160], { Cambuí: 690, "Barão Geraldo": 890 }],
  ["Santos", "SP", "3548500", [-46.3336, -23.9608], [590, 170], { Gonzaga: 690, Boqueirão: 690 }],
  ["Osasco", "SP", "3534401", [-46.7917, -23.5329], [590, 160], { Centro: 690, Bussocaba: 790 }],
  ["Sorocaba", "SP", "3552205", [-47.4581, -23.5015], [550, 150], { Campolim: 750 }],
  ["Guarulhos", "SP", "3518800", [-46.5333, -23.4538], [590, 160], { "Vila Galvão": 790, Cumbica: 990 }],
  ["São Bernardo do Campo", "SP", "3548708", [-46.565, -23.6939], [590, 160], { Rudge: 790 }],
  ["Santo André", "SP", "3547809", [-46.5286, -23.6737], [590, 160], { Jardim: 750 }],
  ["São Caetano do Sul", "SP", "3548807", [-46.5547, -23.6229], [550, 150], { Barcelona: 650 }],
  ["Jundiaí", "SP", "3525904", [-46.8842, -23.1857], [550, 150], { Anhangabaú: 690 }],
  ["Ribeirão Preto", "SP", "3543402", [-47.8103, -21.1775], [550, 150], { "Jardim Irajá": 690 }],
  ["São José dos Campos", "SP", "3549904", [-45.8872, -23.1794], [550, 150], { Aquarius: 790 }],
  ["Rio de Janeiro", "RJ", "3304557", [-43.1729, -22.9068], [690, 190], { Tijuca: 890, Botafogo: 890 }],
  ["Niterói", "RJ", "3303302", [-43.1034, -22.8832], [590, 170], { Icaraí: 690 }],
  ["Curitiba", "PR", "4106902", [-49.2733, -25.4284], [590, 160], { Batel: 790, "Água Verde": 750 }],
  ["Belo Horizonte", "MG", "3106200", [-43.9378, -19.9208], [590, 160], { Savassi: 790, Pampulha: 990 }],
]

/** The middle of neighborhoods whose area is drawn, and how far its corners are from there, in degrees. */
const drawn: Readonly<Record<string, readonly [middle: readonly [number, number], radius: number]>> = {
  Pinheiros: [[-46.6918, -23.5663], 0.016],
  "Vila Mariana": [[-46.6343, -23.5892], 0.015],
  Mooca: [[-46.5991, -23.5587], 0.014],
  Cambuí: [[-47.0526, -22.8967], 0.009],
  Gonzaga: [[-46.3325, -23.9664], 0.007],
  Batel: [[-49.2868, -25.4432], 0.009],
}

/** An outline of nine uneven sides. */
const areaOf = (name: string) => {
  const [[longitude, latitude] = [0, 0], radius = 0] = drawn[name] ?? []
  const corners = Array.from({ length: 9 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 9
    const far = radius * (0.75 + 0.25 * Math.cos(at * 2.3))
    return [
      Number((longitude + far * Math.cos(angle)).toFixed(5)),
      Number((latitude + far * Math.sin(angle)).toFixed(5)),
    ] as const
  })
  return radius === 0 ? {} : { area: [[...corners, ...corners.slice(0, 1)]] }
}

/** Cities the demo's application serves; the last ones not yet. */
export const sampleCities: ReadonlyArray<GivenRow<typeof cities>> = served.map(
  ([name, state, ibgeCode, center, [minimumFee, feePerKm], neighborhoods], index) => ({
    name,
    state,
    ibgeCode,
    timeZone: "America/Sao_Paulo",
    center,
    isActive: index < 12,
    minimumFee,
    feePerKm,
    ...(index % 3 === 0 ? { freeAbove: 12_000 } : {}),
    neighborhoods: Object.entries(neighborhoods).map(([neighborhood, deliveryFee], place) => ({
      name: neighborhood,
      deliveryFee,
      minOrder: 2500,
      weekdays: place % 4 === 3 ? ["FRI", "SAT", "SUN"] : [],
      isActive: true,
      ...areaOf(neighborhood),
    })),
  }),
)

/** The municipalities of the demo's cities, as the API in memory knows them. */
export const sampleMunicipalities = served.map(([name, state, code, center]) => ({
  name,
  state,
  code,
  center,
}))

import type { MenuBook } from "./menuBook.ts"

const cheese = ["MILK"] as const
const dough = ["WHEAT_RYE_BARLEY_OATS"] as const
const flavors = [
  "Muçarela",
  "Calabresa",
  "Portuguesa",
  "Frango com requeijão",
  "Margherita",
  "Quatro queijos",
]

/** The prices of whole large pizzas, by flavor. */
const large = [5490, 5790, 6290, 6090, 5990, 6790]
const largePrices = Object.fromEntries(flavors.map((name, index) => [name, large[index] ?? 0]))

/** Prices of whole pizzas by size and flavor. */
const pricesBySize = Object.fromEntries(
  [
    ["Broto (4 fatias)", 0.55] as const,
    ["Média (6 fatias)", 0.8] as const,
    ["Grande (8 fatias)", 1] as const,
  ].flatMap(([size, part]) =>
    flavors.map((name, index) => [
      `${size}:${name}`,
      Math.round(((large[index] ?? 0) * part) / 100) * 100 - 10,
    ]),
  ),
)

/** A pizzeria: sizes, crusts, edges, and flavors by halves. */
export const pizzeriaMenu: MenuBook = {
  owner: 4,
  menus: [
    { name: "Entrega", context: "DELIVERY", isDefault: true, slug: "ENTREGA" },
    {
      name: "Salão",
      context: "DINE_IN",
      channels: ["PDV"],
      adjustKind: "PERCENT",
      adjustPercent: -1000,
      roundTo: "X90",
      places: [
        { item: "Refrigerante 2 litros", visible: false },
        { item: "Pizza broto de chocolate", priceOverride: 2890 },
      ],
    },
  ],
  categories: [
    {
      name: "Pizzas",
      template: "PIZZA",
      within: [
        {
          name: "Salgadas",
          template: "PIZZA",
          items: [
            [
              "Pizza grande de muçarela",
              5490,
              {
                description: "Molho de tomate, muçarela, orégano e azeitonas. 8 fatias.",
                serves: 3,
                allergens: [...dough, ...cheese],
                groups: ["Massa", "Borda"],
                ingredients: ["Muçarela", ["Azeitona", 0]],
                code: "PZ-01",
              },
            ],
            [
              "Pizza grande meio a meio",
              0,
              {
                kind: "PIZZA",
                description: "Dois sabores, à sua escolha. 8 fatias.",
                serves: 3,
                allergens: [...dough, ...cheese],
                tags: ["CHEF"],
                groups: [{ group: "Sabores", min: 2, max: 2, optionPrices: largePrices }, "Massa", "Borda"],
                code: "PZ-02",
              },
            ],
            [
              "Pizza de três sabores",
              0,
              {
                kind: "PIZZA",
                description: "Do tamanho que quiser, com até três sabores.",
                allergens: [...dough, ...cheese],
                groups: [
                  "Tamanho",
                  { group: "Sabores", min: 1, max: 3, optionPrices: pricesBySize },
                  "Borda",
                ],
                code: "PZ-03",
              },
            ],
            [
              "Calzone de frango com requeijão",
              3890,
              {
                description: "Massa fechada, com frango desfiado e requeijão.",
                serves: 1,
                allergens: [...dough, ...cheese],
                ingredients: ["Frango", "Requeijão"],
                code: "CZ-01",
              },
            ],
          ],
        },
        {
          name: "Doces",
          template: "PIZZA",
          items: [
            [
              "Pizza broto de chocolate",
              3290,
              {
                description: "Chocolate ao leite e granulado. 4 fatias.",
                serves: 1,
                promoPrice: 2790,
                promoDays: [-3, 11],
                allergens: [...dough, ...cheese, "SOYBEANS"],
                traces: ["PEANUTS"],
                code: "PZ-20",
              },
            ],
          ],
        },
      ],
    },
    {
      name: "Bebidas",
      items: [
        ["Refrigerante 2 litros", 1490, { noAllergens: true, tracksStock: true, stock: 38, code: "BB-01" }],
        [
          "Vinho tinto da casa 750 ml",
          5990,
          { alcohol: true, minAge: "18", channels: ["APP", "SITE", "PDV"], code: "BB-02", status: "HIDDEN" },
        ],
      ],
    },
  ],
  groups: {
    Tamanho: {
      kind: "SIZE",
      min: 1,
      max: 1,
      options: [
        ["Broto (4 fatias)", 0],
        ["Média (6 fatias)", 0],
        ["Grande (8 fatias)", 0],
      ],
    },
    Sabores: {
      kind: "FLAVOR",
      min: 1,
      max: 3,
      priceRule: "AVERAGE",
      options: [
        ["Muçarela", 3690, { ingredients: ["Muçarela"] }],
        ["Calabresa", 3890, { ingredients: ["Calabresa", ["Cebola", 0]] }],
        ["Portuguesa", 4290, { ingredients: ["Muçarela", ["Cebola", 0], "Ovo"] }],
        ["Frango com requeijão", 4090, { ingredients: ["Frango", "Requeijão"] }],
        ["Margherita", 3990, { ingredients: ["Muçarela", "Manjericão"] }],
        ["Quatro queijos", 4590, { ingredients: ["Muçarela", "Requeijão"] }],
      ],
    },
    Massa: {
      kind: "CRUST",
      min: 1,
      max: 1,
      options: [
        ["Tradicional", 0, { included: 1 }],
        ["Fina", 0],
        ["Integral", 400],
      ],
    },
    Borda: {
      kind: "EDGE",
      min: 0,
      max: 1,
      options: [
        ["Catupiry", 990],
        ["Cheddar", 990, { status: "OUT_OF_STOCK", soldOutReason: "O fornecedor não entregou" }],
      ],
    },
  },
  out: ["Manjericão"],
}

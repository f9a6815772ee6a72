import {
  type ItemPrice,
  type MenuSnapshot,
  type PublicCategory,
  type PublicGroup,
  type PublicItem,
  type PublicOffer,
  type PublicOption,
  weekdays,
} from "../../src/contract/menu/public/snapshot.ts"

/** Friday, 4 December 2026, 20:00 in São Paulo. */
export const sampleMoment = Date.parse("2026-12-04T23:00:00Z")

const price = (value: number, originalValue = value): ItemPrice => ({ value, originalValue, currency: "BRL" })

const items = new Map<string, PublicItem>()

const item = (id: string, name: string, more: Partial<PublicItem> = {}): string => {
  const described = { id, name, description: "", externalCode: id, status: "AVAILABLE", unit: "UN" } as const
  items.set(id, { ...described, ...more })
  return id
}

const option = (itemId: string, value: number, more: Partial<PublicOption> = {}): PublicOption => ({
  id: `option-${itemId}`,
  itemId,
  index: 0,
  optionPrice: price(value),
  status: "AVAILABLE",
  maxPermitted: 1,
  ...more,
})

const group = (
  id: string,
  name: string,
  [minPermitted, maxPermitted]: readonly [number, number],
  options: ReadonlyArray<PublicOption>,
  more: Partial<PublicGroup> = {},
): PublicGroup => ({
  id,
  index: 0,
  name,
  externalCode: id,
  status: "AVAILABLE",
  minPermitted,
  maxPermitted,
  priceMethod: "SUM",
  options: options.map((one, index) => ({ ...one, index })),
  ...more,
})

const offer = (itemId: string, unityPrice: ItemPrice, more: Partial<PublicOffer> = {}): PublicOffer => ({
  id: `offer-${itemId}`,
  itemId,
  index: 0,
  status: "AVAILABLE",
  unityPrice,
  optionGroups: [],
  ...more,
})

const category = (id: string, name: string, itemOffers: ReadonlyArray<PublicOffer>): PublicCategory => ({
  id,
  index: 0,
  name,
  externalCode: id,
  status: "AVAILABLE",
  itemOfferId: itemOffers.map((one) => one.id),
  itemOffers: itemOffers.map((one, index) => ({ ...one, index })),
})

const text = (description: string) => ({ description })

const extras = group(
  "extras",
  "Adicionais",
  [0, 4],
  [
    option(item("burrata", "Burrata"), 14, { maxPermitted: 2 }),
    option(item("bacon", "Bacon crocante"), 6.5, { maxPermitted: 2 }),
    option(item("egg", "Ovo"), 3, { status: "UNAVAILABLE" }),
  ],
  { index: 1 },
)

const flavors = () => [
  option(item("margherita", "Margherita"), 49.9),
  option(item("calabresa", "Calabresa"), 46.9),
  option(item("funghi", "Funghi"), 59.9),
  option(item("portuguesa", "Portuguesa"), 54.9, { status: "UNAVAILABLE" }),
]

const pasta = [
  offer(
    item("lasanha", "Lasanha à bolonhesa", {
      ...text("Massa verde, ragu e parmesão"),
      serving: 1,
      allergens: ["WHEAT_RYE_BARLEY_OATS", "MILK", "EGGS"],
      traces: ["WALNUTS"],
    }),
    price(0),
    {
      optionGroups: [
        group(
          "size",
          "Tamanho",
          [1, 1],
          [
            option(item("individual", "Individual"), 38.9),
            option(item("grande", "Grande, para duas pessoas"), 54.9),
          ],
        ),
        extras,
      ],
    },
  ),
  offer(item("nhoque", "Nhoque ao sugo", text("Batata, tomate italiano e manjericão")), price(44.9)),
  offer(
    item("ravioli", "Ravióli de ricota e espinafre", {
      ...text("Ricota, espinafre e manteiga de sálvia"),
      allergens: [],
      tags: ["VEGETARIAN", "CHEF"],
    }),
    price(44.9, 49.9),
    { optionGroups: [extras] },
  ),
  offer(item("carbonara", "Espaguete à carbonara", text("Guanciale, gema e pecorino")), price(47.9), {
    status: "UNAVAILABLE",
    backAt: "2026-12-05T21:00:00.000Z",
  }),
  offer(item("funghi-pasta", "Tagliatelle ao funghi", text("Funghi secchi, creme e tomilho")), price(54.9), {
    status: "UNAVAILABLE",
  }),
  offer(item("executivo", "Prato executivo", text("Massa do dia, salada e café")), price(34.9), {
    availabilityId: ["lunch"],
  }),
]

const pizza = [
  offer(item("pizza", "Pizza grande", text("Meio a meio com a média dos sabores")), price(0), {
    optionGroups: [
      group("flavor-1", "1º sabor", [1, 1], flavors(), { priceMethod: "AVG" }),
      group("flavor-2", "2º sabor", [0, 1], flavors(), { priceMethod: "AVG", index: 1 }),
      group(
        "edge",
        "Borda",
        [0, 1],
        [option(item("catupiry", "Catupiry"), 9), option(item("cheddar", "Cheddar"), 9)],
        { index: 2 },
      ),
    ],
  }),
]

const drinks = [
  offer(item("agua", "Água com gás", text("500 ml")), price(6), { subcategoryId: "soft" }),
  offer(
    item("vinho", "Vinho tinto da casa", {
      ...text("Taça de 180 ml"),
      minAge: 18,
    }),
    price(28),
    { subcategoryId: "wine" },
  ),
  offer(item("gelato", "Gelato", { ...text("Do dia, por peso"), unit: "KG" }), price(119.9)),
]

const categories: ReadonlyArray<PublicCategory> = [
  category("massas", "Massas", pasta),
  category("pizzas", "Pizzas", pizza),
  {
    ...category("bebidas", "Bebidas e sobremesas", drinks),
    subcategories: [
      { id: "soft", name: "Sem álcool", status: "AVAILABLE", displayOrder: 0 },
      { id: "wine", name: "Vinhos", status: "AVAILABLE", displayOrder: 1 },
    ],
  },
]

/** A menu with every situation: promotion, sold out with and without an end, sold at lunch alone, halves, extras. */
export const sampleSnapshot: MenuSnapshot = {
  id: "menu",
  merchantId: "store",
  name: "Padrão",
  status: "AVAILABLE",
  lastUpdate: "2026-12-04T22:59:00.000Z",
  TTL: 500,
  disclaimer: "Fotos ilustrativas.",
  categories: categories.map((one, index) => ({ ...one, index })),
  items: [...items.values()],
  availabilities: [
    {
      id: "lunch",
      hours: [
        {
          dayOfWeek: weekdays.slice(0, 5),
          timePeriods: { startTime: "11:30:00.000Z", endTime: "15:00:00.000Z" },
        },
      ],
    },
  ],
  store: {
    name: "Cantina Bela Paulista",
    timeZone: "America/Sao_Paulo",
    isOpen: true,
    closesAt: "2026-12-05T02:30:00.000Z",
  },
}

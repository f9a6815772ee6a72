import type { MenuBook } from "./menuBook.ts"

const flour = ["WHEAT_RYE_BARLEY_OATS"] as const
const cake = ["WHEAT_RYE_BARLEY_OATS", "EGGS", "MILK"] as const

/** A bakery: bread, snacks, cakes and coffee, some of it by weight. */
export const bakeryMenu: MenuBook = {
  owner: 10,
  menus: [
    { name: "Balcão e entrega", context: "DELIVERY", isDefault: true, slug: "PADARIA" },
    {
      name: "Encomendas",
      context: "EVENT",
      channels: ["WHATSAPP", "PHONE"],
      disclaimer: "Encomendas com um dia de antecedência.",
      roundTo: "WHOLE",
      places: [
        { item: "Café com leite", visible: false },
        { item: "Pão na chapa", visible: false },
        { item: "Bolo de cenoura (fatia)", priceOverride: 1100 },
      ],
    },
  ],
  categories: [
    {
      name: "Padaria",
      within: [
        {
          name: "Pães",
          items: [
            ["Pão francês (10 un.)", 1290, { allergens: flour, traces: ["MILK"], code: "PF10" }],
            [
              "Broa de milho",
              3490,
              { sellBy: "WEIGHT", description: "Preço por quilo.", allergens: flour, code: "BR" },
            ],
          ],
        },
        {
          name: "Na chapa",
          items: [
            ["Pão na chapa", 790, { allergens: ["WHEAT_RYE_BARLEY_OATS", "MILK"], code: "PC" }],
            [
              "Misto quente",
              1490,
              {
                allergens: ["WHEAT_RYE_BARLEY_OATS", "MILK"],
                ingredients: ["Queijo", "Presunto"],
                code: "MQ",
              },
            ],
          ],
        },
      ],
    },
    {
      name: "Confeitaria",
      items: [
        ["Bolo de cenoura (fatia)", 1290, { allergens: cake, tags: ["VEGETARIAN"], code: "BC" }],
        ["Torta de frango (fatia)", 1590, { allergens: cake, code: "TF" }],
      ],
    },
    {
      name: "Cafeteria",
      items: [
        [
          "Café com leite",
          890,
          {
            groups: ["Leite", "Açúcar"],
            ingredients: ["Leite"],
            promoPrice: 690,
            promoDays: [-10, -2],
            code: "CL",
          },
        ],
      ],
    },
  ],
  groups: {
    Leite: {
      kind: "CHOICE",
      min: 1,
      max: 1,
      options: [
        ["Integral", 0, { included: 1 }],
        ["Sem lactose", 150],
        ["De aveia", 250],
      ],
    },
    Açúcar: {
      kind: "REMOVE",
      min: 0,
      max: 1,
      options: [["Sem açúcar", 0]],
    },
  },
}

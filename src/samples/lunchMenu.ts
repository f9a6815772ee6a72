import type { MenuBook } from "./menuBook.ts"

const dishes = ["Proteína", "Guarnições", "Talheres"]

/** A kitchen of lunch boxes: what stands in them is chosen from day to day. */
export const lunchMenu: MenuBook = {
  owner: 21,
  menus: [
    { name: "Almoço", context: "DELIVERY", isDefault: true, slug: "ALMOCO" },
    {
      name: "Retirada",
      context: "TAKEOUT",
      channels: ["PHONE", "WHATSAPP"],
      adjustKind: "AMOUNT",
      adjustAmount: -200,
      places: [{ item: "Marmita fit", priceOverride: 2490 }],
    },
  ],
  categories: [
    {
      name: "Marmitas",
      items: [
        [
          "Marmita média",
          2190,
          {
            description: "500 g: arroz, feijão, uma proteína e duas guarnições.",
            groups: dishes,
            code: "MM",
          },
        ],
        [
          "Marmita grande",
          2690,
          {
            description: "750 g: arroz, feijão, uma proteína e três guarnições.",
            groups: ["Proteína", { group: "Guarnições", min: 3, max: 3 }, "Talheres"],
            code: "MG",
          },
        ],
        [
          "Marmita fit",
          2590,
          {
            description: "Arroz integral, grelhado do dia, legumes e salada.",
            tags: ["GLUTEN_FREE", "LACTOSE_FREE"],
            noAllergens: true,
            groups: dishes,
            promoPrice: 2390,
            promoDays: [2, 9],
            code: "MF",
          },
        ],
      ],
    },
    {
      name: "Bebidas",
      items: [["Suco de laranja 500 ml", 1190, { noAllergens: true, ingredients: ["Laranja"], code: "SL" }]],
    },
  ],
  groups: {
    Proteína: {
      kind: "CHOICE",
      min: 1,
      max: 1,
      options: [
        ["Frango grelhado", 0, { ingredients: ["Frango"] }],
        ["Bife acebolado", 300, { ingredients: ["Carne", ["Cebola", 0]] }],
        ["Omelete", 0, { status: "OUT_OF_STOCK" }],
      ],
    },
    Guarnições: {
      kind: "CHOICE",
      min: 2,
      max: 2,
      options: [
        ["Farofa", 0],
        ["Legumes cozidos", 0],
        ["Purê de batata", 0],
        ["Salada verde", 0],
      ],
    },
    Talheres: { kind: "CUTLERY", min: 0, max: 1, options: [["Mandar talheres", 0]] },
  },
}

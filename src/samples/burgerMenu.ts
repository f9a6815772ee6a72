import type { MenuBook } from "./menuBook.ts"

const bun = ["WHEAT_RYE_BARLEY_OATS", "MILK", "EGGS"] as const

/** A burger place: how it is done, extras, what is left out, and combos. */
export const burgerMenu: MenuBook = {
  owner: 16,
  menus: [
    { name: "Entrega", context: "DELIVERY", isDefault: true, slug: "ENTREGA" },
    {
      name: "iFood",
      context: "DELIVERY",
      channels: ["IFOOD"],
      adjustKind: "PERCENT",
      adjustPercent: 1200,
      roundTo: "X90",
      places: [{ item: "Smash duplo", priceOverride: 3990 }],
    },
  ],
  categories: [
    {
      name: "Hambúrgueres",
      items: [
        [
          "X-salada",
          2490,
          {
            description: "Pão, hambúrguer de 120 g, queijo, alface e tomate.",
            serves: 1,
            prepMinutes: 12,
            cost: 980,
            allergens: bun,
            groups: ["Ponto da carne", "Adicionais", "Retirar"],
            ingredients: ["Pão de hambúrguer", "Hambúrguer 120 g", ["Alface", 0], ["Tomate", 0]],
            code: "HB-01",
          },
        ],
        [
          "X-bacon",
          2890,
          {
            description: "Pão, hambúrguer de 120 g, queijo e bacon crocante.",
            serves: 1,
            prepMinutes: 14,
            cost: 1190,
            allergens: bun,
            groups: ["Ponto da carne", "Adicionais", "Retirar"],
            ingredients: ["Pão de hambúrguer", "Hambúrguer 120 g", "Bacon"],
            code: "HB-02",
          },
        ],
        [
          "Smash duplo",
          3490,
          {
            description: "Dois hambúrgueres prensados de 90 g, queijo duplo e molho da casa.",
            serves: 1,
            prepMinutes: 12,
            cost: 1420,
            allergens: bun,
            tags: ["CHEF"],
            groups: ["Adicionais", "Retirar"],
            ingredients: ["Pão de hambúrguer", "Bacon"],
            code: "HB-03",
          },
        ],
      ],
    },
    {
      name: "Acompanhamentos",
      items: [
        ["Onion rings", 1990, { allergens: ["WHEAT_RYE_BARLEY_OATS"], cost: 610, code: "AC-01" }],
        [
          "Batata com cheddar e bacon",
          2790,
          { allergens: ["MILK"], cost: 890, ingredients: ["Batata", ["Bacon", 300]], code: "AC-02" },
        ],
      ],
    },
    {
      name: "Combos",
      template: "COMBO",
      items: [
        [
          "Combo X-bacon",
          4490,
          {
            kind: "COMBO",
            description: "X-bacon, um acompanhamento e uma bebida.",
            groups: ["Lanche do combo", "Acompanhamento do combo", "Bebida do combo"],
            code: "CB-01",
          },
        ],
      ],
    },
    {
      name: "Bebidas",
      items: [
        [
          "Milk-shake de morango",
          1890,
          {
            allergens: ["MILK"],
            status: "OUT_OF_STOCK",
            soldOutReason: "Máquina em manutenção",
            code: "BB-10",
          },
        ],
        [
          "Refrigerante lata",
          690,
          { noAllergens: true, tracksStock: true, stock: 112, maxPerOrder: 12, code: "BB-11" },
        ],
      ],
    },
  ],
  groups: {
    "Ponto da carne": {
      kind: "CHOICE",
      min: 1,
      max: 1,
      options: [
        ["Ao ponto", 0, { included: 1 }],
        ["Bem passado", 0],
        ["Mal passado", 0],
      ],
    },
    Adicionais: {
      kind: "EXTRA",
      min: 0,
      max: 5,
      options: [
        ["Bacon", 500, { max: 2, ingredients: ["Bacon"] }],
        ["Queijo", 400, { max: 2 }],
        ["Hambúrguer extra", 900, { ingredients: ["Hambúrguer 120 g"] }],
        ["Molho", 200, { nested: "Qual molho" }],
      ],
    },
    "Qual molho": {
      kind: "CHOICE",
      min: 1,
      max: 2,
      options: [
        ["Da casa", 0],
        ["Barbecue", 0],
        ["Alho", 0],
      ],
    },
    Retirar: {
      kind: "REMOVE",
      min: 0,
      options: [
        ["Sem cebola", 0],
        ["Sem tomate", 0],
        ["Sem molho", 0],
      ],
    },
    "Lanche do combo": { kind: "CHOICE", min: 1, max: 1, options: [["X-bacon", 0, { item: "X-bacon" }]] },
    "Acompanhamento do combo": {
      kind: "CHOICE",
      min: 1,
      max: 1,
      options: [
        ["Onion rings", 0, { item: "Onion rings" }],
        ["Batata com cheddar e bacon", 600, { item: "Batata com cheddar e bacon" }],
      ],
    },
    "Bebida do combo": {
      kind: "CHOICE",
      min: 1,
      max: 1,
      options: [
        ["Refrigerante lata", 0, { item: "Refrigerante lata" }],
        ["Milk-shake de morango", 900, { item: "Milk-shake de morango" }],
      ],
    },
  },
}

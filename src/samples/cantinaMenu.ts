import type { MenuBook } from "./menuBook.ts"

/** An Italian cantina: dishes to share, each with what goes with it. */
export const cantinaMenu: MenuBook = {
  owner: 1,
  menus: [
    { name: "Padrão", context: "DELIVERY", isDefault: true, slug: "PADRAO" },
    {
      name: "Salão",
      context: "DINE_IN",
      channels: ["PDV"],
      adjustKind: "PERCENT",
      adjustPercent: -500,
      roundTo: "X90",
    },
  ],
  categories: [
    {
      name: "Entradas",
      items: [
        [
          "Porção de batata frita",
          2890,
          {
            description: "400 g, com maionese da casa.",
            allergens: ["EGGS"],
            groups: ["Adicionais"],
            ingredients: ["Batata"],
            cost: 870,
            code: "EN-01",
          },
        ],
        [
          "Salada da casa",
          2690,
          {
            description: "Folhas, tomate, palmito e muçarela de búfala.",
            allergens: ["MILK"],
            tags: ["VEGETARIAN"],
            ingredients: [["Muçarela de búfala", 500]],
            cost: 910,
            code: "EN-02",
          },
        ],
      ],
    },
    {
      name: "Pratos",
      items: [
        [
          "Prato executivo de frango grelhado",
          2990,
          {
            description: "Filé de frango, arroz, feijão, salada e um acompanhamento.",
            groups: ["Acompanhamento"],
            cost: 1240,
            code: "PR-01",
          },
        ],
        [
          "Lasanha à bolonhesa",
          4290,
          {
            description: "Massa fresca, ragu de carne e parmesão.",
            allergens: ["WHEAT_RYE_BARLEY_OATS", "MILK", "EGGS"],
            groups: ["Adicionais"],
            cost: 1480,
            promoPrice: 3990,
            promoDays: [-1, 6],
            code: "PR-02",
          },
        ],
        [
          "Picanha na chapa para dois",
          9890,
          {
            description: "500 g de picanha, arroz, farofa e vinagrete.",
            serves: 2,
            prepMinutes: 40,
            groups: ["Ponto da carne", "Acompanhamento"],
            ingredients: ["Picanha"],
            cost: 5230,
            code: "PR-03",
          },
        ],
        [
          "Parmegiana de filé",
          5490,
          {
            description: "Filé empanado, molho de tomate e muçarela.",
            allergens: ["WHEAT_RYE_BARLEY_OATS", "MILK", "EGGS"],
            groups: ["Acompanhamento", "Adicionais"],
            cost: 2310,
            code: "PR-04",
          },
        ],
        [
          "Feijoada individual",
          3990,
          {
            description: "Com arroz, couve, farofa e laranja.",
            tags: ["CHEF"],
            noAllergens: true,
            cost: 1650,
            code: "PR-05",
          },
        ],
      ],
    },
    {
      name: "Bebidas",
      items: [
        [
          "Suco de laranja 500 ml",
          1190,
          { noAllergens: true, ingredients: ["Laranja"], cost: 390, code: "BE-01" },
        ],
        ["Refrigerante lata", 690, { noAllergens: true, cost: 310, code: "BE-02" }],
      ],
    },
    {
      name: "Sobremesas",
      items: [
        [
          "Pudim de leite",
          1390,
          {
            description: "Com calda de caramelo.",
            allergens: ["MILK", "EGGS"],
            status: "OUT_OF_STOCK",
            cost: 420,
          },
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
        ["Malpassada", 0],
        ["Ao ponto", 0],
        ["Bem passada", 0],
      ],
    },
    Acompanhamento: {
      kind: "CHOICE",
      min: 1,
      max: 2,
      options: [
        ["Batata frita", 0, { ingredients: ["Batata"] }],
        ["Purê de batata", 0, { ingredients: ["Batata"] }],
        ["Legumes salteados", 0],
        ["Espaguete ao alho e óleo", 600],
      ],
    },
    Adicionais: {
      kind: "EXTRA",
      min: 0,
      max: 4,
      options: [
        ["Parmesão ralado", 450, { max: 2 }],
        ["Bacon", 590, { max: 2 }],
        ["Molho extra", 390],
      ],
    },
  },
}

/** An item: its name, its price in cents, and what else it has. */
export type PresetItem = readonly [
  name: string,
  price: number,
  more?: { readonly description?: string; readonly kind?: "PIZZA"; readonly groups?: ReadonlyArray<string> },
]

/** A group: its fields, and its options with their prices in cents. */
export interface PresetGroup {
  readonly fields: Readonly<Record<string, unknown>>
  readonly options: ReadonlyArray<readonly [name: string, price: number]>
}

export interface Preset {
  readonly categories: Readonly<Record<string, ReadonlyArray<PresetItem>>>
  readonly groups?: Readonly<Record<string, PresetGroup>>
  /** Prices in cents of flavors by the size they are in: `size`, then `flavor`. */
  readonly prices?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const drinks: ReadonlyArray<PresetItem> = [
  ["Água sem gás 500 ml", 450],
  ["Refrigerante lata", 700],
  ["Suco natural 400 ml", 1200],
]

const flavors = ["Muçarela", "Calabresa", "Portuguesa", "Frango com requeijão", "Margherita"] as const
const bySize = (prices: ReadonlyArray<number>) =>
  Object.fromEntries(flavors.map((flavor, at) => [flavor, prices[at] ?? 0]))

const extra = (max: number) => ({ kind: "EXTRA", min: 0, max, priceRule: "SUM" })

/** Menus to begin with; prices are examples. */
export const presets = {
  pizzeria: {
    categories: {
      Pizzas: [
        [
          "Pizza",
          0,
          {
            description: "Escolha o tamanho e até dois sabores.",
            kind: "PIZZA",
            groups: ["Tamanho", "Sabores", "Borda"],
          },
        ],
      ],
      Bebidas: drinks,
    },
    groups: {
      Tamanho: {
        fields: { kind: "SIZE", min: 1, max: 1, priceRule: "SUM" },
        options: [
          ["Média (6 fatias)", 0],
          ["Grande (8 fatias)", 0],
        ],
      },
      Sabores: {
        fields: { kind: "FLAVOR", min: 1, max: 2, priceRule: "AVERAGE" },
        options: flavors.map((flavor) => [flavor, 0] as const),
      },
      Borda: {
        fields: { kind: "EDGE", min: 0, max: 1, priceRule: "SUM" },
        options: [
          ["Catupiry", 900],
          ["Cheddar", 900],
        ],
      },
    },
    prices: {
      "Média (6 fatias)": bySize([3990, 4290, 4690, 4590, 4490]),
      "Grande (8 fatias)": bySize([4990, 5290, 5790, 5690, 5490]),
    },
  },
  burgers: {
    categories: {
      Hambúrgueres: [
        [
          "X-Burger",
          2490,
          { description: "Pão, carne de 150 g e queijo.", groups: ["Ponto da carne", "Adicionais"] },
        ],
        [
          "X-Salada",
          2790,
          { description: "Com alface, tomate e maionese.", groups: ["Ponto da carne", "Adicionais"] },
        ],
        ["X-Bacon", 3190, { description: "Com bacon crocante.", groups: ["Ponto da carne", "Adicionais"] }],
      ],
      Porções: [
        ["Batata frita", 2200],
        ["Onion rings", 2600],
      ],
      Bebidas: drinks,
    },
    groups: {
      "Ponto da carne": {
        fields: { kind: "CHOICE", min: 1, max: 1, priceRule: "SUM" },
        options: [
          ["Mal passada", 0],
          ["Ao ponto", 0],
          ["Bem passada", 0],
        ],
      },
      Adicionais: {
        fields: extra(5),
        options: [
          ["Queijo extra", 400],
          ["Bacon", 600],
          ["Ovo", 350],
        ],
      },
    },
  },
  lunch: {
    categories: {
      Marmitas: [
        [
          "Marmita pequena",
          1990,
          { description: "Arroz, feijão e uma carne.", groups: ["Carne", "Acompanhamentos"] },
        ],
        [
          "Marmita média",
          2490,
          { description: "Arroz, feijão e uma carne.", groups: ["Carne", "Acompanhamentos"] },
        ],
        [
          "Marmita grande",
          2990,
          { description: "Arroz, feijão e uma carne.", groups: ["Carne", "Acompanhamentos"] },
        ],
      ],
      Bebidas: drinks,
    },
    groups: {
      Carne: {
        fields: { kind: "CHOICE", min: 1, max: 1, priceRule: "SUM" },
        options: [
          ["Frango grelhado", 0],
          ["Carne de panela", 0],
          ["Omelete", 0],
        ],
      },
      Acompanhamentos: {
        fields: { kind: "CHOICE", min: 0, max: 2, priceRule: "SUM" },
        options: [
          ["Farofa", 0],
          ["Salada", 0],
          ["Macarrão", 0],
        ],
      },
    },
  },
  grocery: {
    categories: {
      Mercearia: [
        ["Arroz tipo 1, 5 kg", 2890],
        ["Feijão carioca 1 kg", 849],
        ["Óleo de soja 900 ml", 779],
        ["Café torrado e moído 500 g", 1990],
      ],
      Padaria: [
        ["Pão francês, 6 unidades", 690],
        ["Bolo simples", 1590],
      ],
      Bebidas: drinks,
    },
  },
} as const satisfies Readonly<Record<string, Preset>>

export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets) as ReadonlyArray<PresetName>

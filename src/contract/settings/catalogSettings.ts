import type { Words } from "../resource/Words.ts"
import type { SettingKey } from "./settingKey.ts"

const percent: Words = ["%", "%"]

/** The settings of what stores sell, by their keys. */
export const catalogSettings = {
  "catalog.maxPriceJump": {
    group: "CATALOG",
    type: "INT",
    default: 10,
    min: 0,
    max: 1000,
    unit: percent,
    label: ["Maior mudança de preço", "Largest price change"],
    about: [
      "Em importações e em mudanças de muitos preços, um preço que sobe ou desce mais do que isso só muda se alguém confirmar.",
      "In imports and in changes of many prices, a price that goes up or down by more than this only changes once somebody confirms it.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  "catalog.minMargin": {
    group: "CATALOG",
    type: "INT",
    default: 0,
    min: 0,
    max: 99,
    unit: percent,
    label: ["Margem mínima", "Minimum margin"],
    about: [
      "Ao mudar muitos preços, um produto com margem menor fica marcado. Com 0 não há piso: só o que sai abaixo do custo fica marcado.",
      "When many prices change, a product with a smaller margin is marked. With 0 there is no floor: only what sells below cost is marked.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
} as const satisfies Readonly<Record<string, SettingKey>>

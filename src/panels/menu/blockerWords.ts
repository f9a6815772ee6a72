import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Sentences of the reasons an item is not sold. */
const blockerWords = {
  STORE_CLOSED: ["A loja está fechada", "The store is closed"],
  MENU_OFF: ["O cardápio {{name}} está fora do ar", "The menu {{name}} is off the air"],
  CATEGORY_OFF: ["A categoria {{name}} está desligada", "The category {{name}} is turned off"],
  CATEGORY_HOURS: [
    "A categoria {{name}} não vende neste horário",
    "The category {{name}} is not sold at this hour",
  ],
  ITEM_HIDDEN: ["{{name}} está oculto", "{{name}} is hidden"],
  SOLD_OUT: ["{{name}} está esgotado", "{{name}} is sold out"],
  STOCK_0: ["O estoque acabou", "The stock has run out"],
  ITEM_HOURS: ["O item não vende neste horário", "The item is not sold at this hour"],
  DATES: ["O item não vende nesta data", "The item is not sold on this day"],
  CHANNEL: ["O item não vende neste canal", "The item is not sold on this channel"],
  INGREDIENT_OUT: ["Falta {{name}}", "{{name}} is out"],
  GROUP_SHORT: [
    "O grupo {{name}} pede {{min}}, mas há {{available}} à venda. Reative uma opção ou baixe o mínimo.",
    "The group {{name}} asks for {{min}}, but {{available}} can be had. Sell an option again or lower the minimum.",
  ],
  NO_PRICE: ["O item não tem preço", "The item has no price"],
  MIN_AGE_CHANNEL: [
    "O item contém álcool e não pede 18 anos",
    "The item contains alcohol and does not ask for 18 years",
  ],
  mend: ["Voltar a vender", "Sell again"],
  askAge: ["Pedir 18 anos", "Ask for 18 years"],
  goTo: ["Ver {{tab}}", "Go to {{tab}}"],
  openHours: ["Ver os horários da loja", "See the store's hours"],
  openMenu: ["Abrir o cardápio {{name}}", "Open the menu {{name}}"],
  openCategory: ["Abrir a categoria {{name}}", "Open the category {{name}}"],
} satisfies Dictionary

export const useBlockerWords = () => useWords("menuBlockers", blockerWords)

export type BlockerWords = ReturnType<typeof useBlockerWords>

import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** Texts of a menu that has nothing in it yet. */
const firstWords = {
  title: ["Comece o cardápio", "Start the menu"],
  sheet: ["Importar planilha", "Import a spreadsheet"],
  sheetText: [
    "Nome, preço e categoria bastam. Você confere tudo antes de gravar.",
    "Name, price and category are enough. You check everything before it is saved.",
  ],
  sheetButton: ["Importar planilha", "Import a spreadsheet"],
  system: ["Colar do iFood ou Open Delivery", "Paste from iFood or Open Delivery"],
  systemText: [
    "Copie as linhas da exportação, com os títulos, ou o JSON do Open Delivery.",
    "Copy the lines of an export with their headings, or Open Delivery’s JSON.",
  ],
  systemButton: ["Colar cardápio", "Paste a menu"],
  store: ["Copiar de outra loja", "Copy from another store"],
  storeText: [
    "Itens, preços, opções e fotos de uma loja sua. Você vê o que muda antes de copiar.",
    "Items, prices, options and photos of a store of yours. You see what changes before it is copied.",
  ],
  storeElsewhere: [
    "Quem administra mais de uma loja, como a franquia ou o aplicativo, pode copiar o cardápio para cá.",
    "Whoever runs more than one store, such as the franchise or the application, can copy a menu here.",
  ],
  storeButton: ["Escolher loja", "Choose a store"],
  scratch: ["Começar do zero", "Start from scratch"],
  scratchText: [
    "Um cardápio de exemplo que já vende. Troque nomes e preços depois.",
    "An example menu that sells at once. Change names and prices later.",
  ],
  pizzeria: ["Pizzaria", "Pizzeria"],
  burgers: ["Hamburgueria", "Burger place"],
  lunch: ["Marmitaria", "Lunch boxes"],
  grocery: ["Mercado", "Grocery"],
} satisfies Dictionary

export const useFirstWords = () => useWords("menuFirst", firstWords)

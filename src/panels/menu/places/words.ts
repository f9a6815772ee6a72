import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** Texts of an item's differences in one menu. */
const placeWords = {
  title: ["Itens de {{menu}}", "Items of {{menu}}"],
  search: ["Item ou código", "Item or code"],
  clearSearch: ["Limpar busca", "Clear search"],
  onlyOwn: ["Só diferenças", "Differences only"],
  count_one: ["{{count}} diferença", "{{count}} difference"],
  count_other: ["{{count}} diferenças", "{{count}} differences"],
  hint: [
    "Em cinza, o que o cardápio herda. Um preço escrito aqui vale só nele; apague para herdar de novo.",
    "Gray values are inherited. A price entered here counts in this menu alone; erase it to inherit again.",
  ],
  item: ["Item", "Item"],
  basePrice: ["Preço do item", "Item price"],
  priceHere: ["Neste cardápio", "In this menu"],
  shownHere: ["Aparece", "Shown"],
  show: ["Mostrar {{name}} em {{menu}}", "Show {{name}} in {{menu}}"],
  inherit: ["Herdar tudo de {{name}}", "Inherit everything for {{name}}"],
  priceIn: ["Preço em {{menu}}", "Price in {{menu}}"],
  shownIn: ["Aparece em {{menu}}", "Shown in {{menu}}"],
  isInherited: ["herdado", "inherited"],
  isShown: ["sim", "yes"],
  isNotShown: ["não", "no"],
  none: ["Nenhuma diferença", "No differences"],
  noneText: [
    "Este cardápio mostra todos os itens pelos preços herdados.",
    "This menu shows every item at its inherited price.",
  ],
  nothingFound: ["Nenhum item assim", "No such item"],
  nothingFoundText: ["Mude a busca.", "Change the search."],
  showAll: ["Mostrar todos", "Show all"],
  notFound: ["Este cardápio não existe nesta loja", "This store has no such menu"],
  notFoundText: ["Escolha outro entre os cardápios da loja.", "Choose another one among the store's menus."],
} satisfies Dictionary

/** The texts of differences in the reader's language. */
export const usePlaceWords = () => useWords("menuPlaces", placeWords)

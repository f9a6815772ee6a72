import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts before the menu is here, apart from the editor's, which come with it. */
const panelWords = {
  title: ["Cardápio", "Menu"],
  loadFailed: ["Não foi possível carregar o cardápio.", "We could not load the menu."],
  loading: ["Aguarde…", "Please wait…"],
  notOffered: ["Este servidor não tem o cardápio.", "This server has no menu."],
  notOfferedText: [
    "O cardápio é um recurso a mais, que a plataforma conectada não oferece.",
    "The menu is an extra that the connected platform does not offer.",
  ],
  noCompany: ["Escolha uma empresa primeiro.", "Choose a company first."],
  noCompanyText: ["Cada loja tem o próprio cardápio.", "Each store has a menu of its own."],
} satisfies Dictionary

/** The panel's own texts in the reader's language. */
export const usePanelWords = () => useWords("menuPanel", panelWords)

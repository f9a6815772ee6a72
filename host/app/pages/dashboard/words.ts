import { type Dictionary, useWords } from "balcao"

export const homeWords = {
  comingSoon: ["em breve", "coming soon"],
  hello: ["Olá, {{name}}", "Hello, {{name}}"],
  favorites: ["Favoritos", "Favorites"],
  noFavorites: [
    "Toque na estrela ao lado do título de uma tela para deixá-la aqui.",
    "Press the star beside a screen’s title to keep it here.",
  ],
  recents: ["Usadas recentemente", "Recently used"],
  groups: ["Todas as áreas", "All areas"],
  screens_one: ["{{count}} tela", "{{count}} screen"],
  screens_other: ["{{count}} telas", "{{count}} screens"],
} satisfies Dictionary

/** Texts of the landing page on a server that counts no figures. */
export const useHomeWords = () => useWords("hostHome", homeWords)

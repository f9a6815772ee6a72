import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  hello: "Olá, {{name}}",
  favorites: "Favoritos",
  noFavorites: "Toque na estrela ao lado do título de uma tela para deixá-la aqui.",
  recents: "Usadas recentemente",
  groups: "Todas as áreas",
  screens_one: "{{count}} tela",
  screens_other: "{{count}} telas",
}

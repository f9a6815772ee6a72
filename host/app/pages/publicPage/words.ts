import { type Dictionary, useWords } from "balcao"

export const publicWords = {
  loading: ["Carregando…", "Loading…"],
  unknownTitle: ["Página não encontrada", "Page not found"],
  unknownText: [
    "Não encontramos este aplicativo. Confira o endereço ou peça o link de novo a quem o enviou.",
    "We could not find this app. Check the address, or ask the person who sent you the link for a new one.",
  ],
  failed: [
    "Não foi possível carregar a página. Verifique sua conexão.",
    "We couldn’t load this page. Check your connection.",
  ],
  tooMany: [
    "Muitos acessos em pouco tempo. Tente de novo em {{seconds}} segundos.",
    "Too many visits in a short time. Try again in {{seconds}} seconds.",
  ],
  again: ["Tentar de novo", "Try again"],
  print: ["Imprimir", "Print"],
} satisfies Dictionary

/** Texts shared by an application's public pages. */
export const usePublicWords = () => useWords("publicPage", publicWords)

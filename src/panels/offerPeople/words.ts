import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of messages to readers of offers. */
export const readerMessageWords = {
  readersTitle_one: ["Notificar um leitor", "Notify one reader"],
  readersTitle_other: ["Notificar {{count}} leitores", "Notify {{count}} readers"],
  followersTitle: ["Avisar seguidores de {{title}}", "Notify followers of {{title}}"],
  readersText: [
    "Salva um rascunho só para estes leitores. Recebem os que aceitam ofertas e notificações, depois que outra pessoa aprovar.",
    "Saves a draft for these readers only. Those who accept offers and notifications get it once someone else has approved it.",
  ],
  followersText: [
    "Salva um rascunho para quem favoritou uma loja onde este tabloide vale. Recebem os que aceitam ofertas e notificações, depois que outra pessoa aprovar.",
    "Saves a draft for readers who favorited a store where this tabloid is valid. Those who accept offers and notifications get it once someone else has approved it.",
  ],
  headline: ["Título", "Title"],
  body: ["Texto", "Text"],
  save: ["Salvar rascunho", "Save draft"],
  saving: ["Salvando…", "Saving…"],
  cancel: ["Cancelar", "Cancel"],
  drafted: ["Rascunho salvo em Notificações", "Draft saved in Notifications"],
  tooMany: ["Escolha no máximo {{count}} leitores.", "Choose {{count}} readers at most."],
  mixed: ["Escolha leitores de uma só aplicação.", "Choose readers of one application only."],
  recounted: [
    "A lista mudou. Feche e escolha os leitores de novo.",
    "The list has changed. Close this and choose the readers again.",
  ],
} satisfies Dictionary

/** Returns the function that translates the texts of messages to readers of offers. */
export const useReaderMessageWords = () => useWords("readerMessage", readerMessageWords)

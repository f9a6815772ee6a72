import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  readersTitle_one: "Notificar um leitor",
  readersTitle_other: "Notificar {{count}} leitores",
  followersTitle: "Avisar seguidores de {{title}}",
  readersText:
    "Salva um rascunho só para estes leitores. Recebem os que aceitam ofertas e notificações, depois que outra pessoa aprovar.",
  followersText:
    "Salva um rascunho para quem favoritou uma loja onde este tabloide vale. Recebem os que aceitam ofertas e notificações, depois que outra pessoa aprovar.",
  headline: "Título",
  body: "Texto",
  save: "Salvar rascunho",
  saving: "Salvando…",
  cancel: "Cancelar",
  drafted: "Rascunho salvo em Notificações",
  tooMany: "Escolha no máximo {{count}} leitores.",
  mixed: "Escolha leitores de uma só aplicação.",
  recounted: "A lista mudou. Feche e escolha os leitores de novo.",
}

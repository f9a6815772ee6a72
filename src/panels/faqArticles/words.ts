import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a help article beyond its description. */
export const faqWords = {
  ask: ["Isto ajudou?", "Was this helpful?"],
  yes: ["Sim", "Yes"],
  no: ["Não", "No"],
  helped: ["Obrigado! Que bom que ajudou.", "Thanks! Glad it helped."],
  didNotHelp: ["Obrigado por avisar.", "Thanks for telling us."],
  openTicket: ["Abrir um chamado", "Open a ticket"],
  help: ["Central de ajuda", "Help center"],
  search: ["Como podemos ajudar?", "How can we help?"],
  searchHint: ["Busque por um assunto", "Search by topic"],
  clear: ["Limpar a busca", "Clear search"],
  loadFailed: ["Não foi possível carregar a ajuda.", "We could not load the help."],
  noArticles: ["Ainda não há artigos", "There are no articles yet"],
  nothingFound: ["Nada encontrado para “{{text}}”", "Nothing found for “{{text}}”"],
  notFound: ["Não encontrou o que procurava?", "Did not find what you were looking for?"],
  watch: ["Assistir ao vídeo", "Watch the video"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useFaqWords = () => useWords("faq", faqWords)

import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a help article beyond its description. */
export const faqWords = {
  ask: ["Isto ajudou?", "Was this helpful?"],
  yes: ["Sim", "Yes"],
  no: ["Não", "No"],
  helped: ["Obrigado! Que bom que ajudou.", "Thanks! Glad it helped."],
  didNotHelp: ["Obrigado por avisar.", "Thanks for telling us."],
  openTicket: ["Abrir um chamado", "Open a ticket"],
  watch: ["Assistir ao vídeo", "Watch the video"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useFaqWords = () => useWords("faq", faqWords)

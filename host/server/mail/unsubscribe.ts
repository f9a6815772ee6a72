import type { Locale } from "../../../src/contract/limits.ts"
import { escaped } from "./compose.ts"
import type { Message } from "./mail.ts"

/** The sentence before the link in a message. */
export const unsubscribeSentence: Readonly<Record<Locale, string>> = {
  ptBr: "Para não receber mais estas mensagens:",
  en: "To receive no more of these messages:",
}

/** A message that says at its end how to get no more of its kind, and lets mail programs offer it with one click (RFC 8058). */
export const withUnsubscribe = <M extends Message>(message: M, language: Locale, link: string): M => {
  const sentence = unsubscribeSentence[language]
  return {
    ...message,
    headers: {
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    text: `${message.text}\n\n${sentence} ${link}`,
    html: `${message.html}<p><small>${escaped(sentence)} <a href="${escaped(link)}">${escaped(link)}</a></small></p>`,
  }
}

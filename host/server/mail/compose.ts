import { isolateText } from "../../../src/contract/isolateText.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type { Message } from "./mail.ts"
import type { Letter, LetterWords } from "./letter.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
/** A text in which nothing is taken for HTML. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entryOf(signs, sign)!)

/** Whom a letter is for, and its link. */
export interface Addressee {
  readonly to: string
  readonly language: Locale
  readonly link: string
  /** Values for `{{name}}` in the letter's text. */
  readonly values?: Readonly<Record<string, string>>
}

/**
 * Writes a letter as a message: plain text, and the same as HTML with nothing to load. Nothing a stranger typed is in
 * it, so that nobody sends words of their own through us; what stands in contracts and licenses was written by those who
 * may.
 */
export const compose = (words: LetterWords, { to, language, link, values = {} }: Addressee): Message => {
  const letter: Letter = words[language]
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => isolateText(values[name] ?? ""))
  const { label } = letter
  const [subject, greeting] = [filled(letter.subject), filled(letter.greeting)]
  const [before, after] = [letter.before.map(filled), letter.after.map(filled)]
  const paragraph = (text: string) => `<p>${escaped(text).replaceAll("\n", "<br>")}</p>`
  return {
    to,
    subject,
    text: [greeting, ...before, `${label}:\n${link}`, ...after, "Balcão"].join("\n\n"),
    html: [
      `<!doctype html><html lang="${language === "en" ? "en" : "pt-BR"}"><meta charset="utf-8"><title>${escaped(subject)}</title>`,
      paragraph(greeting),
      ...before.map(paragraph),
      `<p><a href="${escaped(link)}">${escaped(label)}</a></p>`,
      ...after.map(paragraph),
      paragraph("Balcão"),
    ].join("\n"),
  }
}

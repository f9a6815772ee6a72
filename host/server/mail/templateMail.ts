import type { Locale } from "../../../src/contract/limits.ts"
import {
  filled,
  letterBlocks,
  type LetterBlock,
  letterPlain,
} from "../../../src/contract/messages/letterText.ts"
import { type LetterVariable, variableNamed } from "../../../src/contract/messages/templateFaults.ts"
import { withUnsubscribe } from "./unsubscribe.ts"
import { escaped } from "./compose.ts"
import type { Message } from "./mail.ts"

/** Text of a template. */
export type TemplateText = {
  readonly subject: string
  readonly preheader: string | null
  readonly body: string
  readonly language: Locale
}

const partHtml = ({ text, href, isBold, isItalic }: LetterBlock["parts"][number]) => {
  if (href !== undefined) return `<a href="${escaped(href)}">${escaped(text)}</a>`
  const shown = escaped(text).replaceAll("\n", "<br>")
  if (isBold) return `<strong>${shown}</strong>`
  return isItalic ? `<em>${shown}</em>` : shown
}

const tags = { heading: "h2", subheading: "h3", paragraph: "p", item: "li", step: "li" } as const

const blockHtml = ({ kind, parts, number }: LetterBlock) => {
  const shown = `<${tags[kind]}>${parts.map(partHtml).join("")}</${tags[kind]}>`
  return kind === "step" ? `<ol start="${number}">${shown}</ol>` : shown
}

/** The text of a preheader is read by lists of mail and seen nowhere in the message. */
const preheaderHtml = (text: string) =>
  text === "" ? [] : [`<div style="display:none;max-height:0;overflow:hidden">${escaped(text)}</div>`]

type ValueOf = (variable: string) => string | undefined

/** The blocks of a template; a letter's link stands at its end where the text has it nowhere. */
const blocksOf = ({ body }: TemplateText, valueOf: ValueOf, link?: string): ReadonlyArray<LetterBlock> => {
  const blocks = letterBlocks(body, valueOf)
  const isThere = blocks.some(({ parts }) =>
    parts.some(({ text, href }) => href === link || (link !== undefined && text.includes(link))),
  )
  return link === undefined || isThere
    ? blocks
    : [...blocks, { kind: "paragraph", parts: [{ text: link, href: link }] }]
}

/** A template as a message, with a value for each variable. Nothing of them is taken for markup. */
export const letterMail = (
  template: TemplateText,
  valueOf: ValueOf,
  { to, link }: { readonly to: string; readonly link?: string },
): Message => {
  const { subject, preheader, language } = template
  const title = filled(subject, valueOf)
  const blocks = blocksOf(template, valueOf, link)
  return {
    to,
    subject: title,
    text: letterPlain(blocks),
    html: [
      `<!doctype html><html lang="${language === "en" ? "en" : "pt-BR"}"><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
      `<title>${escaped(title)}</title>`,
      `<body style="max-width:600px;margin:0 auto;padding:24px;font-family:sans-serif">`,
      ...preheaderHtml(filled(preheader ?? "", valueOf)),
      ...blocks.map(blockHtml),
    ].join("\n"),
  }
}

/** A template as a message, with the sample of each variable. */
export const sampleMail = (
  template: TemplateText,
  variables: ReadonlyArray<LetterVariable>,
  to: string,
): Message => letterMail(template, (name) => variableNamed(variables, name)?.sample || undefined, { to })

interface PlainText extends Pick<TemplateText, "subject" | "body" | "language"> {
  /** Target of the message, as a web address. */
  readonly link?: string | undefined
  /** The address at which the recipient of a message to many unsubscribes. */
  readonly unsubscribe?: string
}

/** A notification as a message: what it says, where it leads, and how to get no more. */
export const plainMail = ({ subject, body, language, link, unsubscribe }: PlainText, to: string): Message => {
  const message = {
    to,
    subject,
    text: [body, ...(link === undefined ? [] : [link])].join("\n\n"),
    html: [
      `<!doctype html><html lang="${language === "en" ? "en" : "pt-BR"}"><meta charset="utf-8">`,
      `<p>${escaped(body).replaceAll("\n", "<br>")}</p>`,
      ...(link === undefined ? [] : [`<p><a href="${escaped(link)}">${escaped(link)}</a></p>`]),
    ].join(""),
  }
  return unsubscribe === undefined ? message : withUnsubscribe(message, language, unsubscribe)
}

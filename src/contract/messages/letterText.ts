import { isolateText } from "../isolateText.ts"

/** A run of text within a block; with an address it is a link. */
export interface LetterPart {
  readonly text: string
  readonly href?: string
  readonly isBold?: true
  readonly isItalic?: true
}

/** The nodes a text is made of. */
export const blockKinds = ["heading", "subheading", "paragraph", "item", "step"] as const

/** One heading, paragraph, or item of a list. Its texts are plain: nothing in them is markup. */
export interface LetterBlock {
  readonly kind: (typeof blockKinds)[number]
  readonly parts: ReadonlyArray<LetterPart>
  /** Number of a numbered list's item; other blocks have none. */
  readonly number?: number
}

const link = /\[([^[\]]+)\]\(([^()\s]*(?:\([^()]*\))?[^()\s]*)\)/g
const tag = /<[a-z/!?][^<>]*>?/gi
const placeholder = /\{\{([^{}]*)\}\}/g

/** Bold, or italic, whose text begins with no space: a product of two numbers is neither. */
const emphasis = /\*\*([^*\s][^*\n]*)\*\*|\*([^*\s][^*\n]*)\*/g

/** True if an address leads to the web or to a mailbox; nothing else may be a link. */
const isAddress = (text: string): boolean => /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$)/i.test(text)
const isVariable = (text: string): boolean => /^\{\{[^{}]*\}\}$/.test(text)

/**
 * Returns the forbidden parts of a letter's text, as written: HTML tags, and links that lead elsewhere than to the web
 * or a mailbox.
 */
export const unsafeIn = (body: string): ReadonlyArray<string> => [
  ...new Set([
    ...(body.match(tag) ?? []),
    ...[...body.matchAll(link)].flatMap(([whole, , to = ""]) =>
      isAddress(to) || isVariable(to) ? [] : [whole],
    ),
  ]),
]

/** The variables a text uses, each once, as they are written; those without an end too. */
export const placeholdersIn = (text: string): ReadonlyArray<string> => [
  ...new Set([
    ...[...text.matchAll(placeholder)].map(([, name = ""]) => name.trim()),
    ...(text.match(/\{\{(?![^{}]*\}\})[^\s{}]*/g) ?? []),
  ]),
]

type ValueOf = (variable: string) => string | undefined

/** An address with the value of each variable in its place. */
const filledAddress = (text: string, valueOf: ValueOf): string =>
  text.replaceAll(placeholder, (written: string, name: string) => valueOf(name.trim()) ?? written)

/** A text with the value of each variable in its place; one without a value stays as it is written. */
export const filled = (text: string, valueOf: ValueOf): string =>
  filledAddress(text, (name) => {
    const value = valueOf(name)
    return value === undefined ? undefined : isolateText(value)
  })

/** A text without links, cut where bold and italic begin and end. */
const runsOf = (text: string, valueOf: ValueOf): ReadonlyArray<LetterPart> => {
  const runs: Array<LetterPart> = []
  let end = 0
  const add = (plain: string, as: Omit<LetterPart, "text"> = {}) =>
    plain !== "" && runs.push({ text: filled(plain, valueOf), ...as })
  for (const { 0: whole, 1: bold, 2: italic = "", index } of text.matchAll(emphasis)) {
    add(text.slice(end, index))
    end = index + whole.length
    add(bold ?? italic, bold === undefined ? { isItalic: true } : { isBold: true })
  }
  add(text.slice(end))
  return runs
}

/** The links are found before the values come in, so that nothing in a value is one. */
const partsOf = (text: string, valueOf: ValueOf): ReadonlyArray<LetterPart> => {
  const parts: Array<LetterPart> = []
  let end = 0
  const add = (plain: string) => parts.push(...runsOf(plain, valueOf))
  for (const { 0: whole, 1: label = "", 2: to = "", index } of text.matchAll(link)) {
    add(text.slice(end, index))
    end = index + whole.length
    const href = filledAddress(to, valueOf)
    if (isAddress(href)) parts.push({ text: filled(label, valueOf), href })
    else add(label)
  }
  add(text.slice(end))
  return parts
}

const kinds = [
  [/^# /, "heading"],
  [/^## /, "subheading"],
  [/^- /, "item"],
  [/^\d{1,3}\. /, "step"],
] as const

const isOfItsOwn = (line: string) => kinds.some(([start]) => start.test(line))

/** The lines of each block: a heading and an item are one line, a paragraph goes on to a blank one. */
const blocksOfLines = (body: string): ReadonlyArray<string> => {
  const blocks: Array<string> = []
  let isOpen = false
  for (const line of body
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((one) => one.trim())) {
    if (line !== "" && isOpen && !isOfItsOwn(line)) blocks.push(`${blocks.pop()}\n${line}`)
    else if (line !== "") blocks.push(line)
    isOpen = line !== "" && !isOfItsOwn(line)
  }
  return blocks
}

/**
 * A written text as a small tree: a line that begins with `# ` is a heading and one with `## ` a smaller one, `- ` and `1. `
 * begin items of lists, `**bold**` and `*italic*` are what they say, and `[label](https://…)` is a link.
 */
export const letterBlocks = (body: string, valueOf: ValueOf): ReadonlyArray<LetterBlock> =>
  blocksOfLines(body).map((text) => {
    const [start, kind] = kinds.find(([sign]) => sign.test(text)) ?? [/^/, "paragraph" as const]
    const parts = partsOf(text.replace(start, "").trim(), valueOf)
    return kind === "step" ? { kind, parts, number: Number.parseInt(text, 10) } : { kind, parts }
  })

/** The same as plain text: a link's address stands behind it. */
export const letterPlain = (blocks: ReadonlyArray<LetterBlock>): string =>
  blocks
    .map(({ kind, parts, number }) => {
      const text = parts
        .map(({ text: label, href }) => (href === undefined || href === label ? label : `${label} (${href})`))
        .join("")
      if (kind === "step") return `${number}. ${text}`
      return kind === "item" ? `- ${text}` : text
    })
    .join("\n\n")

/** A run of text within a block; with an address it is a link. */
export interface LetterPart {
  readonly text: string
  readonly href?: string
}

/** One heading, paragraph or item of a list. Its texts are plain: nothing in them is markup. */
export interface LetterBlock {
  readonly kind: "heading" | "paragraph" | "item"
  readonly parts: ReadonlyArray<LetterPart>
}

const link = /\[([^[\]]+)\]\(([^()\s]*(?:\([^()]*\))?[^()\s]*)\)/g
const tag = /<[a-z/!?][^<>]*>?/gi
const placeholder = /\{\{([^{}]*)\}\}/g

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text)
const isVariable = (text: string): boolean => /^\{\{[^{}]*\}\}$/.test(text)

/** What a letter's text must not have: tags of HTML, and links that lead elsewhere than to the web. As it is written. */
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

/** A text with the value of each variable in its place; one without a value stays as it is written. */
export const filled = (text: string, valueOf: ValueOf): string =>
  text.replaceAll(placeholder, (written: string, name: string) => valueOf(name.trim()) ?? written)

/** The links are found before the values come in, so that nothing in a value is one. */
const partsOf = (text: string, valueOf: ValueOf): ReadonlyArray<LetterPart> => {
  const parts: Array<LetterPart> = []
  let end = 0
  const add = (plain: string) => plain !== "" && parts.push({ text: filled(plain, valueOf) })
  for (const { 0: whole, 1: label = "", 2: to = "", index } of text.matchAll(link)) {
    add(text.slice(end, index))
    end = index + whole.length
    const href = filled(to, valueOf)
    if (isAddress(href)) parts.push({ text: filled(label, valueOf), href })
    else add(label)
  }
  add(text.slice(end))
  return parts
}

const kinds = [
  ["# ", "heading"],
  ["- ", "item"],
] as const

const isOfItsOwn = (line: string) => kinds.some(([start]) => line.startsWith(start))

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
 * The text of a letter as it is read: a line that begins with `# ` is a heading, one with `- ` an item of a list, and
 * `[label](https://…)` a link.
 */
export const letterBlocks = (body: string, valueOf: ValueOf): ReadonlyArray<LetterBlock> =>
  blocksOfLines(body).map((text) => {
    const [start, kind] = kinds.find(([sign]) => text.startsWith(sign)) ?? ["", "paragraph"]
    return { kind, parts: partsOf(text.slice(start.length).trim(), valueOf) }
  })

/** The same as plain text: a link's address stands behind it. */
export const letterPlain = (blocks: ReadonlyArray<LetterBlock>): string =>
  blocks
    .map(({ kind, parts }) => {
      const text = parts
        .map(({ text: label, href }) => (href === undefined || href === label ? label : `${label} (${href})`))
        .join("")
      return kind === "item" ? `- ${text}` : text
    })
    .join("\n\n")

/** The code, texts and style (one of six) of an error page (section 2). */
export interface ErrorKind {
  readonly style: 1 | 2 | 3 | 4 | 5 | 6
  readonly code: string
  /** Key of the texts to show; `undefined` for the specification's default texts. */
  readonly textsFor: TextKey | undefined
}

const codesWithTexts = ["400", "401", "403", "408", "429", "500", "502", "503", "504"] as const
type TextKey = (typeof codesWithTexts)[number] | "Other4" | "Other5"

const defaultKind: ErrorKind = { style: 1, code: "404", textsFor: undefined }

/** 404 shows the empty shelves, server errors the closed shutter, other codes the street map. */
const styleOfCode = (code: number): ErrorKind["style"] => {
  if (code >= 500) return 3
  return code === 404 ? 2 : 6
}

const textKeyOf = (code: string): TextKey | undefined => {
  if (code === "404") return undefined
  return codesWithTexts.find((one) => one === code) ?? (code < "500" ? "Other4" : "Other5")
}

/** Parses `{type}` of an address: a style number, as `4`, `v4` or `error-4`, or an HTTP code from 400 to 599. */
export const errorKindOf = (type: string): ErrorKind => {
  const style = /^[a-z_-]*([1-6])$/i.exec(type)?.[1]
  if (style !== undefined) return { ...defaultKind, style: Number(style) as ErrorKind["style"] }
  if (!/^[45]\d\d$/.test(type)) return defaultKind
  return { style: styleOfCode(Number(type)), code: type, textsFor: textKeyOf(type) }
}

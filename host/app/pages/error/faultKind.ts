/** What an error page tells, and in which of its six styles (section 2). */
export interface FaultKind {
  readonly style: 1 | 2 | 3 | 4 | 5 | 6
  readonly code: string
}

const plain: FaultKind = { style: 1, code: "404" }

/** Styles of the codes that are told: nothing on the shelf, the door is down, the way leads nowhere. */
const styleOfCode = (code: number): FaultKind["style"] => {
  if (code >= 500) return 3
  return code === 404 ? 2 : 6
}

/** Reads `{type}` of an address: a style by its number, as `4`, `v4` or `error-4`, or an HTTP code of 400 to 599. */
export const faultKindOf = (type: string): FaultKind => {
  const style = /^[a-z_-]*([1-6])$/i.exec(type)?.[1]
  if (style !== undefined) return { ...plain, style: Number(style) as FaultKind["style"] }
  if (!/^[45]\d\d$/.test(type)) return plain
  return { style: styleOfCode(Number(type)), code: type }
}

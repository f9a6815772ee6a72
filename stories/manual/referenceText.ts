import text from "../../docs/reference.md?raw"

/** The part of `docs/reference.md` under a heading, without the heading. */
export const referenceOf = (heading: string): string => {
  const parts = text.split(/\n(?=##+ )/)
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`))
  if (at < 0) throw new Error(`The reference has no ${heading}.`)
  const [level = ""] = /^#+/.exec(heading) ?? []
  const rest = parts.slice(at + 1)
  const end = rest.findIndex((part) => (/^#+/.exec(part)?.[0].length ?? 0) <= level.length)
  const own = [parts[at] ?? "", ...rest.slice(0, end < 0 ? undefined : end)].join("\n")
  return own.slice(heading.length).trim()
}

import { describe, expect, it } from "vitest"
import { appearanceTokens, type ColorToken, type RangeToken } from "../../src/ui/theme/appearance.ts"
import { propertyName } from "../../src/ui/theme/propertyName.ts"

const { accent, colors, plain } = appearanceTokens

const code = (text: string) => `\`${text}\``

const colorRow = ([name, token]: [string, ColorToken]) =>
  (["light", "dark"] as const).map((scheme, index) => {
    const [least, most, usual] = token[scheme]
    const what = index === 0 ? [code(name), token.is] : ["", ""]
    return [
      ...what,
      code(propertyName(name, scheme)),
      `${least} to ${most}, chroma to ${token.chroma}`,
      code(usual),
    ]
  })

const plainRow = ([name, token]: [string, (typeof plain)[keyof typeof plain]]) => {
  const { least, most } = token as Partial<RangeToken>
  const range = least === undefined ? "any text" : `${least} to ${most}`
  return [code(name), token.is, code(propertyName(name)), range, code(token.usual)]
}

/** A table as the formatter leaves it. */
const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: ReadonlyArray<string>, fill = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(" | ")} |`
  const [head = [], ...body] = rows
  return [
    line(head),
    line(
      widths.map(() => ""),
      "-",
    ),
    ...body.map((row) => line(row)),
  ].join("\n")
}

const page = `# Appearance

Written from src/ui/theme/appearance.ts by \`npx vitest run -u tests/unit/appearance.test.ts\`.

\`appearance.tokens\` of \`PanelProvider\` and of tags takes the names of the first column, a color as \`{ light, dark }\`. A page may
as well set the custom properties, on a tag or on anything around panels. Whatever is given, text has a contrast of 4.5
and controls of 3: a color keeps its hue, and its lightness and chroma (OKLCH) within the range; a size is kept within its
range; what is no color, length or number counts as not given. What \`tokens\` gives in vain, the console says once. Colors of
meaning (danger, warning, success, information) and of charts stay as they are. \`density\` is \`comfortable\` or \`compact\`.

${table([
  ["token", "what", "custom property", "range", "otherwise"],
  [code("accent"), accent.is, code(propertyName("accent")), "any color", code(accent.usual)],
  ...Object.entries(colors).flatMap(colorRow),
  ...Object.entries(plain).map(plainRow),
])}
`

describe("someone who gives panels the look of their page", () => {
  it("finds every token in the documentation", async () => {
    await expect(page).toMatchFileSnapshot("../../docs/appearance.md")
  })
})

import { transform } from "lightningcss"

const filename = "styles.css"

/** Characters beyond ASCII as escapes, so that the page's charset does not matter. */
const asciiOnly = (css) => css.replaceAll(/[^\0-\x7f]/gu, (one) => `\\${one.codePointAt(0).toString(16)} `)

/** CSS as small as it means the same. */
export const minified = (css) =>
  asciiOnly(transform({ filename, code: Buffer.from(css), minify: true }).code.toString())

/** The classes and custom properties that a style sheet names, and the properties that its rules read. */
const namesIn = (css) => {
  const classes = new Set()
  const declared = new Set()
  const read = new Set()
  transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      Selector: (parts) => {
        for (const { type, name } of parts) if (type === "class") classes.add(name)
      },
      Declaration: { custom: (property) => void declared.add(property.name) },
      Variable: ({ name }) => void read.add(name.ident),
    },
  })
  return { classes, declared, read }
}

/** Removes rules of classes and custom properties that nothing uses; a script may use a prefix, such as `--balcao-dialog-`. */
export const withoutUnused = (css, script) => {
  const { classes, declared, read } = namesIn(css)
  const prefixes = [...script.matchAll(/--balcao-[\w-]+/g)].map(([name]) => name)
  const unusedSymbols = [
    ...[...classes].filter((name) => name.startsWith("balcao_") && !script.includes(name)),
    ...[...declared].filter((name) => !read.has(name) && !prefixes.some((one) => name.startsWith(one))),
  ]
  if (unusedSymbols.length === 0) return css
  const { code } = transform({ filename, code: Buffer.from(css), minify: true, unusedSymbols })
  return code.length === css.length ? css : withoutUnused(code.toString(), script)
}

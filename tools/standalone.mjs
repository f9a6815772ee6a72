import { resolve } from "node:path"
import ts from "typescript"

const own = (file) => resolve("src/elements/standalone", file)

/** Who stands in for whom in a script that brings everything along and must stay small (docs/decisions/0009). */
const standIns = [
  [/^react(-dom\/client)?$/, own("react.ts")],
  [/^react\/jsx-runtime$/, "preact/jsx-runtime"],
  [/^react-aria(-components)?\//, own("reactAria.tsx")],
  [/^@preact\/signals-react\/runtime$/, own("signalsReact.ts")],
  [/^i18next$/, own("i18next.ts")],
  [/^ofetch$/, own("ofetch.ts")],
  [/^\.\/reactAria\.ts$/, own("noReactAria.ts")],
  [/\/messages\/MessageRegion\.tsx$/, own("MessageRegion.tsx")],
]

/** Puts the small ones in the place of the large ones. */
export const standIn = () => ({
  name: "stand-in",
  resolveId: {
    order: "pre",
    handler(id, importer) {
      const [, other] = standIns.find(([large]) => large.test(id)) ?? []
      return other === undefined ? null : this.resolve(other, importer, { skipSelf: true })
    },
  },
})

const pure = (node) => ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, "#__PURE__")

/** The contract is data: none of its calls does anything, so what nobody takes of it can go. */
const pureCalls = (context) => (file) => {
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context)
    return ts.isCallExpression(visited) ? pure(visited) : visited
  }
  return ts.visitNode(file, visit)
}

/** Types are checked by the library's own build; here they only go. */
export const withoutTypes = () => ({
  name: "without-types",
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    const { outputText } = ts.transpileModule(code, {
      fileName: id,
      compilerOptions: {
        target: "ES2023",
        module: "ESNext",
        jsx: ts.JsxEmit.ReactJSX,
        verbatimModuleSyntax: true,
      },
      transformers: { before: id.includes("/src/contract/") ? [pureCalls] : [] },
    })
    return { code: outputText, map: { mappings: "" } }
  },
})

const declaration = /(--balcao-[\w-]+):[^;{}]+;/g

/** Takes out the tokens that neither a rule, nor another token, nor a script names (`--balcao-dialog-` names several). */
const withoutUnused = (css, scripts) => {
  const named = new Set([...css.matchAll(/var\((--balcao-[\w-]+)/g)].map(([, name]) => name))
  const families = [...scripts.matchAll(/--balcao-[\w-]+/g)].map(([name]) => name)
  const less = css.replaceAll(declaration, (whole, name) =>
    named.has(name) || families.some((family) => name.startsWith(family)) ? whole : "",
  )
  return less === css ? css : withoutUnused(less, scripts)
}

/** A text as JavaScript writes it, in ASCII alone: what is read right whatever the page's charset. */
const literal = (text) =>
  JSON.stringify(text).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** Puts the stylesheet made beside a bundle into its `elements/styles.ts`; `whole` keeps it as a file, and every token. */
export const stylesInside = ({ whole }) => ({
  name: "styles-inside",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk")
    const css = String(bundle["styles.css"].source).replaceAll(/\s*\n\s*/g, "")
    const text = literal(whole ? css : withoutUnused(css, chunks.map(({ code }) => code).join("")))
    for (const chunk of chunks) chunk.code = chunk.code.replace('"balcao: styles"', () => text)
    if (!whole) delete bundle["styles.css"]
  },
})

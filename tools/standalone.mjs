import { resolve } from "node:path"
import ts from "typescript"
import { limits } from "../src/contract/limits.ts"
import { pureCalls } from "./pureCalls.mjs"
import { minified, withoutUnused } from "./css.mjs"
import { asciiLiteral } from "./sheets.mjs"

const standInFile = (file) => resolve("src/elements/standalone", file)

/** Large packages and their small stand-ins in the stand-alone script (docs/decisions/0009). */
const standIns = [
  [/^react(-dom\/client)?$/, standInFile("react.ts")],
  [/^react\/jsx-runtime$/, "preact/jsx-runtime"],
  [/^react-aria\//, standInFile("reactAria.tsx")],
  [/\/Tooltip\.tsx$/, standInFile("Tooltip.tsx")],
  [/\/ModalBox\.tsx$/, standInFile("ModalBox.tsx")],
  [/^@preact\/signals-react\/runtime$/, standInFile("signalsReact.ts")],
  [/^i18next$/, standInFile("i18next.ts")],
  [/\/messages\/MessageRegion\.tsx$/, standInFile("MessageRegion.tsx")],
  [/\/useTokenCheck\.ts$/, standInFile("noTokenCheck.ts")],
  [/\/InShadow\.tsx$/, standInFile("noShadow.ts")],
  [/\/MissingParts\.tsx$/, standInFile("noMissingParts.ts")],
  [/^\.\/topLayer\.ts$/, standInFile("noTopLayer.ts")],
  [/^\.\/sdk\.ts$/, standInFile("sdk.ts")],
]

/** Resolves large packages to their stand-ins. */
export const standIn = () => ({
  name: "stand-in",
  resolveId: {
    order: "pre",
    handler(id, importer) {
      const [, replacement] = standIns.find(([pattern]) => pattern.test(id)) ?? []
      return replacement === undefined ? null : this.resolve(replacement, importer, { skipSelf: true })
    },
  },
})

const isCheck = (node) =>
  ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "check"
const isSummary = (node) => ts.isPropertyAssignment(node) && node.name.text === "summary"

/** Leaves out the contract's checks and summaries: servers check, and pages read what they are given with tolerance. */
const trimContract = (context) => {
  const visit = (node) => {
    if (ts.isCallExpression(node) && isCheck(node)) return visit(node.expression.expression)
    return isSummary(node) ? undefined : ts.visitEachChild(node, visit, context)
  }
  return (file) => ts.visitNode(file, visit)
}

/** Puts constants in the place of what reads them, so that a script carries no others. */
const inlineLimits = (code) =>
  code.replaceAll(/(?<![\w./])limits((?:\.\w+)+)/g, (_, path) => {
    const [name, ...rest] = path.slice(1).split(".")
    let value = Reflect.get(limits, name)
    while (typeof value === "object" && rest.length > 0) value = value[rest.shift()]
    return [`(${JSON.stringify(value)})`, ...rest].join(".")
  })

/** Strips types without checking them; the library's build checks them. */
export const stripTypes = () => ({
  name: "strip-types",
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
      transformers: { before: /[\\/]src[\\/]contract[\\/]/.test(id) ? [trimContract, pureCalls] : [] },
    })
    return { code: inlineLimits(outputText), map: { mappings: "" } }
  },
})

/** Inlines the built stylesheet into `elements/standalone/styles.ts`, without rules and tokens that nothing uses. */
export const inlineStyles = () => ({
  name: "inline-styles",
  generateBundle(_, bundle) {
    const [chunk] = Object.values(bundle).filter(({ type }) => type === "chunk")
    const text = asciiLiteral(withoutUnused(minified(String(bundle["styles.css"].source)), chunk.code))
    chunk.code = chunk.code.replace('"balcao: styles"', () => text)
    delete bundle["styles.css"]
  },
})

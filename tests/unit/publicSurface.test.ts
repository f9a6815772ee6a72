import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import ts from "typescript"
import { beforeAll, describe, expect, it } from "vitest"
import { customElementsManifest } from "../../tools/customElements.ts"
import { sourcePaths } from "../../tools/entries.ts"
import { reference } from "../../tools/reference.ts"
import { home, publicEntries } from "./publicEntries.ts"
import { tables } from "./words/tables.ts"

/** The types as they are written, without building anything. */
const program = () => {
  const config = ts.readConfigFile(resolve(home, "tsconfig.json"), (path) => readFileSync(path, "utf8"))
  const { options } = ts.parseJsonConfigFileContent(
    { ...config.config, include: [], files: [] },
    ts.sys,
    home,
  )
  return ts.createProgram(
    publicEntries.map(({ source }) => source),
    options,
  )
}

/** Props a host may give to any panel. */
const ofEveryPanel =
  "client readOnly features slots messages density onEvent onBeforeAction onLoadError onError".split(" ")

let manifest: ReturnType<typeof customElementsManifest>
let surface: Record<string, ReadonlyArray<string>>
let props: Record<string, ReadonlyArray<string>>

const describeProps = (checker: ts.TypeChecker, symbol: ts.Symbol): ReadonlyArray<string> =>
  checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .map((property) => {
      const type = checker.typeToString(
        checker.getNonNullableType(checker.getTypeOfSymbol(property)),
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      )
      return `${property.name}${property.flags & ts.SymbolFlags.Optional ? "?" : ""}: ${type}`
    })
    .toSorted()

beforeAll(() => {
  const built = program()
  const checker = built.getTypeChecker()
  manifest = customElementsManifest(built)
  surface = {}
  props = {}
  for (const { name, source } of publicEntries) {
    const module = checker.getSymbolAtLocation(built.getSourceFile(source)!)
    const exported = module ? checker.getExportsOfModule(module) : []
    const lines: Array<string> = []
    for (const symbol of exported) {
      const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      lines.push(`${real.flags & ts.SymbolFlags.Value ? "" : "type "}${symbol.name}`)
      // The kit's own `Panel` is a box, not a panel.
      if (!name.endsWith("/ui") && /(Panel|Provider)Props$/.test(symbol.name))
        props[symbol.name] = describeProps(checker, real)
    }
    surface[name] = lines.toSorted()
  }
}, 60_000)

describe("someone who writes tags", () => {
  it("gives TypeScript the source of every entry", async () => {
    const config = { compilerOptions: { paths: sourcePaths } }
    await expect(`${JSON.stringify(config, null, 2)}\n`).toMatchFileSnapshot("../../tsconfig.entries.json")
  })

  it("is offered each tag by the editor, with the attributes, properties and events it has", async () => {
    const tags = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
    const defined = publicEntries.flatMap(({ source }) =>
      [...readFileSync(source, "utf8").matchAll(/define(?:Panel|Light)Element\("([\w-]+)"/g)].map(
        ([, tag]) => tag,
      ),
    )
    expect(tags).toEqual(defined.toSorted())
    await expect(JSON.stringify(manifest, null, 2)).toMatchFileSnapshot("../../types/custom-elements.json")
  })

  it("finds a page of each tag in the manual", () => {
    const stories = readFileSync(resolve(home, "stories/manual/Tags.stories.tsx"), "utf8")
    const pages = [...stories.matchAll(/tag: "([\w-]+)"/g)].map(([, tag]) => tag)
    expect(pages.toSorted()).toEqual(
      manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)),
    )
  })

  it("reads in the reference what there is, no more and no less", async () => {
    const wordsIn = (file: string) => tables.get(file.replace(/\/words\.ts$|\.ts$/, ""))
    const text = reference({ manifest, wordsIn })
    await expect(text).toMatchFileSnapshot("../../docs/reference.md")
  })
})

describe("someone who builds on the library", () => {
  it("finds exactly these names at each entry; a change here is a change for them", () => {
    for (const [name, names] of Object.entries(surface))
      expect([name, names.length > 0]).toEqual([name, true])
    expect(surface).toMatchSnapshot()
  })

  it("gives each panel exactly these props; a change here is a change for them", () => {
    expect(Object.keys(props)).toEqual(expect.arrayContaining(["LoginPanelProps", "RolesPanelProps"]))
    expect(props).toMatchSnapshot()
  })

  it("finds the same things to give at every panel: a client, what is shown, in which words, and ways to hear of it", () => {
    for (const [name, lines] of Object.entries(props)) {
      if (name === "PanelProviderProps" || name === "PanelProps") continue
      const given = lines.map((line) => line.split(/[?:]/)[0])
      expect([name, given]).toEqual([name, expect.arrayContaining(ofEveryPanel)])
    }
  })
})

import ts from "typescript"

interface Described {
  readonly name: string
  readonly type: { readonly text: string }
  readonly description?: string
}

const documented = (checker: ts.TypeChecker, symbol: ts.Symbol) => {
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  return description === "" ? {} : { description }
}

const described = (checker: ts.TypeChecker, symbol: ts.Symbol, name = symbol.name): Described => {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
  return { name, type: { text: checker.typeToString(type) }, ...documented(checker, symbol) }
}

const propertiesOf = (checker: ts.TypeChecker, type: ts.Type, name: string): ReadonlyArray<ts.Symbol> => {
  const property = type.getProperty(name)
  return property ? checker.getPropertiesOfType(checker.getTypeOfSymbol(property)) : []
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** The texts of `readonly properties: readonly ["view", …]`. */
const namesIn = (checker: ts.TypeChecker, type: ts.Type): ReadonlyArray<string> => {
  const property = type.getProperty("properties")
  const tuple = property && checker.getTypeOfSymbol(property)
  const items = tuple ? checker.getTypeArguments(tuple as ts.TypeReference) : []
  return items.flatMap((item) => (item.isStringLiteral() ? [item.value] : []))
}

/** Returns the declarations in `PanelTags.ts` common to every tag. */
const common = (checker: ts.TypeChecker, exported: ReadonlyArray<ts.Symbol>) => {
  const symbolOf = (name: string) => exported.find((symbol) => symbol.name === name)!
  const literalOf = (name: string) => {
    const declaration = symbolOf(name).declarations![0] as ts.TypeAliasDeclaration
    const [first] = (declaration.type as ts.IntersectionTypeNode).types
    return checker.getPropertiesOfType(checker.getTypeFromTypeNode(first!))
  }
  const membersOf = (name: string) =>
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbolOf(name)))
  const all = (symbols: ReadonlyArray<ts.Symbol>) => symbols.map((symbol) => described(checker, symbol))
  return {
    tags: membersOf("PanelTags"),
    attributes: all(literalOf("TagAttributes")),
    fields: all(literalOf("TagProperties")),
    events: all(membersOf("TagEvents")),
  }
}

/** The panel a tag shows, under the name it is exported by. */
const panelSymbol = (checker: ts.TypeChecker, tag: ts.Symbol): ts.Symbol => {
  const property = checker.getTypeOfSymbol(tag).getProperty("Panel")!
  const { initializer } = property.declarations![0] as ts.PropertyAssignment
  return checker.getAliasedSymbol(checker.getSymbolAtLocation(initializer)!)
}

const classOf = (checker: ts.TypeChecker, tag: ts.Symbol, shared: ReturnType<typeof common>) => {
  const type = checker.getTypeOfSymbol(tag)
  const panel = checker.getTypeOfSymbol(type.getProperty("Panel")!)
  // A component that was made by a function may be of either kind for its type.
  const kinds = panel.isUnion() ? panel.types : [panel]
  const [signature] = kinds.flatMap((kind) => kind.getCallSignatures())
  const props = checker.getTypeOfSymbol(signature!.parameters[0]!)
  const prop = (name: string, written = name) => described(checker, props.getProperty(name)!, written)
  const own = propertiesOf(checker, type, "attributes").map(({ name }) => prop(name, kebab(name)))
  // A light tag has neither parts that are left out nor slots.
  const common = ["features", "slots"].filter((name) => props.getProperty(name))
  const names = [...common, ...namesIn(checker, type)]
  const fields = [...shared.fields, ...names.map((name) => prop(name))]
  return {
    kind: "class",
    name: tag.name,
    ...documented(checker, panelSymbol(checker, tag)),
    customElement: true,
    tagName: tag.name,
    attributes: [...shared.attributes, ...own],
    members: fields.map((field) => ({ kind: "field", ...field })),
    events: shared.events,
  }
}

/** Returns the published path of an entry, from the file that declares its tag. */
const publishedPath = (file: string) => file.replace(/^.*\/src\//, "dist/").replace(/\.ts$/, ".js")

/** The custom-elements manifest (schema 1.0.0) of every tag whose entry is in the program, for editors. */
export const customElementsManifest = (program: ts.Program) => {
  const checker = program.getTypeChecker()
  const source = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith("/src/elements/PanelTags.ts"))!
  const shared = common(checker, checker.getExportsOfModule(checker.getSymbolAtLocation(source)!))
  const modules = shared.tags
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((tag) => {
      const path = publishedPath(tag.declarations![0]!.getSourceFile().fileName)
      return {
        kind: "javascript-module",
        path,
        declarations: [classOf(checker, tag, shared)],
        exports: [
          {
            kind: "custom-element-definition",
            name: tag.name,
            declaration: { name: tag.name, module: path },
          },
        ],
      }
    })
  return { schemaVersion: "1.0.0", readme: "README.md", modules }
}

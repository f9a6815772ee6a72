import { existsSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"

/*
 * Words that others send, such as a kind of message or a status, may be `constructor` or `__proto__`: names that every
 * plain object answers to. Tables are looked up with `entryOf(table, word)` or are a `Map`, and are asked whether they have a
 * word with `Object.hasOwn`.
 *
 * The rule reads syntax, not types. It knows a table by how it is declared in its file or in the file it is imported from
 * (`Record<string, …>`), by the names descriptions give to tables of words (`moves`, `choices` …), by a cast to a table,
 * and a foreign word by the cast or fallback that makes it a key. It does not see a table that comes as a parameter
 * under another name: there a `Record` is taken to be keyed by fields of our own.
 */

const message =
  "Look up words with entryOf(table, word) or a Map: a plain object also answers to `constructor` and `__proto__`."

/** Properties of descriptions and words that are keyed by values of records. */
const wordTables = new Set(["moves", "choices", "needs", "clears", "dates", "reserved", "sentences"])
const ownNames = new Set(["moves", "choices", "clears", "reserved"])
const wordTablesOfStatus = new Set(["values"])

const strip = (node) =>
  node &&
  /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression|ChainExpression)$/.test(
    node.type,
  )
    ? strip(node.expression)
    : node

const openTable = /(?:Record|Partial)<\s*(?:Record<\s*)?string\s*,|\[\w+: string\]:/

/** Names of a file's constants that are objects keyed by any text. */
const tablesIn = (text) =>
  [...text.matchAll(/^(?:export )?const (\w+): ([^=]+?) =\s*(?:Object\.freeze\()?\{/gm)]
    .filter(
      ([, , type]) => openTable.test(type) && !/\bunknown\b|=>/.test(type.replace(/\([^)]*\) => /g, "")),
    )
    .map(([, name]) => name)

const filesRead = new Map()
const tablesOfFile = (file) => {
  if (!filesRead.has(file))
    filesRead.set(file, new Set(existsSync(file) ? tablesIn(readFileSync(file, "utf8")) : []))
  return filesRead.get(file)
}

const isLiteral = (key) =>
  key.type === "Literal" ||
  (key.type === "TemplateLiteral" && key.expressions.length === 0) ||
  key.type === "UnaryExpression"

/** True if the expression makes a key of what may be none. */
const isForced = (key) =>
  (key.type === "TSAsExpression" && key.typeAnnotation.type !== "TSNeverKeyword") ||
  (key.type === "CallExpression" && key.callee.name === "String") ||
  (key.type === "LogicalExpression" &&
    key.operator === "??" &&
    key.right.type === "Literal" &&
    key.right.value === "")

const isOfModule = (source, node) => {
  for (let scope = source.getScope(node); scope; scope = scope.upper)
    if (scope.set?.has(node.name)) return scope.type === "module" || scope.type === "global"
  return true
}

/** True for an object whose keys may be any words; `tables` are the constants of the file known to be such. */
const isTable = (source, tables, node) => {
  const object = strip(node)
  if (node.type === "TSAsExpression" && openTable.test(source.getText(node.typeAnnotation)))
    return !/\bunknown\b/.test(source.getText(node.typeAnnotation))
  if (object.type === "Identifier")
    return ownNames.has(object.name) || (tables.has(object.name) && isOfModule(source, object))
  if (object.type !== "MemberExpression" || object.computed) return false
  const owner = strip(object.object)
  const name = object.property.name
  if (wordTables.has(name)) return true
  return wordTablesOfStatus.has(name) && (owner.name ?? owner.property?.name) === "status"
}

/** Left sides that `in` may have: a name written there, and symbols. */
const allowedLeft = new Set(["Literal", "PrivateIdentifier", "MemberExpression"])

export const ownKeys = {
  create: (context) => {
    if (!/\/(src(?!\/samples)|host\/server(?!\/seed)|host\/app)\//.test(context.filename)) return {}
    const source = context.sourceCode
    const tables = new Set(tablesIn(source.text))
    return {
      ImportDeclaration(node) {
        if (!node.source.value.startsWith(".")) return
        const known = tablesOfFile(resolve(dirname(context.filename), node.source.value))
        for (const { imported, local } of node.specifiers)
          if (imported && known.has(imported.name)) tables.add(local.name)
      },
      MemberExpression(node) {
        if (!node.computed || isLiteral(node.property)) return
        if (isTable(source, tables, node.object) || isForced(node.property)) context.report({ node, message })
      },
      BinaryExpression(node) {
        if (node.operator === "in" && !allowedLeft.has(node.left.type))
          context.report({ node, message: "Ask with Object.hasOwn: `in` also finds `constructor`." })
      },
    }
  },
}

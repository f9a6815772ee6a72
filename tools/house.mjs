import { existsSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { fetchedBack } from "./fetchedBack.mjs"
import { fileStems } from "./fileStems.mjs"
import { intlAtImport } from "./intlAtImport.mjs"
import { nounFirst } from "./nounFirst.mjs"
import { ownKeys } from "./ownKeys.mjs"

/** Floors of `src` that each floor may import (README, "Floors"). A panel never imports another panel. */
const allowedImports = JSON.parse(readFileSync(new URL("floors.json", import.meta.url), "utf8"))

/** Folders and files of `host/app`, each of which imports only those before it; all other files stand above them. */
const appFloors = JSON.parse(readFileSync(new URL("appFloors.json", import.meta.url), "utf8"))

/** Folders of `host/server`, each of which imports only those before it. */
const serverRooms = JSON.parse(readFileSync(new URL("serverFloors.json", import.meta.url), "utf8"))
const serverFloors = Object.values(serverRooms).flat()

/** Files of tables that foundations of the server may read; features read the tables of features (docs/decisions/0226). */
const foundationTables = [
  "schema",
  "sessionSchema",
  "auditSchema",
  "fileSchema",
  "accountSchema",
  "messageSchema",
  "newsSchema",
]

const isFeatureTable = (from, to) => {
  const [, folder] = /\/host\/server\/([^/]+)\//.exec(from) ?? []
  const [, tables] = /\/host\/server\/db\/(schema|\w+Schema)\.ts$/.exec(to) ?? []
  if (tables === undefined || folder === "db" || !serverRooms.foundations.includes(folder)) return false
  return !foundationTables.includes(tables)
}

const locate = (file) => {
  const [, floor, folder] = /\/src\/(\w+)(?:\/([\w-]+))?/.exec(file) ?? []
  return { floor, folder }
}

/** The registry of what single lists have of their own, the one place where a panel imports others. */
const customParts = /\/src\/panels\/resource\/customParts\w*\.ts$/

const appFloorOf = (file) => {
  const [, part] = /\/host\/app\/([^/]+)/.exec(file)
  return appFloors.includes(part) ? appFloors.indexOf(part) : appFloors.length
}

const serverFloorOf = (file) => serverFloors.indexOf(/\/host\/server\/([^/]+)\//.exec(file)?.[1])

/** A folder that is not listed imports nothing, so that it is given its place first. */
const mayServerImport = (from, to) =>
  to.includes("/host/server/")
    ? !isFeatureTable(from, to) && serverFloorOf(to) >= 0 && serverFloorOf(to) <= serverFloorOf(from)
    : ["contract", "samples"].includes(locate(to).floor)

const mayImport = (from, to) => {
  const importer = locate(from)
  const imported = locate(to)
  if (from.includes("/host/") && to.includes("/tools/")) return false
  if (from.includes("/host/app/")) return to.includes("/host/app/") && appFloorOf(to) <= appFloorOf(from)
  if (from.includes("/host/server/")) return mayServerImport(from, to)
  if (!importer.floor || !(importer.floor in allowedImports)) return true
  if (!imported.floor) return false
  if (importer.floor === imported.floor)
    return importer.floor !== "panels" || importer.folder === imported.folder || customParts.test(from)
  return allowedImports[importer.floor].includes(imported.floor)
}

const floors = {
  create: (context) => {
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== "string" || !source.startsWith(".")) return
      const target = resolve(dirname(context.filename), source)
      if (!mayImport(context.filename, target))
        context.report({
          node,
          message: `The floor rule forbids importing ${source} from here (README, "Floors").`,
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

const useValue = {
  create: (context) =>
    context.filename.endsWith(".tsx")
      ? {
          MemberExpression(node) {
            const owner = node.object.type === "MemberExpression" ? node.object.object.name : undefined
            if (node.property.name === "value" && (owner === "model" || owner === "session"))
              context.report({ node, message: "Read signals in a component with useValue(model.x)." })
          },
        }
      : {},
}

/** Only task hooks of `frame`, load effects of components, the server and tests may run an Effect. */
const runSites = {
  create: (context) =>
    /\/src\/(contract|api|ui)\/|\/(?!use)\w*([mM]odel|Draft)\.ts$/.test(context.filename)
      ? {
          MemberExpression(node) {
            if (node.object.name === "Effect" && /^run(?!WithContext)/.test(node.property.name ?? ""))
              context.report({ node, message: "Return the Effect; frame/useTask or a load effect runs it." })
          },
        }
      : {},
}

/** A cast by way of `unknown` stands only where types cannot tell, and its line says why. */
const doubleCast = {
  create: (context) => ({
    TSAsExpression({ expression }) {
      if (expression.type === "TSAsExpression" && expression.typeAnnotation.type === "TSUnknownKeyword")
        context.report({
          node: expression,
          message: "Mend the type, or disable this rule on the line and say why types cannot tell.",
        })
    },
  }),
}

/** Domains of the server read columns by name, so that a renamed field does not compile there (`TableOf`). */
const namedColumns = {
  create: (context) =>
    /\/host\/server\/(?!db\/|access\/|resource\/)/.test(context.filename)
      ? {
          TSNonNullExpression({ expression }) {
            if (expression.type === "MemberExpression" && typeof expression.property.value === "string")
              context.report({
                node: expression,
                message: "Read it as a property: its name is checked then.",
              })
          },
        }
      : {},
}

/** A folder of parts of one list, which is called as the list's description, and the registry of these parts. */
const isOfList = (file) => {
  const [, root, folder] = /^(.*\/src)\/panels\/(\w+)\//.exec(file) ?? []
  return (
    root !== undefined && (folder === "resource" || existsSync(`${root}/contract/resources/${folder}.ts`))
  )
}

/** Parts of a list read fields by name of rows typed by its description, so that a renamed field does not compile there. */
const namedFields = {
  create: (context) => {
    if (!isOfList(context.filename)) return {}
    const report = (node) =>
      context.report({
        node,
        message: "Type it by the description (`RowOf<typeof …>`) and read fields as properties.",
      })
    return {
      MemberExpression: (node) => {
        if (node.computed && typeof node.property.value === "string") report(node)
      },
      TSTypeReference: (node) => {
        if (node.typeName.name === "DescribedRow") report(node)
      },
      TSAsExpression: ({ expression, typeAnnotation }) => {
        const isShape = ["TSTypeLiteral", "TSObjectKeyword"].includes(typeAnnotation.type)
        if (isShape && ["row", "values", "texts"].includes(expression.name)) report(expression)
      },
    }
  },
}

/** Milliseconds; below, a wait leaves time to what happens at once. */
const longSleepMs = 500

/** No test of the suite sleeps: a busy machine would need longer, and a quick one waits for nothing. */
const fixedSleep = {
  create: (context) => ({
    CallExpression(node) {
      const [, delay] = node.arguments
      const sleeps = node.callee.name === "setTimeout" && delay?.value >= longSleepMs
      if (sleeps || node.callee.property?.name === "waitForTimeout")
        context.report({ node, message: "Wait for a condition, or bring the time about by fake timers." })
    },
  }),
}

export default {
  meta: { name: "house" },
  rules: {
    floors,
    "use-value": useValue,
    "run-sites": runSites,
    "own-keys": ownKeys,
    "intl-at-import": intlAtImport,
    "double-cast": doubleCast,
    "named-columns": namedColumns,
    "named-fields": namedFields,
    "fixed-sleep": fixedSleep,
    "noun-first": nounFirst,
    "file-stems": fileStems,
    "fetched-back": fetchedBack,
  },
}

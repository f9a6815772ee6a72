import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import { listEvents, panelEvents } from "../src/frame/panelEvents.ts"
import { appearanceTokens, type ColorToken } from "../src/ui/theme/appearance.ts"
import { propertyName } from "../src/ui/theme/propertyName.ts"
import type { customElementsManifest } from "./customElements.ts"

type Manifest = ReturnType<typeof customElementsManifest>
type Words = Readonly<Record<string, string>>
type Rows = ReadonlyArray<ReadonlyArray<string>>

/** Parts of the reference, besides the source of `src` itself. */
export interface ReferenceParts {
  readonly manifest: Manifest
  /** The sentences of a file of words. */
  readonly wordsIn: (file: string) => { readonly en: Words; readonly ptBr: Words } | undefined
}

const sources = globSync("src/**/*.{ts,tsx}").toSorted()
const code = (text: string) => `\`${text.replaceAll("|", "\\|")}\``
const plain = (text = "") => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replace(/\s+/g, " ")
const line = (cells: ReadonlyArray<string>) => `| ${cells.join(" | ")} |`
const table = (heads: ReadonlyArray<string>, rows: Rows) =>
  rows.length === 0 ? "" : [heads, heads.map(() => "-"), ...rows].map(line).join("\n")

const described = (rows: Manifest["modules"][number]["declarations"][number]["attributes"]): Rows =>
  rows.map(({ name, type, description }) => [code(name), code(type.text), plain(description)])

const tagsOf = ({ modules }: Manifest) =>
  modules.flatMap(({ declarations }) =>
    declarations.flatMap(({ tagName, attributes, members, ...tag }) => [
      `### ${tagName}`,
      "description" in tag ? plain(String(tag.description)) : "",
      table(["attribute", "type", "what"], described(attributes)),
      table(["property", "type", "what"], described(members)),
    ]),
  )

type Shape = string | Readonly<Record<string, string>>

const shapeOf = (shape: Shape): string => {
  if (typeof shape === "string") return shape === "none" ? "" : shape
  return Object.entries(shape)
    .map(([name, kind]) => `${code(name)} ${kind}`)
    .join(", ")
}

/** The events and actions of `panelEvents.ts`, a row for each. */
const eventsOf = (): Rows =>
  [["every list, by its name", listEvents] as const, ...Object.entries(panelEvents)].flatMap(
    ([panel, { actions, events }]) =>
      [
        ...Object.entries<Shape>(actions).map(([type, shape]) => [type, "action", shape] as const),
        ...Object.entries<Shape>(events).map(([type, shape]) => [type, "event", shape] as const),
      ].map(([type, kind, shape]) => [
        panel in panelEvents ? code(panel) : panel,
        code(type),
        kind,
        shapeOf(shape),
      ]),
  )

const slotsOf = (): Rows =>
  ["src/frame/Slot.tsx", "src/resource/ListPanelProps.ts"].flatMap((file) => {
    const [, body = ""] = /export interface \w+Slots[^{]*\{(.*?)\n\}/s.exec(readFileSync(file, "utf8")) ?? []
    return [...body.matchAll(/\/\*\* (.*?) \*\/\s*readonly (\w+)/g)].map(([, what, name = ""]) => [
      code(name),
      file.includes("frame") ? "every panel" : "lists",
      plain(what),
    ])
  })

/** The parts of panels a host may leave out, from the interfaces `…Features`. */
const featuresOf = (): Rows =>
  sources.flatMap((file) => {
    const text = readFileSync(file, "utf8")
    return [...text.matchAll(/export (?:interface|type) (\w+Features)\b.*?\{(.*?)\n\}(.*?\{.*?\n\})?/gs)].map(
      ([, name = "", body = "", more = ""]) => {
        const names = [...`${body}${more}`.matchAll(/readonly (\w+)\?: boolean/g)].map(([, one = ""]) =>
          code(one),
        )
        const parts = body.includes("DashboardPart]") ? ["each part of the dashboard"] : []
        return [code(name), [...parts, ...names].join(", ")]
      },
    )
  })

const partsOf = (): Rows => {
  const names = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/ part="(\w+)"/g)].map(([, name = ""]) => name),
  )
  return [...new Set(names)].toSorted().map((name) => [code(name)])
}

/** The file a name of a module stands in: its own, or the one it is imported from. */
const declaredIn = (file: string, text: string, name: string): string | undefined => {
  if (text.includes(`const ${name} = {`)) return file
  const [, from] =
    new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(text) ?? []
  return from && join(dirname(file), from)
}

/** The file of words behind each namespace, from `useWords("login", loginWords)`. */
const namespaces = (): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap((file) => {
      const text = readFileSync(file, "utf8")
      return [...text.matchAll(/useWords\("(\w+)", (\w+)\)/g)].flatMap(([, name = "", words = ""]) => {
        const found = declaredIn(file, text, words)
        return found === undefined ? [] : [[name, found] as const]
      })
    }),
  )

const messagesOf = (wordsIn: ReferenceParts["wordsIn"]) =>
  [...namespaces()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, file]) => {
      const words = wordsIn(file)
      const keys = words ? Object.keys(words.en) : []
      const rows = keys.map((key) => [code(key), plain(words?.ptBr[key]), plain(words?.en[key])])
      return [`### ${name}`, table(["key", "ptBr", "en"], rows)]
    })

/** Returns the tokens pages may set; a color for each scheme. */
const tokensOf = (): Rows => {
  const { accent, colors, plain } = appearanceTokens
  const ofSchemes = ([name, token]: [string, ColorToken]): Rows =>
    (["light", "dark"] as const).map((scheme) => [
      code(propertyName(name, scheme)),
      `${token.is}; ${scheme}`,
      code(token[scheme][2]),
    ])
  return [
    [code(propertyName("accent")), accent.is, code(accent.usual)],
    ...Object.entries(colors).flatMap(ofSchemes),
    ...Object.entries(plain).map(([name, { is, usual }]) => [code(propertyName(name)), is, code(usual)]),
  ]
}

/** Everything a page can say to panels and tags, as Markdown. */
export const reference = ({ manifest, wordsIn }: ReferenceParts): string =>
  [
    "# Reference",
    "Made from the source by the test of the public surface (`npx vitest run --project unit publicSurface -u`).",
    "## Tags",
    "A panel in React takes the same as props: `user-id` is `userId`. What a tag sends as an event is a callback there: `onEvent`, `onBeforeAction`, `onLoadError`, `onError`.",
    ...tagsOf(manifest),
    "## Events of tags",
    table(["event", "type", "what"], described(manifest.modules[0]?.declarations[0]?.events ?? [])),
    "## Events and actions",
    "The `detail` of `balcao-event` and `balcao-action` names the `panel`, the `type` and the event's own `detail`: the values below, or an object with what was sent or answered. One that ends in `?` may be left out.",
    table(["panel", "type", "kind", "detail"], eventsOf()),
    "## Slots",
    table(["slot", "of", "what"], slotsOf()),
    "## Features",
    "All are shown by default; `false` leaves one out.",
    table(["of", "features"], featuresOf()),
    "## Parts",
    "For `::part()` on tags and on panels in a shadow root.",
    table(["part"], partsOf()),
    "## Tokens",
    "Custom properties for a page to set, on a tag or on anything around panels; `appearance.tokens` takes the same. Each is kept within its range ([appearance](appearance.md)). What else panels declare is made from these, and not for pages to set.",
    table(["custom property", "what", "otherwise"], tokensOf()),
    "## Messages",
    "By namespace and key, for `messages`. A described list has its name as the namespace (`roles`, `packings`), and the keys `title`, `create`, `column.{field}`, `filter.{field}` and `hint.{field}` among others.",
    ...messagesOf(wordsIn),
  ]
    .filter((part) => part !== "")
    .join("\n\n") + "\n"

import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path/posix"
import { expect, it } from "vitest"
import { architecturePicture } from "../../tools/architecturePicture.ts"
import { decisionIndex } from "../../tools/decisionIndex.ts"

const documents = globSync(["*.md", "docs/**/*.md", "tools/*/*.md"])
  .map((file) => file.replaceAll("\\", "/"))
  .toSorted()

/** The text without blocks of code. */
const proseOf = (file: string) => readFileSync(file, "utf8").replaceAll(/^```.*?^```/gms, "")

/** Targets of the links in a document; brackets within code are none. */
const linksIn = (file: string): ReadonlyArray<string> =>
  [
    ...proseOf(file)
      .replaceAll(/`[^`]*`/g, "")
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, target = ""]) => target)

/** The anchor that a heading gets where it is shown: lower case, spaces as dashes, no punctuation. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-")

const anchorsOf = (file: string): ReadonlyArray<string> => [
  ...[...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)),
  ...[...proseOf(file).matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id),
]

const leadsNowhere = (from: string, target: string): boolean => {
  const [path = "", anchor] = target.split("#")
  const file = path === "" ? from : normalize(join(dirname(from), decodeURI(path)))
  if (!existsSync(file)) return true
  return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).includes(anchor)
}

it("leads every link between documents to a file and a heading that exist", () => {
  const dead = documents.flatMap((file) =>
    linksIn(file)
      .filter((target) => !/^[a-z]+:/.test(target) && leadsNowhere(file, target))
      .map((target) => `${file}: ${target}`),
  )
  expect(dead).toEqual([])
})

/** Records tell of a moment, and the change log of versions: files they name may be gone. */
const isOfToday = (file: string) => !file.startsWith("docs/decisions/") && file !== "CHANGELOG.md"

const rooms = /`((?:src|host|tests|tools|stories|docs|types|\.ci)\/[\w./@*{},<>-]+)`/g

it("names in its documents only files and folders that exist", () => {
  const gone = documents.filter(isOfToday).flatMap((file) =>
    [...proseOf(file).matchAll(rooms)]
      .map(([, path = ""]) => path)
      // A folder may be named with what stands for any name in it.
      .map((path) => path.split(/[<{]/)[0] ?? "")
      .filter((path) => !/^docs\/decisions\/\d{4}$/.test(path))
      .filter((path) => globSync(path.replace(/\/$/, "")).length === 0)
      .map((path) => `${file}: ${path}`),
  )
  expect(gone).toEqual([])
})

const records = globSync("docs/decisions/*.md").toSorted()
const recordNumbers = new Set(records.map((file) => /\d{4}/.exec(file)?.[0]))

/** Files that may name a record by its number; records link to each other, which is checked above. */
const sources = globSync([
  "{src,host/app,host/server,tests,tools,stories}/**/*.{ts,tsx,mjs,sql}",
  "{*,docs/*}.md",
  "*.{ts,mjs,json,yaml}",
  ".oxlintrc.json",
])

it("names only decisions that there are", () => {
  const unknown = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/decisions?[ /](\d{4})/g)]
      .filter(([, number]) => !recordNumbers.has(number))
      .map(([reference]) => `${file}: ${reference}`),
  )
  expect(unknown).toEqual([])
})

it("names in code only documents and chapters that there are", () => {
  const unknown = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(README|docs\/\w+\.md)\b(?:, \\?"([A-Z][^"\\]+)\\?")?/g)]
      .filter(([, name = "", chapter]) => {
        const document = name === "README" ? "README.md" : name
        const isKnown = chapter === undefined || anchorsOf(document).includes(anchorOf(chapter))
        return !existsSync(document) || !isKnown
      })
      .map(([reference]) => `${file}: ${reference}`),
  )
  expect(unknown).toEqual([])
})

it("names in records only decisions and rows of the size ledger that there are", () => {
  const known = new Set([...recordNumbers, ...anchorsOf("docs/decisions/0208-size-ledger.md")])
  const unknown = records.flatMap((file) =>
    [...proseOf(file).matchAll(/(?<![\w.,#/-])0[0-2]\d\d(?![\w-])/g)]
      .filter(([number]) => !known.has(number))
      .map(([number]) => `${file}: ${number}`),
  )
  expect(unknown).toEqual([])
})

it("lists every decision by its topic (npm run docs)", async () => {
  await expect(decisionIndex()).toMatchFileSnapshot("../../docs/decisions/README.md")
})

it("draws the parts with the imports there are (npm run docs)", async () => {
  await expect(architecturePicture()).toMatchFileSnapshot("../../docs/pictures/architecture.svg")
})

it("keeps the README short enough to be read", () => {
  expect(Buffer.byteLength(readFileSync("README.md"))).toBeLessThanOrEqual(10_000)
})

import { readFileSync, writeFileSync } from "node:fs"
import { type ImportGraph, readImportGraph, withoutImplied } from "./importGraph.ts"

const file = "docs/pictures/architecture.svg"

/** Pixels of the picture, of a box, from one row of boxes to the next, and around all of them. */
const size = { width: 920, box: 272, height: 62, row: 100, edge: 16 }

const halvesOfHost: Readonly<Record<string, string>> = {
  "host/app": "the admin site; imports public entries alone",
  "host/server": "the reference API and its database",
}

/** The job of each part, as the README's table of floors has it. */
const jobs: ReadonlyMap<string, string> = new Map([
  ...[
    ...readFileSync("README.md", "utf8").matchAll(/^\| `(\w+)(?:\/<name>)?` +\| ([^|]+?) +\| [^|]+\|$/gm),
  ].map(([, floor = "", job = ""]): [string, string] => [floor, job]),
  ...Object.entries(halvesOfHost),
])

const importersOf = (graph: ImportGraph, part: string) =>
  [...graph].filter(([, imported]) => imported.has(part)).map(([name]) => name)

/** The row of each part, from 0 at the bottom: above all it imports, and no lower than next to what imports it. */
const rowsOf = (graph: ImportGraph): ReadonlyMap<string, number> => {
  const rows = new Map<string, number>()
  const rowOf = (part: string): number => {
    const row = rows.get(part) ?? 1 + Math.max(-1, ...[...(graph.get(part) ?? [])].map(rowOf))
    rows.set(part, row)
    return row
  }
  for (const part of graph.keys()) rowOf(part)
  for (const part of graph.keys()) {
    const above = importersOf(graph, part).map((name) => rows.get(name) ?? 0)
    if (above.length > 0) rows.set(part, Math.min(...above) - 1)
  }
  return rows
}

interface Place {
  readonly x: number
  readonly y: number
}

/** The middle of each part's box. In a few rounds, the parts of a row move near those they import or are imported by. */
const placesOf = (graph: ImportGraph): ReadonlyMap<string, Place> => {
  const rows = rowsOf(graph)
  const top = Math.max(...rows.values())
  const places = new Map<string, Place>()
  const pullOf = (part: string) => {
    const neighbors = [...(graph.get(part) ?? []), ...importersOf(graph, part)]
    const known = neighbors.flatMap((name) => places.get(name)?.x ?? [])
    return known.length === 0 ? size.width / 2 : known.reduce((sum, x) => sum + x, 0) / known.length
  }
  const placeRow = (row: number) => {
    const parts = [...rows.keys()].filter((part) => rows.get(part) === row)
    const ordered = parts.toSorted((one, other) => pullOf(one) - pullOf(other) || one.localeCompare(other))
    const step = size.width / ordered.length
    for (const [index, part] of ordered.entries())
      places.set(part, { x: step * (index + 0.5), y: (top - row) * size.row + size.edge + size.height / 2 })
  }
  for (let round = 0; round < 4; round++) for (let row = 0; row <= top; row++) placeRow(row)
  return places
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** A text in lines of so many characters at most. */
const linesOf = (text: string, most: number): ReadonlyArray<string> =>
  text.split(" ").reduce<ReadonlyArray<string>>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + word.length < most
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])

const boxOf = (part: string, { x, y }: Place): string => {
  const lines = linesOf((jobs.get(part) ?? "").replaceAll("`", ""), 40)
  const first = y - 2 - (lines.length - 1) * 7
  return [
    `<rect x="${x - size.box / 2}" y="${y - size.height / 2}" width="${size.box}" height="${size.height}" rx="8"/>`,
    `<text class="name" x="${x}" y="${first - 4}">${part}</text>`,
    ...lines.map((line, index) => `<text x="${x}" y="${first + 13 + index * 14}">${escaped(line)}</text>`),
  ].join("\n")
}

const arrowOf = (from: Place, to: Place): string => {
  const start = from.y + size.height / 2
  const end = to.y - size.height / 2 - 3
  const bend = (end - start) / 2
  return `<path d="M${from.x} ${start}C${from.x} ${start + bend} ${to.x} ${end - bend} ${to.x} ${end}"/>`
}

const style = `
svg { color-scheme: light dark }
rect { fill: #fff; stroke: #8b857d }
text { fill: #57524b; font: 12px system-ui, sans-serif; text-anchor: middle }
.name { fill: #211e1a; font-weight: 600; font-size: 14px }
path { fill: none; stroke: #17697c; stroke-width: 1.5; marker-end: url(#tip) }
marker path { fill: #17697c; stroke: none }
@media (prefers-color-scheme: dark) {
  rect { fill: #23211f; stroke: #7d776f }
  text { fill: #b9b3ab }
  .name { fill: #f0ece6 }
  path { stroke: #6fc3d6 }
  marker path { fill: #6fc3d6 }
}
`

/** The text of docs/pictures/architecture.svg: which part imports which, without what follows from other imports. */
export const architecturePicture = (): string => {
  const graph = withoutImplied(readImportGraph())
  const places = placesOf(graph)
  const height = Math.max(...[...places.values()].map(({ y }) => y)) + size.height / 2 + size.edge
  const arrows = [...graph].flatMap(([part, imported]) =>
    [...imported].toSorted().map((other) => arrowOf(places.get(part)!, places.get(other)!)),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img">`,
    "<title>The parts of Balcão; an arrow leads from a part to one it imports</title>",
    `<style>${style}</style>`,
    '<marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>',
    ...arrows,
    ...[...places].map(([part, place]) => boxOf(part, place)),
    "</svg>\n",
  ].join("\n")
}

if (import.meta.main) writeFileSync(file, architecturePicture())

import { writeFileSync } from "node:fs"
import { median } from "./figures.ts"

const file = "docs/pictures/start.svg"

/** Pixels: of the picture, of a bar and from one to the next, of the names beside them, and of an entry of the legend. */
const size = { width: 920, bar: 26, row: 40, names: 200, edge: 16, legend: 20, columns: 4 }

const colors = [
  "#4e79a7",
  "#f28e2b",
  "#59a14f",
  "#e15759",
  "#76b7b2",
  "#edc948",
  "#b07aa1",
  "#ff9da7",
  "#9c755f",
  "#86bcb6",
  "#d37295",
  "#a0cbe8",
]

/** Milliseconds below which rooms are one. */
const least = 3

export type Sums = ReadonlyMap<string, number>

/** The median of each room over several runs; what is small is one. */
export const typical = (runs: ReadonlyArray<Sums>): Sums => {
  const rooms = new Set(runs.flatMap((sums) => [...sums.keys()]))
  const all = [...rooms].map((room) => [room, median(runs.map((sums) => sums.get(room) ?? 0))] as const)
  const large = all.filter(([, ms]) => ms >= least)
  const rest = all.filter(([, ms]) => ms < least).reduce((sum, [, ms]) => sum + ms, 0)
  return new Map([...large.toSorted(([, one], [, other]) => other - one), ["the rest", rest]])
}

const sumOf = (sums: Sums) => [...sums.values()].reduce((sum, ms) => sum + ms, 0)

/** Writes bars of where the script of each page goes. */
export const drawStart = (pages: ReadonlyMap<string, Sums>): void => {
  const rooms = [...new Set([...pages.values()].flatMap((sums) => [...sums.keys()]))]
  const colorOf = (room: string) => colors[rooms.indexOf(room) % colors.length]
  const longest = Math.max(...[...pages.values()].map(sumOf))
  const scale = (size.width - size.names - 2 * size.edge - 60) / longest
  const bars = [...pages].map(([name, sums], at) => {
    const y = size.edge + at * size.row
    let x = size.names
    const parts = [...sums].map(([room, ms]) => {
      const part = `<rect x="${x.toFixed(1)}" y="${y}" width="${(ms * scale).toFixed(1)}" height="${size.bar}" fill="${colorOf(room)}"><title>${room}: ${ms.toFixed(0)} ms</title></rect>`
      x += ms * scale
      return part
    })
    const text = y + size.bar - 8
    return [
      `<text x="${size.edge}" y="${text}">${name}</text>`,
      ...parts,
      `<text x="${(x + 6).toFixed(1)}" y="${text}">${sumOf(sums).toFixed(0)} ms</text>`,
    ].join("")
  })
  const below = size.edge + pages.size * size.row + 8
  const step = (size.width - 2 * size.edge) / size.columns
  const legend = rooms.map((room, at) => {
    const x = size.edge + (at % size.columns) * step
    const y = below + Math.floor(at / size.columns) * size.legend
    return `<rect x="${x}" y="${y}" width="12" height="12" fill="${colorOf(room)}"/><text x="${x + 18}" y="${y + 11}">${room}</text>`
  })
  const height = below + Math.ceil(rooms.length / size.columns) * size.legend + size.edge
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
${[...bars, ...legend].join("\n")}
</svg>
`,
  )
}

import * as all from "../../../src/contract/all.ts"
import type { ListName } from "../../../src/contract/listName.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"
import type { Values } from "../resource/fieldValues.ts"
import { demoOpeningHours } from "./openingHours.ts"
import type { Pictures } from "./pictures.ts"
import type { Places } from "./places.ts"
import { seedOrder } from "./seedOrder.ts"

type Rows = ReadonlyArray<Values>

/** The records of one list. */
export type Samples = readonly [resource: Resource, rows: Rows]

/** Records of the demo before its lists are filled. */
interface Demo {
  readonly now: number
  readonly places: Places
  readonly pictures: Pictures
}

/** Lists that are not filled from samples here: the platform's registers, and what other parts of the demo and the server write. */
const filledElsewhere: ReadonlySet<string> = new Set<ListName>([
  "banks",
  "companies",
  "franchises",
  "jobs",
  "looseDeliveries",
])

type Change = (rows: Rows, demo: Demo) => Rows

/** The same rows for each store that sells. */
const ofEachStore: Change = (rows, { places: { companies } }) =>
  companies.flatMap(({ type }, index) =>
    type === "partner" ? [] : rows.map((row) => ({ ...row, owner: index + 1 })),
  )

const withPicture =
  (field: string, kind: keyof Pictures): Change =>
  (rows, { pictures }) =>
    rows.map((row, index) => ({ ...row, [field]: pictures[kind][index] }))

const withPages: Change = (rows) =>
  rows.map((row, index) => ({ ...row, pages: index < 8 ? [index + 1, index + 5, index + 8] : [] }))

/** Additions to the samples of some lists that the demo alone knows: its stores and its pictures. */
const changes: { readonly [Name in ListName]?: Change } = {
  banners: withPicture("imageMobile", "banner"),
  cannedReplies: ofEachStore,
  deliverySettings: ofEachStore,
  messageTemplates: ofEachStore,
  offerCompanies: withPicture("logo", "logo"),
  offerSliders: withPicture("image", "banner"),
  offerTabloids: (rows, demo) => withPages(withPicture("cover", "cover")(rows, demo), demo),
}

const exportOf = (name: string) => `sample${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The rows of `src/samples/<name>.ts`: a list, or a function of this moment. */
const writtenRows = async (name: string, now: number): Promise<Rows> => {
  const file: Readonly<Record<string, Rows | ((now: number) => Rows)>> = await import(
    `../../../src/samples/${name}.ts`
  )
  const samples = file[exportOf(name)]
  if (!samples) throw new Error(`src/samples/${name}.ts has no ${exportOf(name)}.`)
  return typeof samples === "function" ? samples(now) : samples
}

const rowsOf = async (name: string, demo: Demo): Promise<Rows> => {
  if (name === "openingHours") return demoOpeningHours(demo.places) as unknown as Rows
  const rows = await writtenRows(name, demo.now)
  return entryOf(changes, name)?.(rows, demo) ?? rows
}

/** The demo's records of each described list; a list that others name stands before them. */
export const samplesAt = (demo: Demo): Promise<ReadonlyArray<Samples>> => {
  const lists = Object.values(all)
  const filled = lists.filter(({ name }) => !filledElsewhere.has(name))
  return Promise.all(
    seedOrder(filled).map(async (list): Promise<Samples> => [list, await rowsOf(list.name, demo)]),
  )
}

import { createHash } from "node:crypto"
import { statusAt } from "../../../../src/contract/menu/statusAt.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { numberFrom, publicId } from "../../../../src/contract/menu/public/publicIds.ts"
import type { SnapshotOptions } from "../../../../src/contract/menu/public/snapshotOf.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import type { Database } from "../../db/database.ts"
import { readPublicMenu } from "../versions/readPublicMenu.ts"
import { compressions, type Encoding } from "./compressed.ts"
import { type PublicStoreState, readIsPublic, readStoreState } from "./readPublicStore.ts"

/** An answer as it is sent, with the tag by which it is known again. */
export interface PublicAnswer {
  readonly body: string
  readonly compressed: (encoding: Encoding) => Promise<Buffer>
  readonly tag: string
  /** The moment from which on it has been the same, ISO 8601. */
  readonly since: string
}

/** A kind of answer about a store, made of its menu. */
export type Tell = (
  data: MenuData,
  options: SnapshotOptions,
) => object | undefined | Promise<object | undefined>

export interface PublicMenuServices {
  readonly db: Database
  readonly clock: StoreClock
  /** The address of a picture, by its file. */
  readonly pictureOf: (file: string | number) => string
}

interface CachedAnswer {
  readonly key: string
  readonly answer: Promise<PublicAnswer | undefined>
}

/** Answers that are kept; those that nobody asked about for longest make room. */
const maxKept = 500
const minuteMs = 60_000

const tagOf = (answer: object) =>
  `"${createHash("sha256").update(JSON.stringify(answer)).digest("base64url").slice(0, 27)}"`

/** The moment of the last change is that of the first answer that was the same, so that time alone changes nothing. */
const answerOf = (answer: object, before: PublicAnswer | undefined, now: string): PublicAnswer => {
  const tag = tagOf({ ...answer, lastUpdate: "" })
  if (before?.tag === tag) return before
  const body = JSON.stringify({ ...answer, lastUpdate: now })
  return { body, compressed: compressions(body), tag, since: now }
}

const makeAnswer = async (
  { db, clock, pictureOf }: PublicMenuServices,
  { company, logo, published }: PublicStoreState,
  tell: Tell,
  before: PublicAnswer | undefined,
): Promise<PublicAnswer | undefined> => {
  const data = await readPublicMenu(db, clock, company, published)
  const at = clock.now()
  const logoUrl = logo === null ? {} : { logoUrl: pictureOf(logo) }
  const answer = await tell(data, { at, pictureOf, updatedAt: "", ...logoUrl })
  return answer && answerOf(answer, before, new Date(at).toISOString())
}

/** Puts an entry last, and drops the first of too many. */
const keepLast = <A>(entries: Map<string, A>, place: string, entry: A) => {
  entries.delete(place)
  entries.set(place, entry)
  const [oldest] = entries.keys()
  if (entries.size > maxKept && oldest !== undefined) entries.delete(oldest)
}

/** Reads the state of a store whose menus are public, with a key of it: once for all who ask while it is read. */
const publicStates = ({ db, clock }: PublicMenuServices) => {
  const underWay = new Map<number, Promise<PublicStoreState | undefined>>()
  /** Keys under which stores were ready to sell: that takes longer to tell than the key. */
  const ready = new Map<string, string>()
  const read = async (company: number) => {
    const state = await readStoreState(db, company)
    if (!state) return undefined
    const key = `${state.key} ${Math.floor(clock.now() / minuteMs)}`
    const place = String(company)
    if (ready.get(place) !== key && !(await readIsPublic(db, company))) return undefined
    keepLast(ready, place, key)
    return { ...state, key }
  }
  return (company: number) => {
    const begun = underWay.get(company)
    if (begun) return begun
    const reading = read(company).finally(() => underWay.delete(company))
    underWay.set(company, reading)
    return reading
  }
}

/** Public answers about stores: made once for each change and each minute, and kept. */
export const publicAnswers = (services: PublicMenuServices) => {
  const stateOf = publicStates(services)
  const answers = new Map<string, CachedAnswer>()
  const keep = (place: string, next: CachedAnswer) => {
    keepLast(answers, place, next)
    next.answer.catch(() => answers.delete(place))
    return next.answer
  }
  /** The answer of a name about a store, for as long as nothing of it changed; undefined where there is none for anybody. */
  return async (merchant: string, name: string, tell: Tell): Promise<PublicAnswer | undefined> => {
    const company = numberFrom("merchant", merchant)
    const store = company === undefined ? undefined : await stateOf(company)
    if (!store) return undefined
    const { key } = store
    const place = `${store.company} ${name}`
    const known = answers.get(place)
    if (known?.key === key) return keep(place, known)
    const before = known?.answer.catch(() => undefined) ?? Promise.resolve(undefined)
    return keep(place, {
      key,
      answer: before.then((last) => makeAnswer(services, store, tell, last)),
    })
  }
}

/** The menus of a store, as `MenuSummary` of Open Delivery 2. */
export const menuList = (data: MenuData, { at }: SnapshotOptions) => ({
  menus: data.menus.map((menu) => ({
    id: publicId("menu", menu._id),
    merchantId: publicId("merchant", data.store._id),
    name: menu.name,
    externalCode: String(menu._id),
    ...(menu.disclaimer && { disclaimer: menu.disclaimer }),
    categoryId: data.categories
      .filter(({ parent, isActive }) => !parent && isActive)
      .map(({ _id }) => publicId("category", _id)),
    status: statusAt(data, "menus", menu, at) === "ACTIVE" ? "AVAILABLE" : "UNAVAILABLE",
  })),
})

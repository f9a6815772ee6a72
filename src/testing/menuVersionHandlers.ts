import * as Effect from "effect/Effect"
import type { MenuData } from "../contract/menu/menuData.ts"
import { diffAnswer } from "../contract/menu/versions/diffAnswer.ts"
import { diffCounts, diffMenus } from "../contract/menu/versions/diffMenus.ts"
import { contentOf, type MenuContent } from "../contract/menu/versions/menuContent.ts"
import { menuVersions as calls, type VersionPage } from "../contract/menu/versions/menuVersionCalls.ts"
import { restoredMenu } from "../contract/menu/versions/restoredMenu.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Handler, HandlerInput } from "./Handler.ts"
import { keepMenu, type KeptVersion, type MenuPlace } from "./menuMemory.ts"
import { menuNamed } from "./menuNamed.ts"
import { removedUse } from "./recordUse.ts"

const add = ({ menus, lists }: MenuPlace, version: Partial<KeptVersion>) => {
  const at = new Date().toISOString()
  const by = lists.user.fullname
  const number = (menus.versions.at(-1)?.number ?? 0) + 1
  menus.versions = [...menus.versions, { number, startedAt: at, at, by, ...version }]
}

/** Gives the version that changes joined the menu as it is. */
const close = ({ menus }: MenuPlace, data: MenuData) => {
  menus.versions = menus.versions.map((one) => (one.content ? one : { ...one, content: contentOf(data) }))
}

/** Makes a change part of a version, before it is made. */
export const noteVersion = (place: MenuPlace, data: MenuData): void => {
  const { menus } = place
  if (menus.versions.length === 0) add(place, { content: contentOf(data) })
  if (menus.publishes === "AUTO" && menus.versions.at(-1)?.content) add(place, {})
}

const publicVersions = ({ menus }: MenuPlace) => menus.versions.filter(({ isDraft }) => !isDraft)

/** Versions of a page, as the server has it. */
const pageSize = 50

const pageOf = (place: MenuPlace, data: MenuData, before = Infinity): VersionPage => {
  const { publishes, versions } = place.menus
  const now = contentOf(data)
  const published = publishes === "MANUAL" ? publicVersions(place).at(-1) : undefined
  const known = versions.filter(({ number }) => number < before)
  const waiting = published?.content ? diffMenus(published.content, now, Date.now()) : []
  return {
    publishes,
    ...(published && { published: published.number }),
    pending: waiting.length,
    hasMore: known.length > pageSize,
    versions: known
      .slice(-pageSize)
      .map(({ content, ...version }) => {
        const former = publicVersions(place).findLast(({ number }) => number < version.number)?.content
        const lines = former ? diffMenus(former, content ?? now, Date.now()) : []
        return { ...version, ...(!content && { isOpen: true }), counts: diffCounts(lines) }
      })
      .toReversed(),
  }
}

/** True if the public would read something else than it does. */
const differs = (place: MenuPlace, content: MenuContent): boolean => {
  const last = publicVersions(place).at(-1)?.content
  return !last || diffMenus(last, content, Date.now()).length > 0
}

const restore = Effect.fnUntraced(function* (
  place: MenuPlace,
  data: MenuData,
  number: number,
  version: MenuContent,
) {
  const after = restoredMenu(data, version)
  const use = removedUse(place.lists, data, after)
  if (use) return yield* use
  close(place, data)
  if (differs(place, contentOf(data))) add(place, { isDraft: true, content: contentOf(data) })
  keepMenu(place, data, after)
  if (differs(place, contentOf(after))) add(place, { restored: number, content: contentOf(after) })
})

const beforeIn = ({ query }: HandlerInput) => (query as { readonly before?: number } | undefined)?.before

const numberIn = ({ params }: HandlerInput) => Number((params as { readonly number: number }).number)

/** Handlers of a backend for the versions of menus. */
export const menuVersionHandlers = (place: MenuPlace): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const contentIn = (data: MenuData, number: number): Effect.Effect<MenuContent, NotFound> => {
    const version = place.menus.versions.find((one) => one.number === number)
    return version ? Effect.succeed(version.content ?? contentOf(data)) : Effect.fail(new NotFound())
  }
  const page = (input: HandlerInput) =>
    Effect.map(menuNamed(place, input), (data) => pageOf(place, data, beforeIn(input)))
  const diff: Handler = Effect.fnUntraced(function* (input) {
    const data = yield* menuNamed(place, input)
    const { to } = input.query as { readonly to?: number }
    const before = yield* contentIn(data, numberIn(input))
    const after = to === undefined ? contentOf(data) : yield* contentIn(data, Number(to))
    return diffAnswer(before, after, diffMenus(before, after, Date.now()), to === undefined)
  })
  const publish: Handler = Effect.fnUntraced(function* (input) {
    const data = yield* menuNamed(place, input)
    const { note } = input.body as { readonly note?: string }
    close(place, data)
    const content = contentOf(data)
    if (differs(place, content)) {
      add(place, { content, ...(note !== undefined && { note }) })
      place.menus.version += 1
    }
    return yield* page(input)
  })
  const restoring: Handler = Effect.fnUntraced(function* (input) {
    const data = yield* menuNamed(place, input)
    yield* restore(place, data, numberIn(input), yield* contentIn(data, numberIn(input)))
    return yield* page(input)
  })
  return [
    [calls.list, page],
    [calls.diff, diff],
    [calls.publish, publish],
    [calls.restore, restoring],
  ]
}

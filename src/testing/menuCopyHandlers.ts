import * as Effect from "effect/Effect"
import { applyOps } from "../contract/menu/changes/applyOps.ts"
import { passingOps } from "../contract/menu/changes/passingOps.ts"
import { plannedIds } from "../contract/menu/changes/plannedIds.ts"
import { copyPlan } from "../contract/menu/copying/copyMenu.ts"
import { freshOps, keptPlan } from "../contract/menu/copying/keptRows.ts"
import { menuCopies as calls } from "../contract/menu/copying/menuCopies.ts"
import { menuPart } from "../contract/menu/copying/menuPart.ts"
import { type MenuPlan, menuPlan, refusedPlan } from "../contract/menu/copying/menuPlan.ts"
import { OtherTenant, WouldCircle } from "../contract/menu/copying/refusals.ts"
import { begun, planFollowing, withoutModel } from "../contract/menu/following/followModel.ts"
import type { MenuData } from "../contract/menu/menuData.ts"
import type { MenuOp } from "../contract/menu/menuOps.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Handler, HandlerInput } from "./Handler.ts"
import { syncFollowers, takeOver } from "./menuFollowing.ts"
import { numbering } from "./menuHandlers.ts"
import { isStoreReached, keepMenu, menuOf, type MenuPlace } from "./menuMemory.ts"
import { menuNamed } from "./menuNamed.ts"
import { removedUse } from "./recordUse.ts"

/** Stores from one up to the last that is followed. */
const chainFrom = ({ menus }: MenuPlace, company: number): ReadonlyArray<number> => {
  const model = menus.follows.get(company)?.model._id
  return [company, ...(model === undefined ? [] : chainFrom({ menus } as MenuPlace, Number(model)))]
}

/** The menus of a store and of the one it is to follow; undefined for none. */
const followMenus = Effect.fnUntraced(function* (place: MenuPlace, input: HandlerInput) {
  const own = yield* menuNamed(place, input)
  const { model: id } = input.body as { readonly model: number | null }
  if (id === null) return { before: own, own: withoutModel(own), model: undefined }
  if (!isStoreReached(place, id)) return yield* new OtherTenant()
  const chain = chainFrom(place, id)
  const end = chain.indexOf(Number(own.store._id))
  if (end >= 0) {
    const stores = chain.slice(0, end + 1).map((one) => menuOf(place, one).store.name)
    return yield* new WouldCircle({ stores: [stores.at(-1) ?? "", ...stores] })
  }
  const model = menuOf(place, id)
  return { before: own, own: begun(model, own), model }
})

const planned = (model: MenuData | undefined, own: MenuData, before = own): MenuPlan => {
  const found = model ? planFollowing(model, own, Date.now(), before) : undefined
  if (!found) return menuPlan(own, own, own.items.length)
  return "plan" in found ? found.plan : refusedPlan(own, found.refusal)
}

const followHandlers = (place: MenuPlace): ReadonlyArray<readonly [Endpoint, Handler]> => [
  [
    calls.planFollow,
    (input) => Effect.map(followMenus(place, input), ({ model, own, before }) => planned(model, own, before)),
  ],
  [
    calls.follow,
    (input) =>
      Effect.map(followMenus(place, input), ({ model, own, before }) => {
        const plan = planned(model, own, before)
        place.menus.follows.delete(Number(own.store._id))
        place.menus.version += 1
        if (model) takeOver(place, model, own, numbering(place))
        return plan
      }),
  ],
  [
    calls.planChanges,
    (input) =>
      Effect.map(menuNamed(place, input), (data) => {
        const { ops } = input.body as { readonly ops: ReadonlyArray<MenuOp> }
        const made = applyOps(data, ops, { newId: plannedIds(), at: Date.now() })
        const followers = [...place.menus.follows].filter(([, { model }]) => model._id === data.store._id)
        return followers.map(([id]) => planned("data" in made ? made.data : data, menuOf(place, id)))
      }),
  ],
]

interface CopyBody {
  readonly companies: ReadonlyArray<number>
  readonly categories?: ReadonlyArray<number>
}

const copies = Effect.fnUntraced(function* (place: MenuPlace, input: HandlerInput) {
  const data = yield* menuNamed(place, input)
  const { companies, categories } = input.body as CopyBody
  const source = categories ? menuPart(data, categories) : data
  if (!companies.every((id) => id !== data.store._id && isStoreReached(place, id)))
    return yield* new UnknownReference({ field: "companies" })
  return companies.map((id) => {
    const target = menuOf(place, id)
    return { target, ...copyPlan(source, target, Date.now()) }
  })
})

/** Makes changes of a menu, none where they are refused, and returns those that take them back. */
const keep = (place: MenuPlace, data: MenuData, ops: ReadonlyArray<MenuOp>) => {
  const made = applyOps(data, ops, { newId: numbering(place), at: Date.now() })
  if ("refusal" in made || removedUse(place.lists, data, made.data)) return { data, inverse: [] }
  keepMenu(place, data, made.data)
  syncFollowers(place, Number(data.store._id), numbering(place))
  return made
}

/** Handlers of a backend for copies of menus, and for stores that follow another one. */
export const menuCopyHandlers = (place: MenuPlace): ReadonlyArray<readonly [Endpoint, Handler]> => [
  ...followHandlers(place),
  [calls.planCopy, (input) => Effect.map(copies(place, input), (all) => all.map(({ plan }) => plan))],
  [
    calls.copy,
    (input) =>
      Effect.map(copies(place, input), (all) => {
        const lines = all.map(
          ({ target, ops }) => [Number(target.store._id), keep(place, target, ops).inverse] as const,
        )
        place.menus.copies.push(new Map(lines))
        return { _id: place.menus.copies.length, plans: all.map(({ plan }) => plan) }
      }),
  ],
  [
    calls.undoCopy,
    Effect.fnUntraced(function* (input) {
      yield* menuNamed(place, input)
      const { copy } = input.params as { readonly copy: number }
      const lines = place.menus.copies[copy - 1]
      if (!lines) return yield* new NotFound()
      return [...lines].map(([company, inverse]) => {
        const before = menuOf(place, company)
        const { ops, kept } = freshOps(before, inverse)
        const passing = passingOps(before, ops, { newId: plannedIds(), at: Date.now() })
        return keptPlan(menuPlan(before, keep(place, before, passing).data, 0), before, kept)
      })
    }),
  ],
]

import * as Effect from "effect/Effect"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import { ValueTaken } from "../contract/resource/refusals.ts"
import { sameName } from "../contract/search/compareNames.ts"
import { listGate } from "../contract/views/listGates.ts"
import { type SavedView, savedViews as calls, type ViewShown } from "../contract/views/savedViews.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { idOf } from "./readInput.ts"
import type { DescribedLists } from "./resourceMemory.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

interface KeptView extends Omit<Numbered<SavedView>, "isMine" | "isWritable"> {
  readonly list: string
}

interface Body {
  readonly name?: string
  readonly isShared?: boolean
  readonly isDefault?: boolean
  readonly shown?: ViewShown
}

const listOf = ({ params }: HandlerInput) => (params as { readonly list: string }).list

const shownView = (view: KeptView): Numbered<SavedView> => ({ ...view, isMine: true, isWritable: true })

/** Views by number: names differ within a list, and one at most is its default. */
const viewTable = () => {
  const views = new Map<number, KeptView>()
  const inList = (list: string) => [...views.values()].filter((view) => view.list === list)
  const storeView = (view: KeptView) => {
    const otherViews = inList(view.list).filter(({ _id }) => _id !== view._id)
    if (otherViews.some(({ name }) => sameName(name, view.name)))
      return Effect.fail(new ValueTaken({ field: "name" }))
    if (view.isDefault) for (const other of otherViews) views.set(other._id, { ...other, isDefault: false })
    views.set(view._id, view)
    return Effect.succeed(shownView(view))
  }
  const one = (input: HandlerInput) => {
    const view = inList(listOf(input)).find(({ _id }) => _id === idOf(input))
    return view ? Effect.succeed(view) : Effect.fail(new NotFound())
  }
  return {
    inList,
    put: storeView,
    one,
    nextId: () => Math.max(0, ...views.keys()) + 1,
    remove: (id: number) => views.delete(id),
  }
}

interface Memory {
  readonly user: Numbered<CurrentUser>
  readonly lists: DescribedLists
}

/** Handlers for the calls about saved views; all views are the user's own. */
export const savedViewHandlers = ({ user, lists }: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { inList, put, one, nextId, remove } = viewTable()
  const resources = lists.tables.map(({ resource }) => resource)
  const mayShare = (input: HandlerInput) => {
    const gate = listGate(resources, listOf(input))
    return gate ? Effect.succeed(gate.mayWrite(user)) : Effect.fail(new NotFound())
  }
  return [
    [
      calls.list,
      (input) =>
        Effect.map(mayShare(input), (may) => ({
          views: inList(listOf(input)).map(shownView),
          mayShare: may,
        })),
    ],
    [
      calls.create,
      (input) =>
        Effect.andThen(mayShare(input), () =>
          put({ ...(input.body as Omit<KeptView, "_id" | "list">), _id: nextId(), list: listOf(input) }),
        ),
    ],
    [calls.save, (input) => Effect.flatMap(one(input), (view) => put({ ...view, ...(input.body as Body) }))],
    [calls.remove, (input) => Effect.map(one(input), ({ _id }) => void remove(_id))],
  ]
}

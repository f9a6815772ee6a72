import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { ValueTaken } from "../../contract/resource/refusals.ts"
import { type SavedView, savedViews as calls, type ViewShown } from "../../contract/views/savedViews.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useTask } from "../../frame/useTask.ts"

/** Errors of saving a view. */
export type ViewFailure = ApiError | ValueTaken

/** Changes to a saved view; omitted fields stay unchanged. */
export interface ViewChange {
  readonly name?: string
  readonly isShared?: boolean
  readonly isDefault?: boolean
  readonly shown?: ViewShown
}

type Write = "saveView" | "removeView"

/** The saved views of a list, and how they are written. */
export const useSavedViews = (list: string) => {
  const { client, before, emit } = usePanel()
  const { remote, reload } = useRemote(
    useMemo(() => client.api.call(calls.list, { params: { list } }), [client, list]),
  )
  const { busy, error, run, clear } = useTask<ViewFailure>()
  /** The view somebody chose last; it stays theirs while they change what it shows. */
  const [selectedId, choose] = useState<string>()
  const write = <A>(type: Write, call: Effect.Effect<A, ViewFailure>, done: (answer: A) => void) => {
    const event = { panel: list, type } as const
    const writing = Effect.tap(call, (answer) =>
      Effect.sync(() => {
        emit(event)
        done(answer)
        reload()
      }),
    )
    run(Effect.andThen(before(event), writing))
  }
  return {
    remote,
    reload,
    chosen: selectedId,
    choose,
    busy,
    error,
    clear,
    create: (body: Required<ViewChange>, onDone: () => void) =>
      write("saveView", client.api.call(calls.create, { params: { list }, body }), ({ _id }) => {
        choose(idKey(_id))
        onDone()
      }),
    save: ({ _id: id }: SavedView, body: ViewChange, done = () => {}) =>
      write("saveView", client.api.call(calls.save, { params: { list, id }, body }), done),
    remove: ({ _id: id }: SavedView, onDone: () => void) =>
      write("removeView", client.api.call(calls.remove, { params: { list, id } }), () => {
        choose(undefined)
        onDone()
      }),
  }
}

export type SavedViewsModel = ReturnType<typeof useSavedViews>

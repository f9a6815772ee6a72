import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { offerSites } from "../../contract/resources/offerSites.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { earlierEditions, type Edition } from "../../resource/described/history/earlierEditions.ts"
import { readLines } from "../../resource/described/history/useHistory.ts"
import { differing, editionOf } from "./editionOf.ts"
import { useSiteWords } from "./words.ts"

/** So many changes back an edition is offered. */
const maxChanges = 100

const { get, history, save, move } = callsOf(offerSites)

const useLoaded = (id: RecordId) => {
  const { api } = usePanel().client
  const load = useMemo(
    () =>
      Effect.gen(function* () {
        const row = yield* api.call(get, { params: { id } })
        const { items } = yield* readLines(api, { call: history, id }, maxChanges)
        const now = editionOf(row)
        return {
          row,
          now,
          editions: earlierEditions(now, items).filter((one) => differing(now, one).length > 0),
        }
      }),
    [api, id],
  )
  return useRemote(load)
}

/** The editions a site had, and what publishes one again. */
export const useEditions = ({ _id: id }: RowOf<typeof offerSites>, onDone: () => void) => {
  const { client, before, emit } = usePanel()
  const say = useSiteWords()
  const showSnackbar = useSnackbar()
  const { remote, reload } = useLoaded(id)
  const panel = "offerSites"
  const publish = Effect.fnUntraced(function* (edition: Edition) {
    const { row, now = {} } = remote.data ?? {}
    yield* before({ panel, type: "restore", detail: { id } })
    const body = { ...Object.fromEntries(differing(now, edition)), version: row?.version }
    yield* client.api.call(save, { params: { id }, body: body as never })
    if (move && row?.nextStatuses?.includes("PUBLISHED"))
      yield* client.api.call(move, { params: { id }, body: { to: "PUBLISHED" } as never })
    emit({ panel, type: "restored", detail: { id } })
    showSnackbar(say("republished"))
    onDone()
  })
  const { busy, error, run } = useTask<Effect.Error<ReturnType<typeof publish>>>()
  return { remote, reload, busy, error, republish: (edition: Edition) => run(publish(edition)) }
}

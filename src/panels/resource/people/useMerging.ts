import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { registry, type MergedFrom, type SamePerson } from "../../../contract/people/registry.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { MoveRefused, ValueTaken } from "../../../contract/resource/refusals.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { people } from "../../../contract/resources/people.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { usePeopleWords } from "./peopleWords.ts"

interface Merging {
  readonly row: DescribedRow
  readonly other: SamePerson
  readonly onMerged: (answer: Partial<DescribedRow>) => void
}

/** Reads the other record of a person, and merges it into this one. */
export const useMerging = ({ row: { _id: id }, other, onMerged }: Merging) => {
  const { client, before, emit } = usePanel()
  const say = usePeopleWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | MoveRefused | ValueTaken>()
  const { get } = callsOf(people as unknown as Resource)
  const load = useMemo(() => client.api.call(get, { params: { id: other._id } }), [client, get, other._id])
  const { remote } = useRemote(load)
  const merge = (fields: Readonly<Record<string, MergedFrom>>) => {
    const detail = { id, other: other._id }
    const asked = client.api.call(registry.merge, { params: { id }, body: { other: other._id, fields } })
    const work = Effect.map(asked, (answer) => {
      emit({ panel: "people", type: "merged", detail })
      showSnackbar(say("merged"))
      onMerged(answer as Partial<DescribedRow>)
    })
    run(Effect.andThen(before({ panel: "people", type: "merge", detail }), work))
  }
  const explained = () => {
    if (!error) return undefined
    if (error._tag === "MoveRefused") return say("final")
    return error._tag === "ValueTaken" ? say("taken") : explain(error)
  }
  const unread = failure(remote)
  return { found: remote.data, busy, error: explained() ?? (unread && explain(unread)), merge }
}

import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { limits } from "../../../contract/limits.ts"
import { registry, type MergedFrom, type SamePerson } from "../../../contract/people/registry.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { MoveRefused, ValueTaken } from "../../../contract/resource/refusals.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { people } from "../../../contract/resources/people.ts"
import type { FieldIssue } from "../../../contract/wire/refusals.ts"
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
  /** What a field is called. */
  readonly label: (name: string) => string
}

/** Reads the other record of a person, and merges it into this one. */
export const useMerging = ({ row: { _id: id }, other, onMerged, label }: Merging) => {
  const { client, locale, before, emit } = usePanel()
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
  const refused = (issues: ReadonlyArray<FieldIssue>) => {
    const names = issues.map(({ path }) => /^body\.(?:fields\.)?([^.]*)/.exec(path)?.[1] ?? "")
    const known = [...new Set(names)].filter((name) => name in people.fields)
    return known.length === 0
      ? undefined
      : new Intl.ListFormat(limits.locales[locale]).format(known.map(label))
  }
  const explained = () => {
    if (!error) return undefined
    const fields = error._tag === "BadRequest" ? refused(error.issues) : undefined
    if (fields !== undefined) return say("refused", { fields })
    if (error._tag === "MoveRefused") return say("final")
    return error._tag === "ValueTaken" ? say("taken") : explain(error)
  }
  const unread = failure(remote)
  return { found: remote.data, busy, error: explained() ?? (unread && explain(unread)), merge }
}

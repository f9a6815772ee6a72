import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import { registry, type MergedFrom, type SamePerson } from "../../contract/people/registry.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { MoveRefused, ValueTaken } from "../../contract/resource/refusals.ts"
import type { StaleRecord } from "../../contract/resource/staleRecord.ts"
import { people } from "../../contract/resources/people.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import type { FieldIssue } from "../../contract/wire/refusals.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { usePeopleWords } from "./words.ts"

interface Merging {
  readonly row: RowOf<typeof people>
  readonly other: SamePerson
  readonly onMerged: (answer: Partial<RowOf<typeof people>>) => void
  /** Takes over what somebody else made of the record that stays. */
  readonly onCurrent: (current: Partial<RowOf<typeof people>>) => void
  /** Returns a field's label. */
  readonly label: (name: string) => string
}

type Refusal = ApiError | MoveRefused | ValueTaken | StaleRecord<typeof people>

/** The fields a merge was refused for. */
const refusedFields = (issues: ReadonlyArray<FieldIssue>): ReadonlyArray<string> => {
  const names = issues.map(({ path }) => /^body\.(?:fields\.)?([^.]*)/.exec(path)?.[1] ?? "")
  return [...new Set(names)].filter((name) => Object.hasOwn(people.fields, name))
}

/** Returns the reason a merge was refused, in words. */
const useMergeProblem = (error: Refusal | undefined, label: Merging["label"]): string | undefined => {
  const { locale } = usePanel()
  const say = usePeopleWords()
  const explain = useExplain()
  if (!error) return undefined
  const names = error._tag === "BadRequest" ? refusedFields(error.issues) : []
  const list = new Intl.ListFormat(limits.locales[locale])
  if (names.length > 0) return say("refused", { fields: list.format(names.map(label)) })
  if (error._tag === "MoveRefused") return say("final")
  if (error._tag === "StaleRecord") return say("stale")
  return error._tag === "ValueTaken" ? say("taken") : explain(error)
}

/** Reads the other record of a person, and merges it into this one. */
export const useMerging = ({ row, other, onMerged, onCurrent, label }: Merging) => {
  const { _id: id, version } = row
  const { client, before, emit } = usePanel()
  const say = usePeopleWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const { get } = callsOf(people)
  const load = useMemo(() => client.api.call(get, { params: { id: other._id } }), [client, get, other._id])
  const { remote, reload } = useRemote(load)
  const merge = (fields: Readonly<Record<string, MergedFrom>>) => {
    const detail = { id, other: other._id }
    const otherVersion = remote.data?.version
    const body = {
      other: other._id,
      fields,
      ...(version !== undefined && { version }),
      ...(otherVersion !== undefined && { otherVersion }),
    }
    const merging = client.api.call(registry.merge, { params: { id }, body })
    const reported = Effect.tapError(merging, (refusal) =>
      Effect.sync(() => {
        if (refusal._tag !== "StaleRecord") return
        const { current } = refusal
        if (sameId(current._id, id)) onCurrent(current)
        else reload()
      }),
    )
    const work = Effect.map(reported, (answer) => {
      emit({ panel: "people", type: "merged", detail })
      showSnackbar(say("merged"))
      onMerged(answer as Partial<RowOf<typeof people>>)
    })
    run(Effect.andThen(before({ panel: "people", type: "merge", detail }), work))
  }
  const explained = useMergeProblem(error, label)
  const unread = failure(remote)
  return { found: remote.data, busy, error: explained ?? (unread && explain(unread)), merge }
}

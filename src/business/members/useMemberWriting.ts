import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { MembersRefused } from "../../contract/access/groupMembers.ts"
import type { Reference } from "../../contract/resource/field.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { Say } from "../../frame/useWords.ts"
import type { MemberWords } from "./memberWords.ts"
import { factsText } from "../../contract/isolateText.ts"

export type People = ReadonlyArray<Reference>

/** Names of the events before and after a write. */
const writes = {
  added: { action: "addMembers", done: "membersAdded" },
  removed: { action: "removeMembers", done: "membersRemoved" },
} as const

interface Write<Members> {
  readonly kind: keyof typeof writes
  readonly people: People
  readonly call: Effect.Effect<Members, ApiError | MembersRefused>
  readonly onDone: () => void
}

interface About<Members> {
  /** The list and the number of the record. */
  readonly panel: "accessGroups" | "franchises"
  readonly id: RecordId
  readonly say: Say<MemberWords>
  readonly onWritten: (members: Members) => void
}

/** Writes who belongs to a record, and says what came of it. */
export const useMemberWriting = <Members>({ panel, id, say, onWritten }: About<Members>) => {
  const { before, emit } = usePanel()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | MembersRefused>()
  const [pending, setPending] = useState<People>([])
  const write = ({ kind, people, call, onDone }: Write<Members>) => {
    const detail = { id, users: people.map(({ _id }) => _id) }
    setPending(people)
    const work = Effect.map(call, (members) => {
      emit({ panel, type: writes[kind].done, detail })
      onWritten(members)
      showSnackbar(say(kind))
      onDone()
    })
    run(Effect.andThen(before({ panel, type: writes[kind].action, detail }), work))
  }
  const nameOf = (user: RecordId) =>
    pending.find(({ _id }) => idKey(_id) === idKey(user))?.label ?? `#${idKey(user)}`
  const notice =
    error?._tag === "MembersRefused"
      ? say("refused", { names: factsText(error.users.map(nameOf), ", ") })
      : error && explain(error)
  return { busy, error: notice, write }
}

import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { groupMembers, type GroupMember, type MembersRefused } from "../../../contract/access/groupMembers.ts"
import type { Reference } from "../../../contract/resource/field.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useAccessGroupWords } from "./accessGroupWords.ts"
import { isOver } from "./isOver.ts"

type Members = ReadonlyArray<GroupMember>
type People = ReadonlyArray<Reference>

/** What is written, before the write and once it is done. */
const writes = {
  added: { asked: "addMembers", done: "membersAdded" },
  removed: { asked: "removeMembers", done: "membersRemoved" },
} as const

interface Write {
  readonly kind: keyof typeof writes
  readonly people: People
  readonly call: Effect.Effect<Members, ApiError | MembersRefused>
  readonly onDone: () => void
}

/** Writes who is in a group, and says what came of it. */
const useWriting = (id: RecordId, onWritten: (members: Members) => void) => {
  const { before, emit } = usePanel()
  const say = useAccessGroupWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | MembersRefused>()
  const [asked, setAsked] = useState<People>([])
  const write = ({ kind, people, call, onDone }: Write) => {
    const detail = { id, users: people.map(({ _id }) => _id) }
    setAsked(people)
    const work = Effect.map(call, (members) => {
      emit({ panel: "accessGroups", type: writes[kind].done, detail })
      onWritten(members)
      showSnackbar(say(kind))
      onDone()
    })
    run(Effect.andThen(before({ panel: "accessGroups", type: writes[kind].asked, detail }), work))
  }
  const nameOf = (user: RecordId) =>
    asked.find(({ _id }) => idKey(_id) === idKey(user))?.label ?? `#${idKey(user)}`
  const told =
    error?._tag === "MembersRefused"
      ? say("refused", { names: error.users.map(nameOf).join(", ") })
      : error && explain(error)
  return { busy, error: told, write }
}

/** Loads who is in a group, adds people, and removes them. `onChanged` is told how many they are then. */
export const useMembers = (id: RecordId, onChanged: (members: number) => void) => {
  const { api } = usePanel().client
  const [written, setWritten] = useState<Members>()
  const load = useMemo(() => api.call(groupMembers.list, { params: { id } }), [api, id])
  const { remote, reload } = useRemote(load)
  const { busy, error, write } = useWriting(id, (members) => {
    setWritten(members)
    onChanged(members.filter(({ until }) => !isOver(until)).length)
  })
  const params = { id }
  const idsOf = (people: People) => people.map(({ _id }) => _id)
  const add = (people: People, until: string | null, onDone: () => void) => {
    const call = api.call(groupMembers.put, { params, body: { users: idsOf(people), until } })
    write({ kind: "added", people, call, onDone })
  }
  const remove = (people: People, onDone: () => void) => {
    const call = api.call(groupMembers.remove, { params, body: { users: idsOf(people) } })
    write({ kind: "removed", people, call, onDone })
  }
  return { remote, members: written ?? remote.data, reload, busy, error, add, remove }
}

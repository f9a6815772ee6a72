import { useMemo, useState } from "react"
import { groupMembers, type GroupMember } from "../../contract/access/groupMembers.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { type People, useMemberWriting } from "../../business/members/useMemberWriting.ts"
import { useAccessGroupWords } from "./words.ts"
import { isOver } from "./isOver.ts"

type Members = ReadonlyArray<GroupMember>

/** Loads who is in a group, adds people, and removes them. `onChanged` is told how many they are then. */
export const useMembers = (id: RecordId, onChanged: (members: number) => void) => {
  const { api } = usePanel().client
  const [written, setWritten] = useState<Members>()
  const load = useMemo(() => api.call(groupMembers.list, { params: { id } }), [api, id])
  const { remote, reload } = useRemote(load)
  const onWritten = (members: Members) => {
    setWritten(members)
    onChanged(members.filter(({ until }) => !isOver(until)).length)
  }
  const say = useAccessGroupWords()
  const { busy, error, write } = useMemberWriting({ panel: "accessGroups", id, say, onWritten })
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

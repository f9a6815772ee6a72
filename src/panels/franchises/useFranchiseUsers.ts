import { useMemo, useState } from "react"
import { type FranchiseUser, franchiseUsers } from "../../contract/access/franchiseUsers.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { type People, useMemberWriting } from "../../business/members/useMemberWriting.ts"
import { useFranchiseWords } from "./words.ts"

/** Loads who runs a franchise, adds people, and removes them. `onChanged` is told how many they are then. */
export const useFranchiseUsers = (id: RecordId, onChanged: (users: number) => void) => {
  const { api } = usePanel().client
  const say = useFranchiseWords()
  const [written, setWritten] = useState<ReadonlyArray<FranchiseUser>>()
  const load = useMemo(() => api.call(franchiseUsers.list, { params: { id } }), [api, id])
  const { remote, reload } = useRemote(load)
  const onWritten = (users: ReadonlyArray<FranchiseUser>) => {
    setWritten(users)
    onChanged(users.length)
  }
  const { busy, error, write } = useMemberWriting({ panel: "franchises", id, say, onWritten })
  const askedOf = (people: People) => ({ params: { id }, body: { users: people.map(({ _id }) => _id) } })
  const add = (people: People, onDone: () => void) =>
    write({ kind: "added", people, call: api.call(franchiseUsers.add, askedOf(people)), onDone })
  const remove = (people: People, onDone: () => void) =>
    write({ kind: "removed", people, call: api.call(franchiseUsers.remove, askedOf(people)), onDone })
  return { remote, members: written ?? remote.data, reload, busy, error, add, remove }
}

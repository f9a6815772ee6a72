import type { Client } from "./client.ts"
import { idKey, type RecordId } from "../contract/wire/recordId.ts"

const keyOf = (id: RecordId | undefined) => (id === undefined ? "" : idKey(id))

const persons = new WeakMap<AbortSignal, string>()

/** Names the user and the company they view. It stays the same for an epoch: a company may become known during one. */
export const personOf = ({ session, epoch }: Client): string => {
  const end = epoch.end()
  const person = persons.get(end) ?? `${keyOf(session.user.peek()?.id)} ${keyOf(session.company.peek()?._id)}`
  persons.set(end, person)
  return person
}

/**
 * Makes one thing for each user and company of a client, which outlives the panel. When the user's session ends,
 * `forget` is called with each and it is gone.
 */
export const perPerson = <A>(
  make: (client: Client, person: string) => A,
  forget: (one: A) => void,
): ((client: Client) => A) => {
  const cache = new WeakMap<Client, Map<string, A>>()
  const begin = (client: Client) => {
    const all = new Map<string, A>()
    cache.set(client, all)
    client.session.state.subscribe(({ _tag }) => {
      if (_tag === "Loaded") return
      for (const one of all.values()) forget(one)
      all.clear()
    })
    return all
  }
  return (client) => {
    const all = cache.get(client) ?? begin(client)
    const person = personOf(client)
    const one = all.get(person) ?? make(client, person)
    all.set(person, one)
    return one
  }
}

import { parseObject } from "../settings/parseObject.ts"

/** Addresses someone starred, by the number of the user. */
export type Favourites = Readonly<Record<string, ReadonlyArray<string>>>

/** The screens someone came from, newest first. */
export interface Recents {
  readonly user: number | undefined
  readonly addresses: ReadonlyArray<string>
}

/** The present screen and five before it. */
const maxRecents = 6

export const noRecents: Recents = { user: undefined, addresses: [] }

const stringsIn = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : []

/** Reads what is stored. Whoever shows it leaves out what is no screen any more. */
export const favouritesOf = (text: string | null): Favourites =>
  Object.fromEntries(
    Object.entries(parseObject(text)).map(([user, addresses]) => [user, stringsIn(addresses)]),
  )

/** Reads what the tab kept. */
export const recentsOf = (text: string | null): Recents => {
  const { user, addresses } = parseObject(text)
  return {
    user: typeof user === "number" ? user : undefined,
    addresses: stringsIn(addresses).slice(0, maxRecents),
  }
}

/** The visits with one more; a screen one returns to moves to the front. */
export const withVisit = ({ addresses }: Recents, user: number | undefined, address: string): Recents => ({
  user,
  addresses: [address, ...addresses.filter((other) => other !== address)].slice(0, maxRecents),
})

/** The same list with an address put in at the end, or taken out. */
export const toggled = (addresses: ReadonlyArray<string>, address: string): ReadonlyArray<string> =>
  addresses.includes(address) ? addresses.filter((other) => other !== address) : [...addresses, address]

import { parseObject } from "./parseObject.ts"

/** Starred addresses by user id. */
export type Favourites = Readonly<Record<string, ReadonlyArray<string>>>

/** The visited screens of a user, newest first. */
export interface Recents {
  readonly user: number | undefined
  readonly addresses: ReadonlyArray<string>
}

/** The current screen and the five before it. */
const maxRecents = 6

export const noRecents: Recents = { user: undefined, addresses: [] }

const stringsIn = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : []

/** Parses the stored favorites; addresses that no longer exist are left out when they are shown. */
export const favouritesOf = (text: string | null): Favourites =>
  Object.fromEntries(
    Object.entries(parseObject(text)).map(([user, addresses]) => [user, stringsIn(addresses)]),
  )

/** Parses the stored recent screens. */
export const recentsOf = (text: string | null): Recents => {
  const { user, addresses } = parseObject(text)
  return {
    user: typeof user === "number" ? user : undefined,
    addresses: stringsIn(addresses).slice(0, maxRecents),
  }
}

/** Adds a visit; a screen visited again moves to the front. */
export const withVisit = ({ addresses }: Recents, user: number | undefined, address: string): Recents => ({
  user,
  addresses: [address, ...addresses.filter((other) => other !== address)].slice(0, maxRecents),
})

/** Adds an address at the end, or removes it if present. */
export const toggled = (addresses: ReadonlyArray<string>, address: string): ReadonlyArray<string> =>
  addresses.includes(address) ? addresses.filter((other) => other !== address) : [...addresses, address]

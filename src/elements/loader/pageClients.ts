/** A client as a page gives it: its name, and its options or what makes them. */
export type NamedClient<Given> = readonly [name: string, given: Given]

type Taker = (named: NamedClient<never>) => void

/** The page's `Balcao`, which its scripts share: what was given so far, and which script takes it. */
interface PageClients {
  readonly given: Array<NamedClient<never>>
  readonly takers: Map<string, Taker>
  readonly push: Taker
  readonly register: (...named: NamedClient<never>) => void
}

const opened = (early: unknown): PageClients => {
  const clients: Array<NamedClient<never>> = Array.isArray(early) ? [...early] : []
  const takers = new Map<string, Taker>()
  const push: Taker = (named) => {
    clients.push(named)
    for (const take of takers.values()) take(named)
  }
  const page = { given: clients, takers, push, register: (...named: NamedClient<never>) => push(named) }
  return Object.assign(globalThis, { Balcao: page }).Balcao
}

/** Hands a script every client of the page, given before or after it came; false where the script is there already. */
export const takeClients = <Given>(script: string, take: (named: NamedClient<Given>) => void): boolean => {
  const there: Partial<PageClients> | undefined = Reflect.get(globalThis, "Balcao")
  const { given: clients, takers } = there?.takers ? (there as PageClients) : opened(there)
  if (takers.has(script)) return false
  takers.set(script, take as Taker)
  for (const named of clients) take(named as NamedClient<Given>)
  return true
}

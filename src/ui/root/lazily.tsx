import { type ComponentType, lazy, useContext } from "react"
import { MissingPart } from "./missingPart.ts"

type Fetch<C> = () => Promise<{ readonly default: C }>

/** Between tries to fetch what is waited for. */
const retryMs = 4000

/** Asks until it comes; tells of the first failure alone. */
const fetchUntilHere = <C,>(fetch: Fetch<C>, missed: (error: unknown) => void): ReturnType<Fetch<C>> =>
  fetch().catch(async (error: unknown) => {
    missed(error)
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    return fetchUntilHere(fetch, () => {})
  })

/**
 * As React's `lazy`, which remembers for ever that a file did not come and breaks the panel around it. This says so once,
 * and asks again until it comes; meanwhile what stands in its place stays.
 */
export const lazily = <C,>(fetch: Fetch<C>): C => {
  let tell = (error: unknown): void => reportError(error)
  const Fetched = lazy(() => fetchUntilHere(fetch as Fetch<ComponentType>, (error) => tell(error)))
  const Lazily = (props: object) => {
    // oxlint-disable-next-line react/globals -- no effect runs before the part is here
    tell = useContext(MissingPart)
    return <Fetched {...props} />
  }
  return Lazily as C
}

import { type ComponentType, lazy, useContext } from "react"
import { type Fetch, fetchUntilHere } from "./fetchUntilHere.ts"
import { MissingPart } from "./missingPart.ts"

/**
 * As React's `lazy`, which remembers for ever that a file did not come and breaks the panel around it. This says so once,
 * and asks again until it comes; meanwhile what stands in its place stays.
 */
export const lazily = <C,>(fetch: Fetch<C>): C => {
  let onError = (error: unknown): void => reportError(error)
  const Fetched = lazy(() => fetchUntilHere(fetch as Fetch<ComponentType>, (error) => onError(error)))
  const Lazily = (props: object) => {
    // oxlint-disable-next-line react/globals -- no effect runs before the part is here
    onError = useContext(MissingPart)
    return <Fetched {...props} />
  }
  return Lazily as C
}

import { type ComponentType, useContext, useEffect, useState } from "react"
import { aheadOfNeed } from "./aheadOfNeed.ts"
import { type Fetch, fetchUntilHere } from "./fetchUntilHere.ts"
import { MissingPart } from "./missingPart.ts"

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never

/** A component whose code is fetched apart. */
export interface Fetched {
  readonly fetch: () => Promise<void>
  readonly isHere?: () => boolean
}

/** Fetches a part that may be needed, once what is shown is there. It is asked for again when it is needed. */
export const useSoon = ({ fetch, isHere }: Fetched): void =>
  useEffect(() => (isHere?.() ? undefined : aheadOfNeed(() => void fetch().catch(() => {}))), [fetch, isHere])

/**
 * A part that nothing shows until somebody presses: fetched once what it stands in is drawn and the browser is idle, so
 * that it does not keep what is shown waiting. Once here it opens with the press, as `lazily` would not. If it has not
 * come by then, the press asks for it until it comes; meanwhile what is around it stays as it is. What draws such a part
 * only while it is open says beforehand that it may (`useSoon`).
 */
export const later = <C,>(fetchPart: Fetch<C>, isWanted: (props: PropsOf<C>) => boolean): C & Fetched => {
  let Here: ComponentType | undefined
  const fetch = async () => {
    Here ??= (await (fetchPart as Fetch<ComponentType>)()).default
  }
  const Later = (props: PropsOf<C>) => {
    const [isHere, setIsHere] = useState(Here !== undefined)
    const isAwaited = isWanted(props)
    const missed = useContext(MissingPart)
    useEffect(() => {
      if (isHere) return
      let isCurrent = true
      const arrived = () => isCurrent && setIsHere(true)
      const stop = isAwaited
        ? void fetchUntilHere(fetch, missed, () => isCurrent).then(arrived, () => {})
        : aheadOfNeed(() => void fetch().then(arrived, () => {}))
      return () => {
        isCurrent = false
        stop?.()
      }
    }, [isHere, isAwaited, missed])
    return Here ? <Here {...(props as object)} /> : null
  }
  // oxlint-disable-next-line house/double-cast -- it takes what C takes, and draws C
  return Object.assign(Later, { fetch, isHere: () => Here !== undefined }) as unknown as C & Fetched
}

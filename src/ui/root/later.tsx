import { type ComponentType, useContext, useEffect, useState } from "react"
import { MissingPart } from "./missingPart.ts"

/** A page that is never idle is not waited for any longer. */
const maxIdleWaitMs = 2000
/** What a browser that does not tell is given to draw and to ask for what is shown. */
const untoldMs = 300
/** Between tries to fetch what somebody waits for. */
const retryMs = 4000

/** Calls back once there is nothing else to do. Returns a function that stops it. */
const whenIdle = (act: () => void): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, untoldMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: maxIdleWaitMs })
  return () => cancelIdleCallback(handle)
}

/** Fetches until it is there; tells of the first failure alone. Returns a function that stops it. */
const fetchUntilHere = (
  fetch: () => Promise<void>,
  arrived: () => void,
  missed: (error: unknown) => void,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCurrent = true
  const attempt = (tell: (error: unknown) => void) => {
    fetch().then(
      () => isCurrent && arrived(),
      (error: unknown) => {
        if (!isCurrent) return
        tell(error)
        timer = setTimeout(attempt, retryMs, () => {})
      },
    )
  }
  attempt(missed)
  return () => {
    isCurrent = false
    clearTimeout(timer)
  }
}

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never

/** A component whose code is fetched apart. */
interface Fetched {
  readonly fetch: () => Promise<void>
}

/** Fetches a part that may be needed, once the browser is idle. It is asked for again when it is needed. */
export const useSoon = ({ fetch }: Fetched): void =>
  useEffect(() => whenIdle(() => void fetch().catch(() => {})), [fetch])

/**
 * A part that nothing shows until somebody presses: fetched once what it stands in is drawn and the browser is idle, so
 * that it does not keep what is shown waiting. Once here it opens with the press, as `lazy` would not. Where it has not
 * come by then, the press asks for it until it comes; meanwhile what is around it stays as it is. What draws such a part
 * only while it is open says beforehand that it may (`useSoon`).
 */
export const later = <C,>(
  fetchPart: () => Promise<{ readonly default: C }>,
  isWanted: (props: PropsOf<C>) => boolean,
): C & Fetched => {
  let Here: ComponentType | undefined
  const fetch = async () => {
    Here ??= (await (fetchPart as () => Promise<{ readonly default: ComponentType }>)()).default
  }
  const Later = (props: PropsOf<C>) => {
    const [isHere, setIsHere] = useState(Here !== undefined)
    const isAwaited = isWanted(props)
    const missed = useContext(MissingPart)
    useEffect(() => {
      if (isHere) return
      const arrived = () => setIsHere(true)
      if (isAwaited) return fetchUntilHere(fetch, arrived, missed)
      return whenIdle(() => void fetch().then(arrived, () => {}))
    }, [isHere, isAwaited, missed])
    return Here ? <Here {...(props as object)} /> : null
  }
  // oxlint-disable-next-line house/double-cast -- it takes what C takes, and draws C
  return Object.assign(Later, { fetch }) as unknown as C & Fetched
}

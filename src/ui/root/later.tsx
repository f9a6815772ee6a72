import { type ComponentType, useEffect, useState } from "react"

/** A page that is never idle is not waited for any longer. */
const maxIdleWaitMs = 2000
/** What a browser that does not tell is given to draw and to ask for what is shown. */
const untoldMs = 300

/** Calls back once there is nothing else to do. Returns a function that stops it. */
const whenIdle = (act: () => void): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, untoldMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: maxIdleWaitMs })
  return () => cancelIdleCallback(handle)
}

/**
 * A part that nothing shows until somebody presses: fetched once what it stands in is drawn and the browser is idle, so
 * that it does not keep what is shown waiting. Once here it opens with the press, as `lazy` would not. Where it has not
 * come by then, the press asks for it, and fails as `lazy` does.
 */
export const later = <Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
  isWanted: (props: Props) => boolean,
): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined
  return (props) => {
    const [isHere, setIsHere] = useState(Part !== undefined)
    const isAwaited = isWanted(props)
    useEffect(() => {
      if (isHere) return
      let isCurrent = true
      const fetchNow = () => {
        fetchPart().then(
          (module) => {
            Part = module.default
            setIsHere(true)
          },
          (error: unknown) => {
            if (isCurrent && isAwaited)
              setIsHere(() => {
                throw error
              })
          },
        )
      }
      let stop = () => {}
      if (isAwaited) fetchNow()
      else stop = whenIdle(fetchNow)
      return () => {
        isCurrent = false
        stop()
      }
    }, [isHere, isAwaited])
    return Part ? <Part {...props} /> : null
  }
}

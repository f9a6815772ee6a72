import { type ComponentType, useEffect, useState } from "react"

/**
 * A part that nothing shows until somebody presses: fetched right after what it stands in is drawn. Once here it opens with
 * the press, as `lazy` would not. Where it has not come by then, the press asks again, and fails as `lazy` does.
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
      return () => void (isCurrent = false)
    }, [isHere, isAwaited])
    return Part ? <Part {...props} /> : null
  }
}

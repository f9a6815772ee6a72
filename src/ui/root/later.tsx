import { type ComponentType, useEffect, useState } from "react"

/**
 * A part that nothing shows until somebody presses: fetched right after what it stands in is drawn. Once here it opens with
 * the press, as `lazy` would not.
 */
export const later = <Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => {
  let Part: ComponentType<Props> | undefined
  return (props) => {
    const [isHere, setIsHere] = useState(Part !== undefined)
    // Where it did not come, what changes, such as the press that needs it, asks for it again.
    useEffect(() => {
      if (isHere) return
      fetchPart().then(
        (module) => {
          Part = module.default
          setIsHere(true)
        },
        () => {},
      )
    }, [isHere, props])
    return Part ? <Part {...props} /> : null
  }
}

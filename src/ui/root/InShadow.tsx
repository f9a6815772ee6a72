import { type ReactNode, useEffect, useState } from "react"
import type { ShadowPlace } from "../shadow/ShadowPlace.tsx"

const fetchPlace = async () => {
  const module = await import("../shadow/ShadowPlace.tsx")
  module.supportShadowRoots()
  return module.ShadowPlace
}

interface Props {
  /** Shown where the shadow root would be, when what makes it cannot be fetched. */
  readonly broken: (retry: () => void) => ReactNode
  readonly report: (error: unknown) => void
  readonly children: ReactNode
}

/**
 * Its children in a shadow root. What makes it is fetched once it is drawn: a server draws nothing, and neither does the
 * first time in the browser.
 */
export const InShadow = ({ broken, report, children }: Props) => {
  const [Place, setPlace] = useState<typeof ShadowPlace>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (Place || isBroken) return
    let isWanted = true
    fetchPlace().then(
      (fetched) => void (isWanted && setPlace(() => fetched)),
      (error: unknown) => {
        if (!isWanted) return
        setBroken(true)
        report(error)
      },
    )
    return () => void (isWanted = false)
  }, [Place, isBroken, report])
  if (isBroken) return broken(() => setBroken(false))
  return Place ? <Place>{children}</Place> : null
}

import { type ReactNode, useEffect, useState } from "react"
import type { ShadowPlace } from "../shadow/ShadowPlace.tsx"

const fetchPlace = async () => {
  const module = await import("../shadow/ShadowPlace.tsx")
  await module.prepareShadowRoots()
  return module.ShadowPlace
}

/**
 * Its children in a shadow root. What makes it, our style sheet among it, is fetched once it is drawn: a server draws
 * nothing, and neither does the first time in the browser. Fails as a part does that cannot be fetched.
 */
export const InShadow = ({ children }: { readonly children: ReactNode }) => {
  const [Place, setPlace] = useState<typeof ShadowPlace>()
  useEffect(() => {
    let isWanted = true
    const set = (next: () => typeof ShadowPlace) => void (isWanted && setPlace(next))
    const fail = (error: unknown) =>
      set(() => {
        throw error
      })
    fetchPlace().then((fetched) => set(() => fetched), fail)
    return () => void (isWanted = false)
  }, [])
  return Place ? <Place>{children}</Place> : null
}

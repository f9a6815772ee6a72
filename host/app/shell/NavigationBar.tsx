import { limits } from "balcao/contract"
import { LoadingBar } from "balcao/ui"
import { useEffect, useState } from "react"
import { useIsNavigating } from "../routing/navigation.ts"
import { navigationBar } from "./navigationBar.css.ts"

/** The first stage lasts this long; after that the page's file is still loading. */
const firstStageMs = 150
const [start, late] = limits.loadingBar.steps

/** The progress of a navigation in percent; undefined without one. */
const useProgress = (): number | undefined => {
  const isNavigating = useIsNavigating()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!isNavigating) return undefined
    const timer = setTimeout(() => setWaited(true), firstStageMs)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [isNavigating])
  if (!isNavigating) return undefined
  return waited ? late : start
}

/** The 3 px loading bar of a navigation: 35, then 75 percent (section 4), hidden when it ends. */
export const NavigationBar = () => {
  const progress = useProgress()
  return (
    <div className={navigationBar} aria-busy={progress !== undefined}>
      {progress === undefined ? null : <LoadingBar progress={progress / 100} />}
    </div>
  )
}

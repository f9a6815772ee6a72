import { limits } from "balcao/contract"
import { LoadingBar } from "balcao/ui"
import { useEffect, useState } from "react"
import { useIsNavigating } from "../routing/navigation.ts"
import { navigationBar } from "./navigationBar.css.ts"

/** How long the first stage lasts, in ms: after that the page's file is what one waits for. */
const firstStageMs = 150
const [start, late] = limits.loadingBar.steps

/** How far a navigation is, in percent; undefined when none is on its way. */
const useProgress = (): number | undefined => {
  const moving = useIsNavigating()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!moving) return undefined
    const timer = setTimeout(() => setWaited(true), firstStageMs)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [moving])
  if (!moving) return undefined
  return waited ? late : start
}

/** The 3 px line over the sheet while a page comes: 35, then 75 (section 4), gone at the end whatever it is. */
export const NavigationBar = () => {
  const progress = useProgress()
  return (
    <div className={navigationBar} aria-busy={progress !== undefined}>
      {progress === undefined ? null : <LoadingBar progress={progress / 100} />}
    </div>
  )
}

import { useCallback } from "react"
import { usePickingWords } from "./words.ts"

/** Says minutes as people do, with hours once there are any. */
export const useSpan = () => {
  const say = usePickingWords()
  return useCallback(
    (minutes: number) =>
      minutes < 60
        ? say("minutes", { minutes })
        : say("hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    [say],
  )
}

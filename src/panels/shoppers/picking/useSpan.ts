import { useCallback } from "react"
import { usePickingWords } from "./words.ts"

/** Returns a function that formats minutes, with hours if there are any. */
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

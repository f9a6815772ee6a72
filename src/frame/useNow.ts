import { useEffect, useState } from "react"

/** What a clock says, in milliseconds since 1970, read anew as often as said while it is shown. */
export const useNow = (clock: () => number, tickMs: number): number => {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), tickMs)
    return () => clearInterval(timer)
  }, [clock, tickMs])
  return now
}

import { useEffect, useState } from "react"

/** Returns the clock's time in milliseconds since 1970, updated every `tickMs` while it is shown. */
export const useNow = (clock: () => number, tickMs: number): number => {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), tickMs)
    return () => clearInterval(timer)
  }, [clock, tickMs])
  return now
}

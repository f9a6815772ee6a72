import { useState } from "react"

/** Something a host may keep for a panel: it changes at once, and the host may change it too. */
export const useHostState = <A>(given: A) => {
  const [now, setNow] = useState(given)
  const [lastGiven, setTold] = useState(given)
  if (given !== lastGiven) {
    setTold(given)
    setNow(given)
  }
  return [now, setNow] as const
}

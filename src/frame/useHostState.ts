import { useState } from "react"

/** State that a panel changes at once, and that a host may set as well. */
export const useHostState = <A>(given: A) => {
  const [now, setNow] = useState(given)
  const [lastGiven, setTold] = useState(given)
  if (given !== lastGiven) {
    setTold(given)
    setNow(given)
  }
  return [now, setNow] as const
}

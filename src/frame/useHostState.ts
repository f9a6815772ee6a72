import { useState } from "react"

/** State that a panel changes at once, and that a host may set as well. */
export const useHostState = <A>(hostValue: A) => {
  const [now, setNow] = useState(hostValue)
  const [lastGiven, setLastGiven] = useState(hostValue)
  if (hostValue !== lastGiven) {
    setLastGiven(hostValue)
    setNow(hostValue)
  }
  return [now, setNow] as const
}

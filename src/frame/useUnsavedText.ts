import { useEffect, useState } from "react"
import { useKeptOnExpiry } from "./useKeptOnExpiry.ts"
import { useUnsaved } from "./useUnsaved.ts"

/**
 * A text that is typed where no editor and no dialog is: leaving asks while it differs from the initial one, and the same user
 * finds it after their session expired. `name` says of what it is.
 */
export const useUnsavedText = (name: string, initial: string) => {
  const [text, setText] = useState(initial)
  const isUnsaved = text !== initial
  useUnsaved(isUnsaved)
  const claim = useKeptOnExpiry(name, () => (isUnsaved ? text : undefined))
  useEffect(() => {
    const draft = claim()
    // oxlint-disable-next-line react/set-state-in-effect -- taken from the store once
    if (typeof draft === "string") setText(draft)
  }, [claim])
  return [text, setText] as const
}

import type { ReadonlySignal } from "@preact/signals-core"
import { useCallback, useEffect, useRef, useState } from "react"
import { useValue } from "../../frame/useValue.ts"

/** The way out of an editor, which asks first when something would be lost. */
export interface Leaving {
  readonly isAsking: boolean
  /** Goes, at once or after the person agreed. */
  leave(go: () => void): void
  /** Goes without asking: nothing is lost, or the person agreed. */
  release(go: () => void): void
  confirm(): void
  stay(): void
}

/** Tells the host what is unsaved, holds the page while it is, and asks before the editor's own ways out. */
export const useLeaving = (
  dirty: ReadonlySignal<boolean>,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): Leaving => {
  const isDirty = useValue(dirty)
  const [asked, setAsked] = useState<{ readonly go: () => void }>()
  const told = useRef(false)
  const listener = useRef(onDirtyChange)
  useEffect(() => {
    listener.current = onDirtyChange
  })
  const tell = useCallback((now: boolean) => {
    if (told.current === now) return
    told.current = now
    listener.current?.(now)
  }, [])

  useEffect(() => tell(isDirty), [tell, isDirty])
  useEffect(() => () => tell(false), [tell])
  useEffect(() => {
    if (!isDirty) return
    const hold = (event: BeforeUnloadEvent) => {
      if (told.current) event.preventDefault()
    }
    addEventListener("beforeunload", hold)
    return () => removeEventListener("beforeunload", hold)
  }, [isDirty])

  /** The host hears of it before it is asked to go: its router asks too. */
  const release = (go: () => void) => {
    tell(false)
    setAsked(undefined)
    go()
  }
  return {
    isAsking: asked !== undefined,
    leave: (go) => (dirty.peek() ? setAsked({ go }) : release(go)),
    release,
    confirm: () => asked && release(asked.go),
    stay: () => setAsked(undefined),
  }
}

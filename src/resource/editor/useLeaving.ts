import type { ReadonlySignal } from "@preact/signals-core"
import { useCallback, useEffect, useRef, useState } from "react"
import { useValue } from "../../frame/useValue.ts"

/** The way out of an editor, which asks first when something would be lost. */
export interface Leaving {
  readonly isAsking: boolean
  /** Goes, at once or after the person agreed. */
  leave(go: () => void): void
  confirm(): void
  stay(): void
}

/** A way out of the host's own, such as a link of its menu, that it holds back while something is unsaved. */
export interface HeldLeave {
  /** Goes where the person was going. */
  readonly go: () => void
  readonly stay: () => void
}

/** What a host gives to and hears from an editor about what is unsaved. */
export interface LeavingProps {
  /** Told whether something is unsaved, so that the host can hold its own navigation back. */
  readonly onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /** A navigation the host holds back: the editor asks, then lets it go or stay. */
  readonly held?: HeldLeave | undefined
}

/** Tells the host what is unsaved, holds the page while it is, and asks before any way out. */
export const useLeaving = (
  dirty: ReadonlySignal<boolean>,
  { onDirtyChange, held }: LeavingProps,
): Leaving => {
  const isDirty = useValue(dirty)
  const [pendingLeave, setAsked] = useState<{ readonly go: () => void }>()
  const reportedDirty = useRef(false)
  const listener = useRef(onDirtyChange)
  useEffect(() => {
    listener.current = onDirtyChange
  })
  const notifyHost = useCallback((now: boolean) => {
    if (reportedDirty.current === now) return
    reportedDirty.current = now
    listener.current?.(now)
  }, [])

  useEffect(() => notifyHost(isDirty), [notifyHost, isDirty])
  useEffect(() => () => notifyHost(false), [notifyHost])
  useEffect(() => {
    if (!isDirty) return
    const hold = (event: BeforeUnloadEvent) => {
      if (reportedDirty.current) event.preventDefault()
    }
    addEventListener("beforeunload", hold)
    return () => removeEventListener("beforeunload", hold)
  }, [isDirty])

  /** The host hears of it before it is asked to go: its router asks too. */
  const release = (go: () => void) => {
    notifyHost(false)
    setAsked(undefined)
    go()
  }
  const leaveRequest = pendingLeave ?? held
  return {
    isAsking: leaveRequest !== undefined,
    leave: (go) => (dirty.peek() ? setAsked({ go }) : release(go)),
    confirm: () => leaveRequest && release(leaveRequest.go),
    stay: () => (pendingLeave ? setAsked(undefined) : held?.stay()),
  }
}

import type { ReadonlySignal } from "@preact/signals-core"
import { useCallback, useEffect, useRef, useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { askBeforeLeaving } from "../../frame/useUnsaved.ts"
import { useValue } from "../../frame/useValue.ts"

/** Leaving an editor, which asks first when changes would be lost. */
export interface Leaving {
  readonly isAsking: boolean
  /** Calls `go` at once, or after the person agreed to lose their changes. */
  leave(go: () => void): void
  confirm(): void
  stay(): void
}

/** A navigation of the host, such as a link of its menu, held back while something is unsaved. */
export interface HeldLeave {
  /** Goes on with the navigation. */
  readonly go: () => void
  readonly stay: () => void
}

/** Contract between a host and an editor about unsaved changes. */
export interface LeavingProps {
  /** Called when the draft becomes dirty or clean, so that the host can hold its own navigation back. */
  readonly onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /** A navigation the host holds back: the editor asks, then lets it go or stay. */
  readonly held?: HeldLeave | undefined
}

/** Tells the host about unsaved changes and asks before the person leaves them, also when the page closes. */
export const useLeaving = (
  dirty: ReadonlySignal<boolean>,
  { onDirtyChange: reportDirty, held }: LeavingProps,
): Leaving => {
  const onDirtyChange = useHostCallback(reportDirty)
  const isDirty = useValue(dirty)
  const [pendingLeave, setPendingLeave] = useState<{ readonly go: () => void }>()
  const { client } = usePanel()
  /** Ends the asking of what is around the editor; undefined while nothing is unsaved. */
  const release = useRef<() => void>(undefined)
  const host = useRef({ onDirtyChange, client: reportDirty ? undefined : client })
  useEffect(() => {
    host.current = { onDirtyChange, client: reportDirty ? undefined : client }
  })
  const notifyHost = useCallback((now: boolean) => {
    if ((release.current !== undefined) === now) return
    release.current?.()
    release.current = now ? askBeforeLeaving(host.current.client) : undefined
    host.current.onDirtyChange(now)
  }, [])

  useEffect(() => notifyHost(isDirty), [notifyHost, isDirty])
  useEffect(() => () => notifyHost(false), [notifyHost])

  /** The host is told first that nothing is unsaved, or else its router would ask too. */
  const leaveNow = (go: () => void) => {
    notifyHost(false)
    setPendingLeave(undefined)
    go()
  }
  const leaveRequest = pendingLeave ?? held
  return {
    isAsking: leaveRequest !== undefined,
    leave: (go) => (dirty.peek() ? setPendingLeave({ go }) : leaveNow(go)),
    confirm: () => leaveRequest && leaveNow(leaveRequest.go),
    stay: () => (pendingLeave ? setPendingLeave(undefined) : held?.stay()),
  }
}

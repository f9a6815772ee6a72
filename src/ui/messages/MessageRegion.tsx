import { useEffect, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { useUNSAFE_PortalContext } from "react-aria/PortalProvider"
import type { Messages, QueuedMessage } from "./messageQueue.ts"
import * as css from "./messages.css.ts"
import { Snackbar } from "./Snackbar.tsx"
import { Toast } from "./Toast.tsx"

export interface MessageRegionProps {
  readonly queue: Messages
  /** The name of the region for assistive technology. */
  readonly label: string
}

const none: readonly QueuedMessage[] = []

/** Shows the messages of a queue over the page and reads them out when nothing else is being said. */
export const MessageRegion = ({ queue, label }: MessageRegionProps) => {
  const { getContainer } = useUNSAFE_PortalContext()
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const messages = useSyncExternalStore(queue.subscribe, queue.list, () => none)
  // oxlint-disable-next-line react/set-state-in-effect -- the container is there only after the first commit
  useEffect(() => setContainer(getContainer?.() ?? null), [getContainer])
  if (!container) return null
  const of = (kind: QueuedMessage["kind"]) => messages.filter((message) => message.kind === kind)
  return createPortal(
    <section aria-label={label} data-react-aria-top-layer="true">
      <div className={css.foot} aria-live="polite">
        {of("snackbar").map((message) => (
          <Snackbar key={message.id} message={message} onClose={() => queue.close(message.id)} />
        ))}
      </div>
      <div className={css.corner} aria-live="polite">
        {of("toast").map((message) => (
          <Toast key={message.id} message={message} onClose={() => queue.close(message.id)} />
        ))}
      </div>
    </section>,
    container,
  )
}

import { useContext, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { IsolatedLayer } from "../root/Isolated.tsx"
import { raiseLayer } from "../root/topLayer.ts"
import { keepClearOfBars } from "./clearOfBars.ts"
import type { MessageQueue, QueuedMessage } from "./messageQueue.ts"
import * as css from "./messages.css.ts"
import { Snackbar } from "./Snackbar.tsx"
import { Toast } from "./Toast.tsx"

export interface MessageRegionProps {
  readonly queue: MessageQueue
  /** The name of the region for assistive technology. */
  readonly label: string
}

const noMessages: readonly QueuedMessage[] = []

/** An open dialog makes all around it inert. React Aria spares messages, but does not find them in a shadow root. */
const keepPressable = (region: HTMLElement | null) => {
  if (!region) return
  const both = [region, region.parentElement].filter((element) => element !== null)
  const observer = new MutationObserver(() => {
    for (const element of both) if (element.inert) element.inert = false
  })
  for (const element of both) observer.observe(element, { attributeFilter: ["inert"] })
  return () => observer.disconnect()
}

/** Shows the messages of a queue over the page and announces them politely. */
export const MessageRegion = ({ queue, label }: MessageRegionProps) => {
  const getContainer = useContext(IsolatedLayer)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const messages = useSyncExternalStore(queue.subscribe, queue.list, () => noMessages)
  // oxlint-disable-next-line react/set-state-in-effect -- the container exists only after the first commit
  useEffect(() => setContainer(getContainer()), [getContainer])
  const region = useRef<HTMLElement>(null)
  useEffect(() => keepPressable(region.current), [container])
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (container && newest !== undefined) raiseLayer(container)
  }, [container, newest])
  useEffect(
    () => (region.current && messages.length > 0 ? keepClearOfBars(region.current) : undefined),
    [container, messages],
  )
  if (!container) return null
  const ofKind = (kind: QueuedMessage["kind"]) => messages.filter((message) => message.kind === kind)
  return createPortal(
    <section ref={region} aria-label={label} data-react-aria-top-layer="true">
      <div className={css.snackbars} aria-live="polite">
        {ofKind("snackbar").map((message) => (
          <Snackbar key={message.id} message={message} onClose={() => queue.close(message.id)} />
        ))}
      </div>
      <div className={css.toasts} aria-live="polite">
        {ofKind("toast").map((message) => (
          <Toast key={message.id} message={message} onClose={() => queue.close(message.id)} />
        ))}
      </div>
    </section>,
    container,
  )
}

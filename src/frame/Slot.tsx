import { type ReactNode, useLayoutEffect, useRef } from "react"
import { PanelBoundary } from "./PanelBoundary.tsx"
import { usePanel } from "./PanelContext.ts"
import { slot } from "./slot.css.ts"

/** Content of a slot: React nodes, or an element created by the host. */
export type SlotContent = ReactNode | Node

/** Slots of every panel. What is in them is the host's: its styles count there. */
export interface PanelSlots {
  /** Above the panel. */
  readonly header?: SlotContent
  /** Below the panel. */
  readonly footer?: SlotContent
}

interface Props {
  readonly name: string
  readonly children: SlotContent
}

const nothing = () => null

/** Also one of another window; a server has no nodes at all. */
const isNode = (content: SlotContent): content is Node =>
  typeof content === "object" && content !== null && "nodeType" in content

/** The host's node, in a box of ours for as long as it is shown. */
const Adopted = ({ node }: { readonly node: Node }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    element?.append(node)
    return () => {
      if (node.parentNode === element) element?.removeChild(node)
    }
  }, [node])
  return <div ref={box} className={slot} />
}

/** One slot of a panel; takes no room while it is empty, and what breaks in it leaves the panel as it is. */
export const Slot = ({ name, children }: Props) => {
  const { report } = usePanel()
  if (children === undefined || children === null || children === false) return null
  return (
    <div data-slot={name} className={slot}>
      <PanelBoundary broken={nothing} report={report}>
        {isNode(children) ? <Adopted node={children} /> : children}
      </PanelBoundary>
    </div>
  )
}

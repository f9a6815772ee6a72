import { memo, type ReactNode, type Ref } from "react"
import { createPortal } from "react-dom"
import { Slot, type SlotContent } from "../frame/Slot.tsx"
import { Button } from "../ui/button/Button.tsx"
import { plus } from "../ui/icon/icons.ts"
import type { List } from "./List.ts"
import { ListTools } from "./ListTools.tsx"
import { head, title as titleStyle } from "./screenHead.css.ts"

interface Props {
  readonly list: List
  /** Left out when the host shows its own. */
  readonly title: string | undefined
  readonly onCreate: () => void
  /** The host's own, after the filters. */
  readonly hostTools: SlotContent
  readonly tools: ReactNode
  /** The element that shows the main action instead of this head; null until it exists. */
  readonly place: Element | null | undefined
  readonly searchBox: Ref<HTMLInputElement>
}

const BaseListHead = (props: Props) => {
  const { list, title, onCreate, hostTools, tools, place, searchBox } = props
  const action = list.rights.create && (
    <Button tone="primary" icon={plus} collapsesToIcon onPress={onCreate}>
      {list.word("create")}
    </Button>
  )
  const elsewhere = place !== undefined
  return (
    <>
      {place ? createPortal(action, place) : null}
      {title === undefined ? null : (
        <header className={head}>
          <h2 className={titleStyle}>{title}</h2>
          {elsewhere ? null : action}
        </header>
      )}
      <ListTools {...{ list, searchBox }} end={title === undefined && !elsewhere ? action : null}>
        <Slot name="tools">{hostTools}</Slot>
        {tools}
      </ListTools>
    </>
  )
}

/** The top of a list: its title, the way to a new record, and what acts on all of it. */
export const ListHead = memo(BaseListHead)

import type { ReactNode, Ref } from "react"
import { createPortal } from "react-dom"
import { Button } from "../ui/button/Button.tsx"
import { plus } from "../ui/icon/icons.ts"
import type { List } from "./List.ts"
import type { ListWords } from "./ListSpec.ts"
import { ListTools } from "./ListTools.tsx"
import { head, title as titleStyle } from "./resourceList.css.ts"

interface Props<Row, W extends ListWords, R> {
  readonly list: List<Row, W, R>
  /** Left out when the host shows its own. */
  readonly title: string | undefined
  readonly onCreate: () => void
  readonly slots: { readonly tools?: ReactNode; readonly actions?: Element | null } | undefined
  readonly searchBox: Ref<HTMLInputElement>
}

/** The top of a list: its title, the way to a new record, and what acts on all of it. */
export const ListHead = <Row, W extends ListWords, R>(props: Props<Row, W, R>) => {
  const { list, title, onCreate, slots, searchBox } = props
  const action = list.rights.create && (
    <Button tone="primary" icon={plus} onPress={onCreate}>
      {list.word("create")}
    </Button>
  )
  const elsewhere = slots && "actions" in slots
  return (
    <>
      {elsewhere && slots.actions ? createPortal(action, slots.actions) : null}
      {title === undefined ? null : (
        <header className={head}>
          <h2 className={titleStyle}>{title}</h2>
          {elsewhere ? null : action}
        </header>
      )}
      <ListTools {...{ list, searchBox }} end={title === undefined && !elsewhere ? action : null}>
        {slots?.tools}
      </ListTools>
    </>
  )
}

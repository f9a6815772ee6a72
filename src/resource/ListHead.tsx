import type { ReactNode, Ref } from "react"
import { createPortal } from "react-dom"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { SearchField } from "../ui/field/SearchField.tsx"
import { plus } from "../ui/icon/icons.ts"
import { PanelTools } from "../ui/panel/PanelTools.tsx"
import { head, push, title as titleStyle } from "./resourceList.css.ts"
import { listWords } from "./listWords.ts"

interface Props {
  /** Left out when the host shows its own. */
  readonly title: string | undefined
  readonly create: { readonly label: string; readonly onPress: () => void } | undefined
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly slots: { readonly tools?: ReactNode; readonly actions?: Element | null } | undefined
  readonly searchBox: Ref<HTMLInputElement>
}

/** The top of a list: its title, the way to a new record, and the search box. */
export const ListHead = ({ title, create, search, onSearch, slots, searchBox }: Props) => {
  const say = useWords("list", listWords)
  const action = create && (
    <Button tone="primary" icon={plus} onPress={create.onPress}>
      {create.label}
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
      <PanelTools>
        <SearchField
          label={say("search")}
          placeholder={say("search")}
          clearLabel={say("clearSearch")}
          shortcut="/"
          value={search}
          onChange={onSearch}
          inputRef={searchBox}
        />
        {slots?.tools}
        {title === undefined && !elsewhere ? <span className={push}>{action}</span> : null}
      </PanelTools>
    </>
  )
}

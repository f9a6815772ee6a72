import { type SessionUser, usePanel, useValue } from "balcao"
import { IconButton, panelLeft, search, SearchField, x } from "balcao/ui"
import { memo, useCallback, useMemo, useRef, useState } from "react"
import { Link } from "../routing/Link.tsx"
import { useNavigate } from "../routing/navigation.ts"
import { Logo } from "../brand/Logo.tsx"
import { useFooterTitle } from "../brand/useFooterTitle.ts"
import { home } from "../addresses.ts"
import { filterMenu, menuOf } from "../routing/menu.ts"
import { LanguageSelect } from "./LanguageSelect.tsx"
import { NavigationMenu } from "./NavigationMenu.tsx"
import { useShellWords } from "../words/words.ts"
import { filter, foot, logo, scroll, sidebar, top } from "./sidebar.css.ts"
import { useSlashShortcut } from "./useSlashShortcut.ts"
import { useSheet } from "../sheets/openSheet.ts"

interface Props {
  /** Only icons are shown. */
  readonly rail?: boolean
  /** Toggles `rail`; a drawer has `onClose` instead. */
  readonly onRail?: (rail: boolean) => void
  readonly onClose?: () => void
}

const useMenu = (user: SessionUser | undefined) => useMemo(() => (user ? menuOf(user) : []), [user])

const Top = ({ rail = false, onRail, onClose }: Props) => {
  const say = useShellWords()
  const open = useSheet()
  return (
    <div className={top({ rail })}>
      {!rail && (
        <Link to={home} className={logo}>
          <Logo />
        </Link>
      )}
      {onClose && (
        <IconButton
          icon={search}
          label={say("find")}
          size="small"
          onPress={() => {
            onClose()
            open("palette")
          }}
        />
      )}
      {onClose && <IconButton icon={x} label={say("closeMenu")} size="small" onPress={onClose} />}
      {onRail && (
        <IconButton
          icon={panelLeft}
          label={say(rail ? "expand" : "collapse")}
          size="small"
          onPress={() => onRail(!rail)}
        />
      )}
    </div>
  )
}

/** The side menu with its filter. */
export const Sidebar = memo((props: Props) => {
  const { rail = false, onRail, onClose } = props
  const say = useShellWords()
  const { client, locale } = usePanel()
  const footerTitle = useFooterTitle()
  const user = useValue(client.session.user)
  const menu = useMenu(user)
  const [text, setText] = useState("")
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const shown = useMemo(() => filterMenu(menu, text, locale), [menu, text, locale])
  const expand = useCallback(() => onRail?.(false), [onRail])
  useSlashShortcut(box, rail, expand)
  const openFirst = () => {
    const entries = shown.flatMap((section) => section.entries)
    const first = entries.find(({ isComing }) => !isComing) ?? entries[0]
    if (text.trim() === "" || !first) return
    setText("")
    navigate(first.to)
  }
  return (
    <div className={sidebar}>
      <Top {...props} />
      {!rail && (
        <form
          className={filter}
          onSubmit={(event) => {
            event.preventDefault()
            openFirst()
          }}
        >
          <SearchField
            label={say("filter")}
            placeholder={say("filter")}
            clearLabel={say("clearFilter")}
            shortcut={onClose ? undefined : "/"}
            value={text}
            onChange={setText}
            inputRef={box}
          />
        </form>
      )}
      <nav className={scroll} aria-label={say("menu")}>
        <NavigationMenu sections={shown} isFiltered={text.trim() !== ""} rail={rail} onExpand={expand} />
        {shown.length === 0 && <output>{say("filterNone", { text: text.trim() })}</output>}
      </nav>
      {!rail && (
        <div className={foot}>
          {footerTitle}
          {onClose && <LanguageSelect />}
        </div>
      )}
    </div>
  )
})

import { usePanel, useValue } from "balcao"
import { bell, commandKey, Icon, IconButton, Kbd, Menu, menu, plus, search } from "balcao/ui"
import { memo } from "react"
import { Link } from "../routing/Link.tsx"
import { useNavigate } from "../routing/navigation.ts"
import { useBell } from "../activity/useBell.ts"
import { home } from "../addresses.ts"
import { Logo } from "../brand/Logo.tsx"
import { CurrentCompany } from "../company/CurrentCompany.tsx"
import { creationsOf } from "../routing/userScreens.ts"
import { dot, find, findText, header, logo, onDesk, onPhone, pushed, withDot } from "./header.css.ts"
import { LanguageSelect } from "./LanguageSelect.tsx"
import { useShellWords } from "../words/words.ts"
import { HeaderChats } from "./HeaderChats.tsx"
import { HeaderStoreToggle } from "./HeaderStoreToggle.tsx"
import { UserMenu } from "./UserMenu.tsx"
import { useNarrow } from "./useNarrow.ts"
import { useSheet } from "../sheets/openSheet.ts"

const FindButton = () => {
  const say = useShellWords()
  const open = useSheet()
  return (
    <button
      type="button"
      className={find}
      aria-keyshortcuts={commandKey() === "⌘" ? "Meta+K" : "Control+K"}
      onClick={() => open("palette")}
    >
      <Icon shape={search} />
      <span className={findText}>{say("find")}</span>
      <Kbd>{commandKey() === "⌘" ? "⌘K" : "Ctrl K"}</Kbd>
    </button>
  )
}

const QuickActions = () => {
  const say = useShellWords()
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const navigate = useNavigate()
  const creations = user ? creationsOf(user) : []
  if (creations.length === 0) return null
  return (
    <span className={onDesk}>
      <Menu
        label={say("create")}
        trigger={<IconButton icon={plus} label={say("create")} />}
        items={creations.map(({ to, label }) => ({ id: to, label: label[locale] }))}
        onAction={(to) => navigate(to)}
      />
    </span>
  )
}

const ActivityButton = () => {
  const open = useSheet()
  const { label, hasDot } = useBell()
  return (
    <span className={`${withDot} ${onDesk}`}>
      <IconButton icon={bell} label={label} onPress={() => open("activity")} />
      {hasDot && <i className={dot} />}
    </span>
  )
}

/**
 * The header: logo, company, search, store, conversations, quick actions, activity, language and account. On phones the search moves to
 * the side menu, the activity to the account menu and the language to the footer, so that company and store keep room for their text.
 */
export const Header = memo(({ onMenu }: { readonly onMenu: () => void }) => {
  const say = useShellWords()
  const isNarrow = useNarrow()
  return (
    <header className={header}>
      <span className={onPhone}>
        <IconButton icon={menu} label={say("openMenu")} onPress={onMenu} />
      </span>
      <Link to={home} className={logo}>
        <Logo bare={isNarrow} />
      </Link>
      <CurrentCompany />
      <span className={pushed} />
      <FindButton />
      <HeaderStoreToggle />
      <HeaderChats />
      <QuickActions />
      <ActivityButton />
      {!isNarrow && <LanguageSelect short />}
      <UserMenu />
    </header>
  )
})

import { chevronDown, chevronRight, Icon, type IconShape, IconButton, star, Tooltip } from "balcao/ui"
import { memo, useId } from "react"
import { Link } from "../routing/Link.tsx"
import { coming, entry, item, name, starred as starStyle, sub } from "./navigationMenu.css.ts"
import type { ScreenLink } from "../routing/useSavedScreens.ts"
import { useStars } from "../routing/useSavedScreens.ts"
import { useShellWords } from "../words/words.ts"

/** An entry of the side menu, ready to render. */
interface MenuLink extends ScreenLink {
  /** Its screen is not built yet. */
  readonly isComing?: boolean
}

/** A group of the side menu, ready to render. */
export interface MenuGroup {
  readonly id: string
  readonly title: string
  readonly icon: IconShape
  /** Shown as a single entry that does not collapse. */
  readonly isSingle: boolean
  readonly entries: ReadonlyArray<MenuLink>
}

interface Props {
  readonly group: MenuGroup
  /** The current address, if it belongs to this group. */
  readonly current: string | undefined
}

interface EntryProps {
  readonly screen: MenuLink
  readonly icon?: IconShape
  readonly isCurrent: boolean
  readonly rail?: boolean
}

const Star = ({ screen: { to, label } }: { readonly screen: ScreenLink }) => {
  const say = useShellWords()
  const { starred, toggle } = useStars()
  const isOn = starred.includes(to)
  return (
    <span className={starStyle} data-on={isOn || undefined}>
      <IconButton
        icon={star}
        label={say(isOn ? "unstar" : "star", { name: label })}
        size="small"
        excludeFromTabOrder
        onPress={() => toggle(to)}
      />
    </span>
  )
}

/** Memoized: the menu has about a hundred entries, and each navigation changes only two. */
const Entry = memo(({ screen, icon, isCurrent, rail = false }: EntryProps) => {
  const say = useShellWords()
  const link = (
    <Link
      to={screen.to}
      className={item({ rail })}
      data-menu-item
      aria-current={isCurrent ? "page" : undefined}
      title={rail ? screen.label : undefined}
    >
      {icon && <Icon shape={icon} />}
      <span className={name({ rail })}>
        {screen.label}
        {screen.isComing && <small className={coming}> {say("comingSoon")}</small>}
      </span>
    </Link>
  )
  return (
    <li className={entry}>
      {link}
      {!rail && <Star screen={screen} />}
    </li>
  )
})

/** A group with a single entry: shows the entry itself. */
export const SingleEntryGroup = ({ group, current, rail }: Props & { readonly rail: boolean }) =>
  group.entries.map((screen) => (
    <Entry key={screen.to} screen={screen} icon={group.icon} isCurrent={screen.to === current} rail={rail} />
  ))

/** A group in the icon-only sidebar: a press expands the sidebar and opens the group. */
export const RailGroup = ({ group, current, onOpen }: Props & { readonly onOpen: () => void }) => (
  <li>
    <Tooltip text={group.title}>
      <button
        type="button"
        className={item({ rail: true })}
        data-menu-item
        aria-label={group.title}
        {...(current !== undefined && { "aria-current": "true" })}
        onClick={onOpen}
      >
        <Icon shape={group.icon} />
      </button>
    </Tooltip>
  </li>
)

interface CollapsibleProps extends Props {
  readonly open: boolean
  readonly onToggle: (group: string, open: boolean) => void
}

/** A group that expands and collapses at a press. */
export const CollapsibleGroup = memo(({ group, current, open, onToggle }: CollapsibleProps) => {
  const { title, icon, entries } = group
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className={item({ rail: false })}
        data-menu-item
        aria-expanded={open}
        aria-controls={id}
        aria-current={current !== undefined && !open ? "true" : undefined}
        onClick={() => onToggle(group.id, !open)}
      >
        <Icon shape={icon} />
        <span className={name({ rail: false })}>{title}</span>
        <Icon shape={open ? chevronDown : chevronRight} size={14} />
      </button>
      <ul id={id} className={sub} hidden={!open}>
        {entries.map((screen) => (
          <Entry key={screen.to} screen={screen} isCurrent={screen.to === current} />
        ))}
      </ul>
    </li>
  )
})

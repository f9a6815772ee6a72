import { chevronDown, chevronRight, Icon, type IconShape, IconButton, star, Tooltip } from "balcao/ui"
import { memo, useId } from "react"
import { Button as AriaButton } from "react-aria-components/Button"
import { Link } from "../routing/Link.tsx"
import { entry, item, name, starred as starStyle, sub } from "./navigationMenu.css.ts"
import type { Place } from "./usePlaces.ts"
import { useStars } from "./usePlaces.ts"
import { useShellWords } from "./shellWords.ts"

/** A group of the menu as it is drawn. */
export interface ShelfOf {
  readonly id: string
  readonly title: string
  readonly icon: IconShape
  /** Shown as one entry, without a fold. */
  readonly alone: boolean
  readonly entries: ReadonlyArray<Place>
}

interface Props {
  readonly shelf: ShelfOf
  /** The address one is at, when it is in this group. */
  readonly current: string | undefined
}

interface EntryProps {
  readonly place: Place
  readonly icon?: IconShape
  readonly isCurrent: boolean
  readonly rail?: boolean
}

const Star = ({ place: { to, label } }: { readonly place: Place }) => {
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

/** Drawn anew only when it changes itself: there are a hundred, and each press of one changes two. */
const Entry = memo(({ place, icon, isCurrent, rail = false }: EntryProps) => {
  const link = (
    <Link
      to={place.to}
      className={item({ rail })}
      data-menu-item
      aria-current={isCurrent ? "page" : undefined}
      title={rail ? place.label : undefined}
    >
      {icon && <Icon shape={icon} />}
      <span className={name({ rail })}>{place.label}</span>
    </Link>
  )
  return (
    <li className={entry}>
      {link}
      {!rail && <Star place={place} />}
    </li>
  )
})

/** A group of one: the entry itself. */
export const AloneShelf = ({ shelf, current, rail }: Props & { readonly rail: boolean }) =>
  shelf.entries.map((place) => (
    <Entry key={place.to} place={place} icon={shelf.icon} isCurrent={place.to === current} rail={rail} />
  ))

/** A group where there is only room for its icon: a press opens the menu at it. */
export const RailShelf = ({ shelf, current, onOpen }: Props & { readonly onOpen: () => void }) => (
  <li>
    <Tooltip text={shelf.title}>
      <AriaButton
        className={item({ rail: true })}
        data-menu-item
        aria-label={shelf.title}
        {...(current !== undefined && { "aria-current": "true" })}
        onPress={onOpen}
      >
        <Icon shape={shelf.icon} />
      </AriaButton>
    </Tooltip>
  </li>
)

interface FoldingProps extends Props {
  readonly open: boolean
  readonly onToggle: (shelf: string, open: boolean) => void
}

/** A group that opens and folds at a press. */
export const FoldingShelf = memo(({ shelf, current, open, onToggle }: FoldingProps) => {
  const { title, icon, entries } = shelf
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
        onClick={() => onToggle(shelf.id, !open)}
      >
        <Icon shape={icon} />
        <span className={name({ rail: false })}>{title}</span>
        <Icon shape={open ? chevronDown : chevronRight} size={14} />
      </button>
      <ul id={id} className={sub} hidden={!open}>
        {entries.map((place) => (
          <Entry key={place.to} place={place} isCurrent={place.to === current} />
        ))}
      </ul>
    </li>
  )
})

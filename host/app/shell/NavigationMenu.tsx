import { usePanel } from "balcao"
import { chevronDown, chevronRight, Icon, Tooltip } from "balcao/ui"
import { useId, useState } from "react"
import { Link, useLocation } from "react-router"
import { Button as AriaButton } from "react-aria-components/Button"
import type { Section } from "../routing/menu.ts"
import { menuAddressOf } from "../routing/trail.ts"
import { menuIcons } from "./menuIcons.ts"
import { item, list, name, sub } from "./navigationMenu.css.ts"

interface Props {
  readonly sections: ReadonlyArray<Section>
  /** Everything stands open: one is looking for something. */
  readonly all: boolean
  readonly rail: boolean
  readonly onExpand: () => void
}

interface ItemProps {
  readonly section: Section
  readonly current: string | undefined
  readonly rail: boolean
}

const Alone = ({ section: { group, entries }, current, rail }: ItemProps) => {
  const { locale } = usePanel()
  return entries.map(({ to, label }) => (
    <li key={to}>
      <Link
        to={to}
        className={item({ rail })}
        aria-current={to === current ? "page" : undefined}
        title={rail ? label[locale] : undefined}
      >
        <Icon shape={menuIcons[group.icon]} />
        <span className={name({ rail })}>{label[locale]}</span>
      </Link>
    </li>
  ))
}

const InRail = ({ section: { group, entries }, current, onOpen }: ItemProps & { onOpen: () => void }) => {
  const { locale } = usePanel()
  return (
    <li>
      <Tooltip text={group.title[locale]}>
        <AriaButton
          className={item({ rail: true })}
          aria-label={group.title[locale]}
          {...(entries.some(({ to }) => to === current) && { "aria-current": "true" })}
          onPress={onOpen}
        >
          <Icon shape={menuIcons[group.icon]} />
        </AriaButton>
      </Tooltip>
    </li>
  )
}

const Folding = ({
  section: { group, entries },
  current,
  open,
  onToggle,
}: ItemProps & { readonly open: boolean; readonly onToggle: () => void }) => {
  const { locale } = usePanel()
  const id = useId()
  const holdsCurrent = entries.some(({ to }) => to === current)
  return (
    <li>
      <button
        type="button"
        className={item({ rail: false })}
        aria-expanded={open}
        aria-controls={id}
        aria-current={holdsCurrent && !open ? "true" : undefined}
        onClick={onToggle}
      >
        <Icon shape={menuIcons[group.icon]} />
        <span className={name({ rail: false })}>{group.title[locale]}</span>
        <Icon shape={open ? chevronDown : chevronRight} size={14} />
      </button>
      <ul id={id} className={sub} hidden={!open}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className={item({ rail: false })}
              aria-current={to === current ? "page" : undefined}
            >
              <span className={name({ rail: false })}>{label[locale]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The entries one may open. The group one is in stands open; others open and fold at a press. */
export const NavigationMenu = ({ sections, all, rail, onExpand }: Props) => {
  const current = menuAddressOf(useLocation().pathname)
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isOpen = ({ group, entries }: Section) =>
    all || (chosen[group.id] ?? entries.some(({ to }) => to === current))
  const choose = ({ group }: Section, open: boolean) => setChosen({ ...chosen, [group.id]: open })
  return (
    <ul className={list}>
      {sections.map((section) => {
        const props = { key: section.group.id, section, current, rail }
        if (section.group.alone) return <Alone {...props} key={props.key} />
        if (!rail) {
          const open = isOpen(section)
          return <Folding {...props} key={props.key} open={open} onToggle={() => choose(section, !open)} />
        }
        const show = () => {
          choose(section, true)
          onExpand()
        }
        return <InRail {...props} key={props.key} onOpen={show} />
      })}
    </ul>
  )
}

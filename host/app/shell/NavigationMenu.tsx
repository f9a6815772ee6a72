import { usePanel } from "balcao"
import { history, star } from "balcao/ui"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { usePathname } from "../routing/navigation.ts"
import type { Section } from "../routing/menu.ts"
import { beforePaint } from "./beforePaint.ts"
import { menuAddressOf } from "../routing/breadcrumbs.ts"
import { menuIcons } from "../routing/menuIcons.ts"
import { list, personal } from "./navigationMenu.css.ts"
import { SingleEntryGroup, CollapsibleGroup, RailGroup, type MenuGroup } from "./MenuGroup.tsx"
import { useShellWords } from "../words/words.ts"
import { menuKeys } from "./menuKeys.ts"
import { useFavourites, useRecents } from "../routing/useSavedScreens.ts"

interface Props {
  readonly sections: ReadonlyArray<Section>
  /** A filter is active, so every group is expanded. */
  readonly isFiltered: boolean
  readonly rail: boolean
  readonly onExpand: () => void
}

interface MenuGroupsProps extends Omit<Props, "sections"> {
  readonly groups: ReadonlyArray<MenuGroup>
  readonly current: string | undefined
  /** Groups that start expanded. */
  readonly initiallyOpen?: ReadonlyArray<string>
}

const MenuGroups = ({ groups, isFiltered, rail, onExpand, current, initiallyOpen = [] }: MenuGroupsProps) => {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const isOpen = ({ id, entries }: MenuGroup) =>
    isFiltered || (toggled[id] ?? (initiallyOpen.includes(id) || entries.some(({ to }) => to === current)))
  const toggle = useCallback(
    (id: string, open: boolean) => setToggled((before) => ({ ...before, [id]: open })),
    [],
  )
  return groups.map((group) => {
    const { id, isSingle, entries } = group
    const here = entries.find(({ to }) => to === current)?.to
    if (isSingle) return <SingleEntryGroup key={id} group={group} current={here} rail={rail} />
    if (!rail)
      return <CollapsibleGroup key={id} group={group} current={here} open={isOpen(group)} onToggle={toggle} />
    const show = () => {
      toggle(id, true)
      onExpand()
    }
    return <RailGroup key={id} group={group} current={here} onOpen={show} />
  })
}

/** Favorite and recent screens as menu groups. */
const usePersonalGroups = (): ReadonlyArray<MenuGroup> => {
  const say = useShellWords()
  const favourites = useFavourites()
  const recents = useRecents()
  const groups = [
    { id: "favourites", title: say("favorites"), icon: star, isSingle: false, entries: favourites },
    { id: "recents", title: say("recents"), icon: history, isSingle: false, entries: recents },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** Scrolls the menu until a link is seen. After `scrollIntoView`, Chromium's Tab would begin at the link. */
const reveal = (link: Element) => {
  const menu = link.closest("nav")
  if (!menu) return
  const { top, bottom } = link.getBoundingClientRect()
  const seen = menu.getBoundingClientRect()
  menu.scrollTop += Math.min(0, top - seen.top) + Math.max(0, bottom - seen.bottom)
}

/** The side menu of the user. The current group is expanded; the others expand at a press. */
export const NavigationMenu = ({ sections, ...rest }: Props) => {
  const say = useShellWords()
  const { locale } = usePanel()
  const current = menuAddressOf(usePathname())
  const personalGroups = usePersonalGroups()
  const container = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      beforePaint(() => {
        const link = container.current?.querySelector("a[aria-current]")
        if (link) reveal(link)
      }),
    [current],
  )
  const groups = useMemo(
    () =>
      sections.map(({ group, entries }) => ({
        id: group.id,
        title: group.title[locale],
        icon: menuIcons[group.icon],
        isSingle: group.alone,
        entries: entries.map(({ to, label, isComing }) => ({ to, label: label[locale], isComing })),
      })),
    [sections, locale],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go between the links and buttons inside
    <div ref={container} onKeyDown={menuKeys}>
      {personalGroups.length > 0 && !rest.isFiltered && (
        <ul className={`${list} ${personal}`} aria-label={say("personal")}>
          <MenuGroups {...rest} groups={personalGroups} current={undefined} initiallyOpen={["favourites"]} />
        </ul>
      )}
      <ul className={list} aria-label={say("screens")}>
        <MenuGroups {...rest} groups={groups} current={current} />
      </ul>
    </div>
  )
}

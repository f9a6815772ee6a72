import { usePanel } from "balcao"
import { history, star } from "balcao/ui"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useLocation } from "../routing/navigation.ts"
import type { Section } from "../routing/menu.ts"
import { beforePaint } from "./beforePaint.ts"
import { menuAddressOf } from "../routing/trail.ts"
import { menuIcons } from "./menuIcons.ts"
import { list, personal } from "./navigationMenu.css.ts"
import { AloneShelf, FoldingShelf, RailShelf, type ShelfOf } from "./Shelf.tsx"
import { useShellWords } from "./shellWords.ts"
import { menuKeys } from "./menuKeys.ts"
import { useFavourites, useRecents } from "./usePlaces.ts"

interface Props {
  readonly sections: ReadonlyArray<Section>
  /** Everything stands open: one is looking for something. */
  readonly all: boolean
  readonly rail: boolean
  readonly onExpand: () => void
}

interface ShelvesProps extends Omit<Props, "sections"> {
  readonly shelves: ReadonlyArray<ShelfOf>
  readonly current: string | undefined
  /** Groups that stand open until they are folded. */
  readonly opened?: ReadonlyArray<string>
}

const Shelves = ({ shelves, all, rail, onExpand, current, opened = [] }: ShelvesProps) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isOpen = ({ id, entries }: ShelfOf) =>
    all || (chosen[id] ?? (opened.includes(id) || entries.some(({ to }) => to === current)))
  const choose = useCallback(
    (id: string, open: boolean) => setChosen((before) => ({ ...before, [id]: open })),
    [],
  )
  return shelves.map((shelf) => {
    const { id, alone, entries } = shelf
    const here = entries.find(({ to }) => to === current)?.to
    if (alone) return <AloneShelf key={id} shelf={shelf} current={here} rail={rail} />
    if (!rail)
      return <FoldingShelf key={id} shelf={shelf} current={here} open={isOpen(shelf)} onToggle={choose} />
    const show = () => {
      choose(id, true)
      onExpand()
    }
    return <RailShelf key={id} shelf={shelf} current={here} onOpen={show} />
  })
}

/** What one chose and what one came from, as groups of the menu. */
const usePersonal = (): ReadonlyArray<ShelfOf> => {
  const say = useShellWords()
  const favourites = useFavourites()
  const recents = useRecents()
  const shelves = [
    { id: "favourites", title: say("favorites"), icon: star, alone: false, entries: favourites },
    { id: "recents", title: say("recents"), icon: history, alone: false, entries: recents },
  ]
  return shelves.filter(({ entries }) => entries.length > 0)
}

/** The entries one may open. The group one is in stands open; others open and fold at a press. */
export const NavigationMenu = ({ sections, ...rest }: Props) => {
  const say = useShellWords()
  const { locale } = usePanel()
  const current = menuAddressOf(useLocation().pathname)
  const mine = usePersonal()
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      beforePaint(() =>
        place.current?.querySelector("a[aria-current]")?.scrollIntoView({ block: "nearest" }),
      ),
    [current],
  )
  const shelves = useMemo(
    () =>
      sections.map(({ group, entries }) => ({
        id: group.id,
        title: group.title[locale],
        icon: menuIcons[group.icon],
        alone: group.alone,
        entries: entries.map(({ to, label }) => ({ to, label: label[locale] })),
      })),
    [sections, locale],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go between the links and buttons inside
    <div ref={place} onKeyDown={menuKeys}>
      {mine.length > 0 && !rest.all && (
        <ul className={`${list} ${personal}`} aria-label={say("personal")}>
          <Shelves {...rest} shelves={mine} current={undefined} opened={["favourites"]} />
        </ul>
      )}
      <ul className={list} aria-label={say("screens")}>
        <Shelves {...rest} shelves={shelves} current={current} />
      </ul>
    </div>
  )
}

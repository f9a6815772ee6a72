import { type FoundRecord, isTrace } from "balcao/contract"
import { chevronRight, type IconShape } from "balcao/ui"
import type { Bilingual } from "../addresses.ts"
import { groups, type Route, routeOf, routeOfScreen, type ScreenName } from "../routes.ts"
import { recordPath } from "../routing/recordPath.ts"
import { menuIcons } from "../routing/menuIcons.ts"
import type { Command } from "./command.ts"

const iconOf = ({ menu = [] }: Route): IconShape => {
  const group = groups.find(({ id }) => id === menu[0]?.group)
  return group ? menuIcons[group.icon] : chevronRight
}

/** Lists that stand in a screen of another name. */
const screens: ReadonlyMap<string, ScreenName> = new Map([
  ["looseDeliveries", "looseDeliveries"],
  ["priceChanges", "productHistory"],
])

const screenOf = (list: string): Route | undefined => {
  const screen = screens.get(list)
  return screen ? routeOfScreen(screen) : routeOf(list)
}

/** Opens a record in its list. */
export const listedCommands = (
  found: ReadonlyArray<FoundRecord>,
  locale: keyof Bilingual,
  navigate: (to: string) => void,
): ReadonlyArray<Command> =>
  found.flatMap(({ source, _id, label }) => {
    const route = screenOf(source)
    const to = recordPath(source, _id)
    if (!route || to === undefined) return []
    return [
      {
        id: `${source} ${_id}`,
        record: isTrace(source) ? undefined : `${source} ${_id}`,
        label,
        hint: route.title[locale],
        icon: iconOf(route),
        run: () => navigate(to),
      },
    ]
  })

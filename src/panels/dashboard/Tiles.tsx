import type { ReactNode } from "react"
import type { Dashboard, DashboardPart } from "../../contract/dashboard/dashboard.ts"
import { ValidLicenseStatus } from "../../contract/dashboard/licenses.ts"
import { OpenTicketStatus } from "../../contract/dashboard/tickets.ts"
import { type Say, useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { note, tile, tiles, value } from "./DashboardPanel.css.ts"
import type { DashboardLinks, DashboardTarget } from "./dashboardLinks.ts"
import { dashboardWords } from "./words.ts"
import { Delta } from "./Delta.tsx"
import { FigureLink } from "./FigureLink.tsx"
import { type Formats, useFormats } from "./useFormats.ts"

interface Props {
  readonly parts: ReadonlyArray<DashboardPart>
  readonly figures: Dashboard | undefined
  readonly links: DashboardLinks
}

interface Tile {
  readonly label: string
  readonly value: ReactNode
  readonly note: ReactNode
}

type Words = Say<typeof dashboardWords>

/** With one store: whether it is open; with several: how many are. */
const companiesTile = (say: Words, { number }: Formats, of: NonNullable<Dashboard["companies"]>): Tile => {
  const { total, open, manual } = of
  if (total === 1)
    return {
      label: say("store"),
      value: <Status tone={open === 1 ? "success" : "neutral"}>{say(open === 1 ? "open" : "closed")}</Status>,
      note: manual === 1 ? <Status tone="warning">{say("storeByHand")}</Status> : say("onSchedule"),
    }
  const all = say("ofAll", { total: number(total) })
  return {
    label: say("companies"),
    value: number(open),
    note: manual === 0 ? all : `${all} · ${say("byHand", { count: number(manual) })}`,
  }
}

const makers: {
  readonly [P in DashboardPart]: (say: Words, formats: Formats, of: NonNullable<Dashboard[P]>) => Tile
} = {
  companies: companiesTile,
  couriers: (say, { number }, { total, online, onRoute }) => ({
    label: say("couriers"),
    value: number(online),
    note: `${say("ofAll", { total: number(total) })} · ${say("onRoute", { count: number(onRoute) })}`,
  }),
  orders: (say, { number }, { total, totalBefore }) => ({
    label: say("orders"),
    value: number(total),
    note: <Delta now={total} before={totalBefore} orders={totalBefore} write={number} />,
  }),
  sales: (say, { sum }, { cents, centsBefore, hours }) => ({
    label: say("sales"),
    value: sum(cents),
    note: (
      <Delta
        now={cents}
        before={centsBefore}
        orders={hours.reduce((all, { orders }) => all + orders, 0)}
        write={sum}
      />
    ),
  }),
  licenses: (say, { number }, { valid, available, expiring }) => ({
    label: say("licenses"),
    value: number(valid),
    note: `${say("available", { count: available })} · ${say("expiring", { count: expiring })}`,
  }),
  tickets: (say, { number }, { open, byStatus }) => ({
    label: say("tickets"),
    value: number(open),
    note: say("highPriority", { count: number(byStatus.reduce((sum, { high }) => sum + high, 0)) }),
  }),
}

const tileOf = <P extends DashboardPart>(part: P, say: Words, formats: Formats, figures: Dashboard) => {
  const of = figures[part]
  return of === undefined ? undefined : makers[part](say, formats, of)
}

/** The filter of tiles that count only part of their list. */
const partTargets: { readonly [P in DashboardPart]?: Omit<DashboardTarget, "part"> } = {
  couriers: { isOnline: true },
  licenses: { statuses: ValidLicenseStatus.literals },
  tickets: { statuses: OpenTicketStatus.literals },
}

/** The figures themselves, in one strip; each leads to its list. */
export const Tiles = ({ parts, figures, links }: Props) => {
  const say = useWords("dashboard", dashboardWords)
  const formats = useFormats(figures?.timeZone)
  return (
    <ul className={tiles}>
      {parts.map((part) => {
        const made = figures && tileOf(part, say, formats, figures)
        return (
          <li key={part} className={tile}>
            <FigureLink to={{ part, ...partTargets[part] }} links={links}>
              {made?.label ?? say(part)}
            </FigureLink>
            <strong className={value}>{made?.value ?? <Skeleton width={72} />}</strong>
            <span className={note}>{made?.note ?? <Skeleton width={112} />}</span>
          </li>
        )
      })}
    </ul>
  )
}

import { Suspense, useContext, useState } from "react"
import { allows } from "../../contract/access/access.ts"
import { menuChannels } from "../../contract/menu/menuChoices.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { MenuWeekRow } from "../../contract/menu/menuWeek.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { callHost } from "../../frame/useHostCallback.ts"
import { useValue } from "../../frame/useValue.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { writtenNumber } from "../../frame/written.ts"
import { ListHrefContext, RecordHrefContext } from "../../resource/described/recordHref.ts"
import { copyPrefix } from "../../resource/described/parts.ts"
import { menus } from "../../contract/resources/menus.ts"
import { Badge } from "../../ui/badge/Badge.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { printer } from "../../ui/icon/listIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import * as css from "./menus.css.ts"
import { useMenusWords } from "./words.ts"

const TableCards = lazily(() => import("./TableCards.tsx"))

interface Props {
  readonly row: MenuWeekRow
  readonly data: MenuData
  /** Channels it serves now; undefined where it serves none. */
  readonly live: ReadonlyArray<string> | undefined
  readonly onOpen: (id: RecordId) => void
}

/** Names of channels in the reader's language. */
const useChannels = () => {
  const { locale } = usePanel()
  return (channels: ReadonlyArray<string>) =>
    channels.map((one) => entryOf(menuChannels, one)?.[locale === "en" ? 1 : 0] ?? one).join(", ")
}

/** A menu's adjustment of prices, such as `+15%`; undefined without one. */
const useAdjustment = ({ adjustKind, adjustPercent, adjustAmount }: MenuWeekRow["menu"]) => {
  const { locale } = usePanel()
  const money = useMoney()
  if (adjustKind === "PERCENT" && adjustPercent)
    return writtenNumber(locale, adjustPercent / 10_000, {
      style: "percent",
      signDisplay: "always",
      maximumFractionDigits: 2,
    })
  if (adjustKind !== "AMOUNT" || !adjustAmount) return undefined
  return `${adjustAmount > 0 ? "+" : "−"}${money(Math.abs(adjustAmount))}`
}

/** A menu: whether it is on the air, where, when, and what differs in it. */
export const MenuCard = ({ row: { menu, isUsed }, data, live, onOpen }: Props) => {
  const say = useMenusWords()
  const { navigation, client, readOnly, report } = usePanel()
  const listHref = useContext(ListHrefContext)
  const user = useValue(client.session.user)
  const mayWrite = !readOnly && user !== undefined && allows(menus.access, user)
  const channelNames = useChannels()
  const change = useAdjustment(menu)
  const href = useContext(RecordHrefContext)?.("menuPlaces", menu._id)
  const { name, channels, week } = menu
  const place = callHost(() => listHref?.("publicMenus", data.store._id), report)
  const address = place && `${place}/${encodeURIComponent(menu.slug || String(menu._id))}`
  const [isPrinting, setPrinting] = useState(false)
  const own = channels ?? []
  const count = data.places.filter((place) => sameId(place.menu, menu._id)).length
  const hours = menu.isDefault
    ? say("fills")
    : week?.some((day) => day.length > 0)
      ? say("hours")
      : say("always")
  return (
    <li className={css.card} data-live={live !== undefined || undefined}>
      <span className={css.title}>{name}</span>
      <span className={css.marks}>
        {live && <Badge tone="accent">{say("onAir")}</Badge>}
        {menu.isDefault && <Badge>{say("default")}</Badge>}
        {!isUsed && <Badge>{say("off")}</Badge>}
      </span>
      {live && live.length > 0 && <span>{say("onAirOn", { channels: channelNames(live) })}</span>}
      <span className={css.muted}>
        {[own.length === 0 ? say("everyChannel") : channelNames(own), hours].join(" · ")}
      </span>
      <span className={css.muted}>
        {[...(change === undefined ? [] : [say("adjusted", { change })]), say("differences", { count })].join(
          " · ",
        )}
      </span>
      <span className={css.acts}>
        <Button size="small" aria-label={say("openOf", { name })} onPress={() => onOpen(menu._id)}>
          {say("open")}
        </Button>
        {mayWrite && (
          <Button
            size="small"
            tone="quiet"
            aria-label={say("duplicateOf", { name })}
            onPress={() => onOpen(`${copyPrefix}${idKey(menu._id)}`)}
          >
            {say("duplicate")}
          </Button>
        )}
        {address !== undefined && (
          <Button
            size="small"
            tone="quiet"
            icon={printer}
            aria-label={say("tablesOf", { name })}
            onPress={() => setPrinting(true)}
          >
            {say("tables")}
          </Button>
        )}
        {href !== undefined && (
          <Link href={href} onPress={() => navigation.push(href)}>
            {say("itemsOf", { name })}
          </Link>
        )}
      </span>
      {isPrinting && address !== undefined && (
        <Suspense>
          <TableCards {...{ menu, address }} store={data.store.name} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </li>
  )
}

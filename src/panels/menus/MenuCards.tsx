import { useMemo } from "react"
import { orderChannels } from "../../contract/orders/order.ts"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { menuWeek } from "../../contract/menu/menuWeek.ts"
import { menuOnAir } from "../../contract/menu/onAir.ts"
import { idKey, type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useNow } from "../../frame/useNow.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { MenuCard } from "./MenuCard.tsx"
import * as css from "./menus.css.ts"
import { WeekStrip } from "./WeekStrip.tsx"
import { useMenusWords } from "./words.ts"

interface Props {
  readonly onOpen: (id: RecordId) => void
}

const tickMs = 30_000

/** Channels each menu serves at a moment, by its id; none where it serves all of them. */
const liveChannels = (data: MenuData, at: number): ReadonlyMap<string, ReadonlyArray<string>> => {
  const served = orderChannels.map((channel) => [channel, menuOnAir(data, at, channel)] as const)
  return new Map(
    data.menus.flatMap(({ _id }) => {
      const own = served.flatMap(([channel, menu]) => (sameId(menu?._id, _id) ? [channel] : []))
      return own.length > 0 ? [[idKey(_id), own.length === served.length ? [] : own] as const] : []
    }),
  )
}

const Cards = ({ data, onOpen }: Props & { readonly data: MenuData }) => {
  const say = useMenusWords()
  const now = useNow(usePanel().client.api.now, tickMs)
  const week = useMemo(() => menuWeek(data, now), [data, now])
  const live = liveChannels(data, now)
  if (week.rows.length === 0) return <EmptyState title={say("none")} text={say("noneText")} />
  return (
    <div className={css.view}>
      <ul className={css.cards}>
        {week.rows.map((row) => (
          <MenuCard
            key={idKey(row.menu._id)}
            {...{ row, data, onOpen }}
            live={live.get(idKey(row.menu._id))}
          />
        ))}
      </ul>
      <WeekStrip week={week} />
    </div>
  )
}

const OfStore = ({ company, onOpen }: Props & { readonly company: RecordId }) => {
  const say = useMenusWords()
  const { client } = usePanel()
  const load = useMemo(() => client.api.call(calls.editor, { params: { company } }), [client, company])
  const { remote, reload } = useRemote(load)
  const problem = failure(remote)
  if (remote.data) return <Cards data={remote.data} onOpen={onOpen} />
  return problem ? <LoadFailure title={say("loadFailed")} error={problem} onRetry={reload} /> : <EditorWait />
}

/** The menus of the store being viewed as cards: which of them is on the air, and the week of all. */
const MenuCards = ({ onOpen }: Props) => {
  const say = useMenusWords()
  const company = useValue(usePanel().client.session.company)
  if (!company) return <EmptyState title={say("noCompany")} text={say("noCompanyText")} />
  return <OfStore key={idKey(company._id)} company={company._id} onOpen={onOpen} />
}

export default MenuCards

import { useMemo } from "react"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import { rowWithId } from "../../contract/menu/lookups.ts"
import type { ItemIngredient, MenuData } from "../../contract/menu/menuData.ts"
import { stopEffect } from "../../contract/menu/stopEffect.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { muted, reason, reasons } from "./sheet.css.ts"
import { type Stoppable, targetOf } from "./stoppable.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly stopped: Stoppable
  /** Moment in milliseconds since 1970. */
  readonly at: number
}

/** Open orders that have it already. */
const OpenOrders = ({ data, stopped }: Omit<Props, "at">) => {
  const say = useMenuWords()
  const { client } = usePanel()
  const company = data.store._id
  const load = useMemo(
    () => client.api.call(calls.openOrders, { params: { company }, query: targetOf(stopped) }),
    [client, company, stopped],
  )
  const orders = useRemote(load).remote.data ?? []
  if (orders.length === 0) return null
  return (
    <section aria-label={say("openOrders")}>
      <h3 className={muted}>{say("openOrders")}</h3>
      <ul className={reasons}>
        {orders.map(({ _id, code, lines }) => (
          <li key={idKey(_id)} className={reason}>
            <span>#{code ?? idKey(_id)}</span>
            <span className={muted}>{lines.map((line) => `${line.quantity}× ${line.name}`).join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tells what leaves the menu with something that is sold out, what is sold without it, and which open orders have it. */
export const StopEffects = ({ data, stopped, at }: Props) => {
  const say = useMenuWords()
  const money = useMoney()
  const effect = useMemo(() => stopEffect(data, targetOf(stopped), at), [data, stopped, at])
  const isAlone = ({ list, row }: Stoppable) => sameId(stopped.row._id, row._id) && stopped.list === list
  const items = (effect?.items ?? []).filter((row) => !isAlone({ list: "items", row }))
  const options = (effect?.options ?? []).filter((row) => !isAlone({ list: "options", row }))
  const nameOf = ({ item, option }: ItemIngredient) =>
    (rowWithId(data.items, item) ?? rowWithId(data.options, option))?.name ?? ""
  const lines = [
    ...items.map(({ name }) => [name, say("goes")] as const),
    ...options.map(
      ({ name, group }) => [`${rowWithId(data.groups, group)?.name}: ${name}`, say("optionGoes")] as const,
    ),
    ...(effect?.without ?? []).map((one) => {
      const { withoutCents = 0 } = one
      const cheaper = withoutCents > 0 ? say("withoutFor", { price: money(withoutCents) }) : say("without")
      return [nameOf(one), cheaper] as const
    }),
  ]
  return (
    <>
      {lines.length > 0 && (
        <ul className={reasons} aria-label={say("effects")}>
          {lines.map(([name, text]) => (
            <li key={name + text} className={reason}>
              <span>{name}</span>
              <span className={muted}>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <OpenOrders {...{ data, stopped }} />
    </>
  )
}

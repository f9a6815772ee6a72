import { useState } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { rowWithId } from "../../contract/menu/lookups.ts"
import { linePrice } from "../../contract/menu/price.ts"
import { idFrom, idKey, sameId } from "../../contract/wire/recordId.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { Select } from "../../ui/select/Select.tsx"
import type { UsedGroup } from "./itemGroups.ts"
import * as css from "./sheet.css.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
  readonly now: number
  readonly used: ReadonlyArray<UsedGroup>
}

const rules = ["AVERAGE", "PROPORTIONAL", "HIGHEST"] as const
/** Choices of one group, at most; more are tried in the customer's phone. */
const maxSlots = 4

const slotsOf = ({ group, max, options }: UsedGroup) =>
  group.kind === "FLAVOR" ? Math.min(max ?? options.length, maxSlots) : 1

/** The same menu with another rule for one group. */
const withRule = (data: MenuData, { group }: UsedGroup, priceRule: string): MenuData => ({
  ...data,
  groups: data.groups.map((one) => (sameId(one._id, group._id) ? { ...one, priceRule } : one)) as never,
})

/** Price of a line of an order as chosen here, by its rule and by the others. */
export const TryOut = ({ data, item, now, used }: Props) => {
  const say = useMenuWords()
  const money = useMoney()
  const first = used.flatMap((one) => {
    const option = one.min > 0 ? one.options[0] : undefined
    return option ? [[`${idKey(one.group._id)} 0`, idKey(option._id)] as const] : []
  })
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(Object.fromEntries(first))
  const slots = used.flatMap((one) =>
    Array.from({ length: slotsOf(one) }, (_, slot) => ({
      one,
      slot,
      key: `${idKey(one.group._id)} ${slot}`,
    })),
  )
  const choices = Object.values(chosen).flatMap((id) =>
    id === "" ? [] : [{ option: idFrom(id), quantity: 1 }],
  )
  const ordered = { item, menu: undefined, at: now, quantity: 1, choices }
  const line = linePrice(data, ordered)
  const flavors = used.find(({ group }) => group.kind === "FLAVOR")
  return (
    <section className={css.group} aria-label={say("tryOut")}>
      <h3 className={css.groupName}>{say("tryOut")}</h3>
      <div className={css.slots}>
        {slots.map(({ one, slot, key }) => (
          <Select
            key={key}
            label={slotsOf(one) > 1 ? say("half", { number: String(slot + 1) }) : one.group.name}
            options={[
              { id: "", label: say("none") },
              ...one.options.map(({ _id, name }) => ({ id: idKey(_id), label: name })),
            ]}
            value={chosen[key] ?? ""}
            onChange={(id) => setChosen((before) => ({ ...before, [key]: id }))}
          />
        ))}
      </div>
      {flavors && (
        <ul className={css.sums} aria-label={say("total")}>
          {rules.map((rule) => (
            <li key={rule} data-current={flavors.group.priceRule === rule || undefined}>
              <span>{say(rule)}</span>
              <span>{money(linePrice(withRule(data, flavors, rule), ordered).totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
      <h4 className={css.muted}>{say("asOrdered")}</h4>
      <ul className={css.sums}>
        <li data-current>
          <span>{item.name}</span>
          <span>{money(line.totalCents)}</span>
        </li>
        {line.options.map(({ option, priceCents, listPriceCents }) => (
          <li key={idKey(option)}>
            <span>
              {rowWithId(data.options, option)?.name}
              {listPriceCents === priceCents
                ? ""
                : ` (${say("wholePrice", { price: money(listPriceCents) })})`}
            </span>
            <span>{money(priceCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

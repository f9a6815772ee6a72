import { Suspense, useState } from "react"
import { useExplain } from "../../frame/useExplain.ts"
import { Button } from "../../ui/button/Button.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { useValue } from "../../frame/useValue.ts"
import { rowIn } from "../../contract/menu/changes/draft.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { clashesOf } from "./clashes.ts"
import { explain } from "./explain.ts"
import { refusal } from "./refusals.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { RefusedChange } from "./menuState.ts"
import type { LostValues } from "./sheet/LostText.tsx"
import { useMenuWords } from "./words.ts"

interface Props {
  /** The row by `rowKey`. */
  readonly row: string
  /** Name of the row, where the sentence does not stand at it. */
  readonly name?: string
}

const LostText = lazily(() => import("./sheet/LostText.tsx"))
const LinkConflict = lazily(() => import("./sheet/options/LinkConflict.tsx"))
const PlaceConflict = lazily(() => import("./places/PlaceConflict.tsx"))
const RowConflict = lazily(() => import("./sheet/RowConflict.tsx"))

/** The values that were written into a row which is no longer there; undefined if it is. */
const lostIn = (data: MenuData, { ops }: RefusedChange): LostValues | undefined => {
  for (const one of ops) {
    if (one.op === "set" && !rowIn(data, one.list, one._id)) return { list: one.list, values: one.fields }
    if (one.op === "place" && !rowIn(data, "items", one.item))
      return { list: "items", values: one.priceOverride == null ? {} : { price: one.priceOverride } }
  }
  return undefined
}

/** Reason a row's change was refused, with the ways on. */
export const Refused = ({ row, name }: Props) => {
  const say = useMenuWords()
  const api = useExplain()
  const { model } = useMenuEdit()
  const data = useValue(model.shown)
  const change = useValue(model.refused).get(row)
  const [isComparing, setComparing] = useState(false)
  if (!change) return null
  const close = () => setComparing(false)
  const clash = data && clashesOf(data, change)[0]
  const lost = data && lostIn(data, change)
  return (
    <div className={refusal} role="alert">
      <span>
        {name ? `${name}: ` : ""}
        {lost ? say("removed") : explain(say, api, change.error)}
      </span>
      {lost && (
        <Suspense>
          <LostText {...{ data, lost }} />
        </Suspense>
      )}
      {clash ? (
        <Button size="small" onPress={() => setComparing(true)}>
          {say("compare")}
        </Button>
      ) : (
        !lost && (
          <Button size="small" onPress={() => model.retry(row)}>
            {say("retry")}
          </Button>
        )
      )}
      <Button size="small" tone="quiet" onPress={() => model.giveUp(row)}>
        {say("giveUp")}
      </Button>
      {clash && isComparing && (
        <Suspense>
          {clash.link ? (
            <LinkConflict {...{ data, clash }} link={clash.link} rowKey={row} onClose={close} />
          ) : clash.menu ? (
            <PlaceConflict {...{ clash }} menu={clash.menu} rowKey={row} onClose={close} />
          ) : (
            <RowConflict {...{ data, clash }} rowKey={row} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}

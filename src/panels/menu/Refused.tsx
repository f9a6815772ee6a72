import { Suspense, useState } from "react"
import { useExplain } from "../../frame/useExplain.ts"
import { Button } from "../../ui/button/Button.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { useValue } from "../../frame/useValue.ts"
import { rowIn } from "../../contract/menu/changes/draft.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { OpNamed } from "../../contract/menu/menuOps.ts"
import { clashesOf } from "./clashes.ts"
import { explain } from "./explain.ts"
import { refusal } from "./refusals.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { RefusedChange } from "./menuState.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  /** The row by `rowKey`. */
  readonly row: string
  /** Name of the row, where the sentence does not stand at it. */
  readonly name?: string
}

const LostText = lazily(() => import("./sheet/LostText.tsx"))
const RowConflict = lazily(() => import("./sheet/RowConflict.tsx"))

/** The change of a row that is no longer there. */
const lostChange = (data: MenuData, { ops }: RefusedChange) =>
  ops.find((one) => one.op === "set" && !rowIn(data, one.list, one._id)) as OpNamed<"set"> | undefined

/** Reason a row's change was refused, with the ways on. */
export const Refused = ({ row, name }: Props) => {
  const say = useMenuWords()
  const api = useExplain()
  const { model } = useMenuEdit()
  const data = useValue(model.shown)
  const change = useValue(model.refused).get(row)
  const [isComparing, setComparing] = useState(false)
  if (!change) return null
  const clash = data && clashesOf(data, change)[0]
  const lost = data && lostChange(data, change)
  return (
    <div className={refusal} role="alert">
      <span>
        {name ? `${name}: ` : ""}
        {lost ? say("removed") : explain(say, api, change.error)}
      </span>
      {lost && (
        <Suspense>
          <LostText data={data} change={lost} />
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
          <RowConflict {...{ data, clash }} rowKey={row} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  )
}

import { Suspense, useState } from "react"
import { useExplain } from "../../frame/useExplain.ts"
import { Button } from "../../ui/button/Button.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { useValue } from "../../frame/useValue.ts"
import { clashesOf } from "./clashes.ts"
import { explain } from "./explain.ts"
import { refusal } from "./refusals.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  /** The row by `rowKey`. */
  readonly row: string
  /** Name of the row, where the sentence does not stand at it. */
  readonly name?: string
}

const RowConflict = lazily(() => import("./sheet/RowConflict.tsx"))

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
  return (
    <div className={refusal} role="alert">
      <span>
        {name ? `${name}: ` : ""}
        {explain(say, api, change.error)}
      </span>
      {clash ? (
        <Button size="small" onPress={() => setComparing(true)}>
          {say("compare")}
        </Button>
      ) : (
        <Button size="small" onPress={() => model.retry(row)}>
          {say("retry")}
        </Button>
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

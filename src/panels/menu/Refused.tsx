import { useExplain } from "../../frame/useExplain.ts"
import { Button } from "../../ui/button/Button.tsx"
import { explain } from "./explain.ts"
import { refusal } from "./items.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { ChangeError } from "./menuState.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  /** The row by `rowKey`. */
  readonly row: string
  readonly error: ChangeError
  /** Name of the row, where the sentence does not stand at it. */
  readonly name?: string
}

/** Reason a row's change was refused, with the ways on. */
export const Refused = ({ row, error, name }: Props) => {
  const say = useMenuWords()
  const api = useExplain()
  const { model } = useMenuEdit()
  return (
    <div className={refusal} role="alert">
      <span>
        {name ? `${name}: ` : ""}
        {explain(say, api, error)}
      </span>
      <Button size="small" onPress={() => model.retry(row)}>
        {say("retry")}
      </Button>
      <Button size="small" tone="quiet" onPress={() => model.giveUp(row)}>
        {say("giveUp")}
      </Button>
    </div>
  )
}

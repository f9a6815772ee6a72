import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { x } from "../../../ui/icon/icons.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { BulkActs } from "./BulkActs.tsx"
import { bar, chosen as chosenStyle } from "./bulkBar.css.ts"
import type { Choosing } from "./useChoosing.ts"
import { useBulkWords } from "./words.ts"

/** The bar at the foot while items are chosen: how many, all of those shown, and what to do with them. */
const BulkBar = ({ choosing }: { readonly choosing: Choosing }) => {
  const say = useBulkWords()
  const { startBulk } = useMenuEdit()
  const { chosen, shownIds } = choosing
  const count = chosen?.length ?? 0
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex box in every browser
    <div className={bar} role="group" aria-label={say("bar")} data-bar>
      <output className={chosenStyle}>{say("chosen", { count })}</output>
      <Button size="small" tone="quiet" isDisabled={count === shownIds.length} onPress={choosing.chooseAll}>
        {say("chooseAll", { count: shownIds.length })}
      </Button>
      <BulkActs isDisabled={count === 0} onAct={(kind) => startBulk(kind, chosen ?? [])} />
      <IconButton icon={x} label={say("stopChoosing")} onPress={choosing.stop} />
    </div>
  )
}

export default BulkBar

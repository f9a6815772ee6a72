import { useState } from "react"
import { frameWords } from "../../frame/words.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { deliveryMapWords } from "./words.ts"
import { OptionList } from "../../ui/optionList/OptionList.tsx"
import { rowHeight } from "./MapRow.tsx"
import { StoreRow } from "./StoreRow.tsx"
import * as css from "./StoreSection.css.ts"
import type { DeliveryMap } from "./useDeliveryMap.ts"
import type { Stores } from "./useStores.ts"

const Failure = ({ stores: { problem, isBusy, reload } }: { readonly stores: Stores }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const sayFrame = useWords("frame", frameWords)
  const explain = useExplain()
  if (!problem) return null
  return (
    <div role="alert" className={css.failure}>
      <span>
        {say("storesFailed")} {explain(problem)}
      </span>
      <Button size="small" busy={isBusy} onPress={reload}>
        {sayFrame("retry")}
      </Button>
    </div>
  )
}

/** The stores under the couriers: collapsed, how many; expanded, each of them. */
export const StoreSection = ({ map }: { readonly map: DeliveryMap }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const [isUnfolded, setUnfolded] = useState(false)
  const { stores, selectedStore, showStore } = map
  const { all, isHere, isShown } = stores
  if (!isShown) return null
  const open = all.filter(({ isOpen }) => isOpen).length
  return (
    <div className={css.section}>
      <Failure stores={stores} />
      {isHere ? (
        <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className={css.summary}>{say("stores", { count: all.length, open })}</summary>
          {isUnfolded ? (
            <div className={css.list}>
              <OptionList
                rowHeight={rowHeight}
                label={say("storeList")}
                items={all}
                selected={selectedStore?.id}
                onSelect={showStore}
              >
                {(store, place) => <StoreRow store={store} place={place} />}
              </OptionList>
            </div>
          ) : null}
        </details>
      ) : null}
    </div>
  )
}

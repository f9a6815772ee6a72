import { useWords } from "../../frame/useWords.ts"
import { store as storeIcon } from "../../ui/icon/mapIcons.ts"
import { deliveryMapWords } from "./words.ts"
import type { RowPlace } from "../../ui/optionList/OptionList.tsx"
import { MapRow } from "./MapRow.tsx"
import type { Store } from "./store.ts"
import { kindOf, storeNameOf } from "./storeFacts.ts"
import { StoreState } from "./StoreState.tsx"

/** A store in the list: the same facts as on its card. */
export const StoreRow = ({ store, place }: { readonly store: Store; readonly place: RowPlace }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <MapRow
      place={place}
      icon={storeIcon}
      name={storeNameOf(say, store)}
      state={
        <>
          <StoreState isOpen={store.isOpen} />
          {store.type ? <span aria-hidden="true">·</span> : null}
          <span>{kindOf(say, store)}</span>
        </>
      }
      lastSeenText={store.at ? "" : say("noPlace")}
    />
  )
}

import type { Ref } from "react"
import { useWords } from "../../frame/useWords.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { store as storeIcon } from "../../ui/icon/mapIcons.ts"
import { deliveryMapWords } from "./words.ts"
import { Fact, MapCard } from "./MapCard.tsx"
import { picture } from "./MapRow.css.ts"
import type { Store } from "./store.ts"
import { kindOf, storeNameOf } from "./storeFacts.ts"
import { StoreState } from "./StoreState.tsx"

interface Props {
  readonly place: Ref<HTMLDialogElement>
  readonly store: Store
  readonly onClose: () => void
}

/** The card of a store: its facts, and whether it is open. */
export const StoreCard = ({ place, store, onClose }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <MapCard
      place={place}
      name={storeNameOf(say, store)}
      picture={
        <span className={picture}>
          <Icon shape={storeIcon} />
        </span>
      }
      facts={
        <>
          <Fact name={say("situation")}>
            <StoreState isOpen={store.isOpen} />
          </Fact>
          {store.type ? <Fact name={say("kind")}>{kindOf(say, store)}</Fact> : null}
        </>
      }
      acts={store.at ? null : say("noPlace")}
      onClose={onClose}
    />
  )
}

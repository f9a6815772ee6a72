import { useWords } from "../../frame/useWords.ts"
import { deliveryMapWords } from "./words.ts"
import { mark, state } from "./StoreState.css.ts"

/** Opening state of a store: the marker's shape, and a word. */
export const StoreState = ({ isOpen }: { readonly isOpen: boolean }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <span className={state}>
      <i className={mark} data-open={isOpen || undefined} />
      {say(isOpen ? "storeOpen" : "storeClosed")}
    </span>
  )
}

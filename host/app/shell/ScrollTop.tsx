import { arrowUp, IconButton } from "balcao/ui"
import { scrollTop } from "./scrollTop.css.ts"
import { useShellWords } from "../words/words.ts"

/** A button that scrolls to the top, shown below 300 px (section 9). */
export const ScrollTop = ({ shown, onPress }: { readonly shown: boolean; readonly onPress: () => void }) => {
  const say = useShellWords()
  if (!shown) return null
  return (
    <span className={scrollTop}>
      <IconButton icon={arrowUp} label={say("scrollTop")} tone="secondary" onPress={onPress} />
    </span>
  )
}

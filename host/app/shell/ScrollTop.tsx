import { arrowUp, IconButton } from "balcao/ui"
import { scrollTop } from "./scrollTop.css.ts"
import { useShellWords } from "./shellWords.ts"

/** The way back up, once one is more than 300 px down (section 9). */
export const ScrollTop = ({ shown, onPress }: { readonly shown: boolean; readonly onPress: () => void }) => {
  const say = useShellWords()
  if (!shown) return null
  return (
    <span className={scrollTop}>
      <IconButton icon={arrowUp} label={say("scrollTop")} tone="secondary" onPress={onPress} />
    </span>
  )
}

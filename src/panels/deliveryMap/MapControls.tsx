import { useWords } from "../../frame/useWords.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { locate, store } from "../../ui/icon/mapIcons.ts"
import { deliveryMapWords } from "./words.ts"
import { controls, group } from "../../ui/map/map.css.ts"
import { ZoomButtons } from "../../ui/map/ZoomButtons.tsx"
import { mapWords } from "../../frame/mapWords.ts"

interface Props {
  readonly hasStores: boolean
  readonly onStores: ((isShown: boolean) => void) | undefined
  readonly onZoom: (steps: number) => void
  readonly onShowAll: () => void
}

/** Nearer, farther, everybody, and the stores. */
export const MapControls = ({ hasStores, onStores, onZoom, onShowAll }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const map = useWords("map", mapWords)
  return (
    <div className={controls}>
      <ZoomButtons zoomIn={map("zoomIn")} zoomOut={map("zoomOut")} onZoom={onZoom} />
      <div className={group}>
        <IconButton icon={locate} label={say("showAll")} onPress={onShowAll} />
        {onStores && (
          <IconButton
            icon={store}
            label={say(hasStores ? "hideStores" : "showStores")}
            onPress={() => onStores(!hasStores)}
          />
        )}
      </div>
    </div>
  )
}

import { useWords } from "../../frame/useWords.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { locate, minus, store } from "../../ui/icon/mapIcons.ts"
import { deliveryMapWords } from "./deliveryMapWords.ts"
import { controls, group } from "./MapStage.css.ts"

interface Props {
  readonly hasStores: boolean
  readonly onStores: (isShown: boolean) => void
  readonly onZoom: (steps: number) => void
  readonly onShowAll: () => void
}

/** Nearer, farther, everybody, and the stores. */
export const MapControls = ({ hasStores, onStores, onZoom, onShowAll }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <div className={controls}>
      <div className={group}>
        <IconButton icon={plus} label={say("zoomIn")} onPress={() => onZoom(1)} />
        <IconButton icon={minus} label={say("zoomOut")} onPress={() => onZoom(-1)} />
      </div>
      <div className={group}>
        <IconButton icon={locate} label={say("showAll")} onPress={onShowAll} />
        <IconButton
          icon={store}
          label={say(hasStores ? "hideStores" : "showStores")}
          onPress={() => onStores(!hasStores)}
        />
      </div>
    </div>
  )
}

import { IconButton } from "../button/IconButton.tsx"
import { plus } from "../icon/icons.ts"
import { minus } from "../icon/mapIcons.ts"
import { group } from "./map.css.ts"

interface Props {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly onZoom: (steps: number) => void
}

/** Nearer and farther, over a map. */
export const ZoomButtons = ({ zoomIn, zoomOut, onZoom }: Props) => (
  <div className={group}>
    <IconButton icon={plus} label={zoomIn} onPress={() => onZoom(1)} />
    <IconButton icon={minus} label={zoomOut} onPress={() => onZoom(-1)} />
  </div>
)

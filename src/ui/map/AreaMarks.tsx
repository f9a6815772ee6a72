import { house } from "../icon/mapIcons.ts"
import { store } from "../icon/menuIcons.ts"
import type { AreaMap } from "./areaMap.ts"
import * as css from "./areaPicker.css.ts"
import type { AreaMark } from "./AreaPickerProps.ts"

/** Pixels from the middle of a mark to its edge. */
const radius = 13

const icons = { store, address: house } as const

interface Props {
  readonly map: AreaMap
  readonly marks: ReadonlyArray<AreaMark>
}

/** Points over the map: a store, an address, customers by their number. */
export const AreaMarks = ({ map, marks }: Props) =>
  marks.map(({ position, look, text }) => {
    const pixel = map.pixelOf(position)
    if (!pixel) return null
    const [x, y] = pixel
    return (
      <g key={`${look} ${position.join(" ")}`} transform={`translate(${x} ${y})`}>
        {look === "store" ? (
          <rect
            className={css.mark}
            x={-radius}
            y={-radius}
            width={radius * 2}
            height={radius * 2}
            rx={4}
            data-look={look}
          />
        ) : (
          <circle className={css.mark} r={radius} data-look={look} />
        )}
        {look === "crowd" ? (
          <text className={css.name} y={4}>
            {text}
          </text>
        ) : (
          <path
            className={css.markIcon}
            data-look={look}
            transform="translate(-8 -8) scale(0.667)"
            d={icons[look]}
          />
        )}
      </g>
    )
  })

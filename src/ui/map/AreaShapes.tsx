import { type Corners, halfway } from "./areaCorners.ts"
import type { AreaMap } from "./areaMap.ts"
import * as css from "./areaPicker.css.ts"
import type { AreaPickerProps } from "./AreaPickerProps.ts"
import { AreaMarks } from "./AreaMarks.tsx"

type Pixel = readonly [x: number, y: number]

const pathOf = (map: AreaMap, corners: Corners): string =>
  corners
    .map((ring) => ring.flatMap((corner) => [map.pixelOf(corner) ?? []]).filter(({ length }) => length === 2))
    .filter(({ length }) => length > 0)
    .map((pixels) => `M${pixels.map((pixel) => pixel.join(" ")).join("L")}Z`)
    .join("")

const moved = ([x, y]: Pixel) => ({ translate: `${x}px ${y}px` })

interface Props extends AreaPickerProps {
  readonly map: AreaMap
}

/** A name in the middle of an area's largest outline, once the map says where that is. */
const Name = ({ map, name, corners }: Pick<Props, "map"> & Props["otherAreas"][number]) => {
  const [outline = []] = corners.toSorted((one, other) => other.length - one.length)
  const pixels = outline.flatMap((corner) => {
    const pixel = map.pixelOf(corner)
    return pixel ? [pixel] : []
  })
  if (pixels.length === 0) return null
  const [x, y] = pixels.reduce<Pixel>((sum, pixel) => [sum[0] + pixel[0], sum[1] + pixel[1]], [0, 0])
  return (
    <text className={css.name} x={x / pixels.length} y={y / pixels.length}>
      {name}
    </text>
  )
}

const Ring = ({
  map,
  corners,
  ring,
  chosenCorner,
  corner,
  isReadOnly,
  onHold,
}: Props & { readonly ring: number }) => {
  const own = corners[ring] ?? []
  return own.map((position, at) => {
    const pixel = map.pixelOf(position)
    const next = own[at + 1] ?? (own.length > 2 ? own[0] : undefined)
    const middle = next && halfway(position, next)
    const between = middle && map.pixelOf(middle)
    const isHeld = chosenCorner.ring === ring && chosenCorner.at === at
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a corner is its place in the ring
      <span key={at}>
        {between && !isReadOnly && (
          <span
            aria-hidden="true"
            className={css.middle}
            style={moved(between)}
            data-ring={ring}
            data-at={at}
            data-middle={middle.join(" ")}
          />
        )}
        {pixel && (
          <button
            type="button"
            className={css.handle}
            style={moved(pixel)}
            data-ring={ring}
            data-at={at}
            data-held={isHeld || undefined}
            tabIndex={isHeld ? 0 : -1}
            aria-label={corner(at + 1, own.length, position)}
            onFocus={() => onHold({ ring, at })}
          />
        )}
      </span>
    )
  })
}

/** An area and those around it, over a map: the shapes, and the corners to be moved. */
export const AreaShapes = (props: Props) => {
  const { map, corners, otherAreas, isWrong, marks = [] } = props
  return (
    <>
      <svg className={css.shapes} aria-hidden="true">
        {otherAreas.map((other, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may share a name
          <g key={at}>
            <path
              className={css.other}
              data-refused={other.isRefused || undefined}
              data-open={other.isOpen || undefined}
              d={pathOf(map, other.corners)}
            />
            <Name map={map} {...other} />
          </g>
        ))}
        <path className={css.own} data-wrong={isWrong || undefined} d={pathOf(map, corners)} />
        <AreaMarks {...{ map, marks }} />
      </svg>
      {corners.map((_, ring) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ring is its place in the area
        <Ring key={ring} {...props} ring={ring} />
      ))}
    </>
  )
}

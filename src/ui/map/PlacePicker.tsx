import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react"
import { visuallyHidden } from "../theme/text.css.ts"
import { controls, foot, ground } from "./map.css.ts"
import { MapProbes } from "./MapProbes.tsx"
import type { Position } from "./mercator.ts"
import { PlaceMap } from "./placeMap.ts"
import * as css from "./placePicker.css.ts"
import { useMapColours } from "./useMapColours.ts"
import { useMotion } from "./useMotion.ts"
import { ZoomButtons } from "./ZoomButtons.tsx"

export interface PlacePickerProps {
  readonly label: string
  /** Help for moving the marker with the keys; omitted if nothing may be moved. */
  readonly help: string | undefined
  /** Screen reader message after the marker was moved. */
  readonly said: string
  /** Attribution of the map. */
  readonly source: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** The language of numbers on the map, as BCP 47 names it. */
  readonly language: string
  /** The URL of map tiles, with {z}, {x} and {y}; without them the outline of the land is shown. */
  readonly tiles: string | undefined
  /** Degrees; none has no marker. */
  readonly place: Position | undefined
  /** True if the place is only about there: its marker is pale. */
  readonly isGuess?: boolean | undefined
  /** Center of the map while there is no place. */
  readonly center?: Position | undefined
  /** Place that was found otherwise, which the map moves to. */
  readonly lookAt?: Position | undefined
  readonly isReadOnly: boolean
  readonly onChange: (place: Position) => void
}

/** A drop with a hole, its tip at 12, 22. Lucide's `map-pin` (ISC license, https://lucide.dev). */
const pin =
  "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0zM12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"

/** Pixels an arrow key moves the marker, and with Shift. */
const stepPx = { coarse: 10, fine: 1 } as const
const directions: ReadonlyMap<string, readonly [right: number, down: number]> = new Map<
  string,
  readonly [right: number, down: number]
>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
])

const usePlaceMap = (onTap: (place: Position) => void) => {
  const target = useRef<HTMLDivElement>(null)
  const marker = useRef<HTMLSpanElement>(null)
  const [map, setMap] = useState<PlaceMap>()
  const latest = useRef(onTap)
  useEffect(() => void (latest.current = onTap))
  useEffect(() => {
    if (!target.current || !marker.current) return
    const placeMap = new PlaceMap(target.current, marker.current, (place) => latest.current(place))
    setMap(placeMap)
    return () => {
      setMap(undefined)
      placeMap.remove()
    }
  }, [])
  return { target, marker, map }
}

/** Lets the marker be dragged: from where it is held, it follows the pointer. */
const useDrag = (map: PlaceMap | undefined, onChange: (place: Position) => void) => {
  const moveBy = useRef<(event: PointerEvent) => Position>(undefined)
  const release = () => {
    moveBy.current = undefined
    map?.release()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!map) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const beside = map.hold()
      const { clientX: x, clientY: y } = event
      moveBy.current = ({ clientX, clientY }) => beside(clientX - x, clientY - y)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (moveBy.current) onChange(moveBy.current(event))
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

/** A map to choose a place on: by a tap, by dragging its marker, or by the arrow keys. */
export const PlacePicker = (props: PlacePickerProps) => {
  const { label, help, said, source, language, tiles, place, isGuess, center, isReadOnly, onChange } = props
  const id = useId()
  const probes = useRef<HTMLDivElement>(null)
  const colours = useMapColours(probes, language)
  const [isMoved, setMoved] = useState(false)
  const move = (next: Position) => {
    if (isReadOnly) return
    setMoved(true)
    onChange(next)
  }
  const { target, marker, map } = usePlaceMap(move)
  const drag = useDrag(map, move)
  const [longitude, latitude] = place ?? []
  useMotion(map)
  useEffect(() => {
    if (colours) map?.setColours(colours)
  }, [map, colours])
  useEffect(() => {
    if (tiles) return map?.addTiles(tiles)
  }, [map, tiles])
  const [east, north] = center ?? []
  useEffect(() => {
    if (east !== undefined && north !== undefined) map?.showAround([east, north])
  }, [map, east, north])
  useEffect(() => {
    map?.setPlace(longitude === undefined || latitude === undefined ? undefined : [longitude, latitude])
  }, [map, longitude, latitude])
  const { lookAt } = props
  useEffect(() => {
    if (lookAt) map?.lookAt(lookAt)
  }, [map, lookAt])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions.get(event.key)
    if (!direction || !map || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? stepPx.fine : stepPx.coarse
    move(map.positionBeside(direction[0] * step, direction[1] * step))
  }
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves the marker */}
      <div
        ref={target}
        className={ground}
        role="application"
        aria-label={label}
        aria-describedby={help && `${id}-help`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- hears the keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setMoved(false)}
      />
      <span
        ref={marker}
        className={css.marker}
        data-guess={isGuess || undefined}
        hidden
        aria-hidden="true"
        {...(!isReadOnly && drag)}
      >
        <svg className={css.pin} viewBox="0 0 24 24" width={36} height={36}>
          <path d={pin} />
        </svg>
      </span>
      <MapProbes place={probes} />
      <div className={controls}>
        <ZoomButtons zoomIn={props.zoomIn} zoomOut={props.zoomOut} onZoom={(steps) => map?.zoom(steps)} />
      </div>
      {help && (
        <p id={`${id}-help`} className={visuallyHidden}>
          {help}
        </p>
      )}
      <output className={visuallyHidden}>{isMoved && said}</output>
      <div className={foot}>
        <span>{source}</span>
      </div>
    </div>
  )
}

import { type PointerEvent, useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from "react"
import { visuallyHidden } from "../theme/text.css.ts"
import { type CornerAt, type Corners, withCorner, withMoved } from "./areaCorners.ts"
import { AreaMap } from "./areaMap.ts"
import * as css from "./areaPicker.css.ts"
import { AreaShapes } from "./AreaShapes.tsx"
import { controls, foot, ground } from "./map.css.ts"
import { MapProbes } from "./MapProbes.tsx"
import type { Position } from "./mercator.ts"
import { useCornerKeys } from "./useCornerKeys.ts"
import { useMapColours } from "./useMapColours.ts"
import { useMotion } from "./useMotion.ts"
import { ZoomButtons } from "./ZoomButtons.tsx"
import type { AreaPickerProps } from "./AreaPickerProps.ts"

const useAreaMap = (props: AreaPickerProps) => {
  const { corners, otherAreas, center, chosenCorner, isReadOnly, onPlace, onHold, onChange } = props
  const target = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<AreaMap>()
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const tap = (position: Position) => {
    if (onPlace) return onPlace(position)
    if (isReadOnly) return
    onChange(withCorner(corners, chosenCorner, position), false)
    onHold({ ring: chosenCorner.ring, at: corners.length === 0 ? 0 : chosenCorner.at + 1 })
  }
  const latest = useRef(tap)
  useEffect(() => void (latest.current = tap))
  const lastShown = useRef<ReadonlyArray<Position>>([])
  const own = corners.flat()
  const near = otherAreas.flatMap((other) => other.corners.flat())
  useEffect(() => void (lastShown.current = own.length > 0 ? own : center ? [center] : near))
  useEffect(() => {
    if (!target.current) return
    const areaMap = new AreaMap(target.current, { onTap: (at) => latest.current(at), onDraw: draw })
    areaMap.show(lastShown.current)
    setMap(areaMap)
    return () => {
      setMap(undefined)
      areaMap.remove()
    }
  }, [])
  return { target, map }
}

/** Drags a corner, or one that begins in the middle of an edge. */
const useCornerDrag = (
  map: AreaMap | undefined,
  { corners, isReadOnly, onHold, onChange }: AreaPickerProps,
) => {
  const drag = useRef<{
    corner: CornerAt
    start: Position
    from: Corners
    x: number
    y: number
    isMoved: boolean
  }>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { ring, at, middle } = (event.target as HTMLElement).dataset
      if (isReadOnly || ring === undefined || at === undefined || event.button !== 0) return
      const corner = { ring: Number(ring), at: Number(at) }
      const [longitude, latitude] = (middle ?? "").split(" ").map(Number)
      const isNew = longitude !== undefined && latitude !== undefined
      const grabbedCorner = isNew ? { ...corner, at: corner.at + 1 } : corner
      const from = isNew ? withCorner(corners, corner, [longitude, latitude]) : corners
      const start = from[grabbedCorner.ring]?.[grabbedCorner.at]
      if (!start) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = {
        corner: grabbedCorner,
        start,
        from,
        x: event.clientX,
        y: event.clientY,
        isMoved: isNew,
      }
      if (isNew) onChange(from, false)
      onHold(grabbedCorner)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current || !map) return
      // A press that has not moved is no step, and must not stand for the first one.
      if (!current.isMoved && Math.hypot(clientX - current.x, clientY - current.y) < 1) return
      const to = map.beside(current.start, clientX - current.x, clientY - current.y)
      onChange(withMoved(current.from, current.corner, to), current.isMoved)
      current.isMoved = true
    },
    onPointerUp: () => void (drag.current = undefined),
    onPointerCancel: () => void (drag.current = undefined),
  }
}

/** A map to draw an area on: a tap adds a corner, corners and the middles of edges are dragged; keys move and remove corners. */
export const AreaPicker = (props: AreaPickerProps) => {
  const { label, help, source, zoomIn, zoomOut, language, tiles, chosenCorner, corners } = props
  const id = useId()
  const probes = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const colours = useMapColours(probes, language)
  const { target, map } = useAreaMap(props)
  const keys = useCornerKeys(map, props)
  useMotion(map)
  useEffect(() => {
    if (colours) map?.setColours(colours)
  }, [map, colours])
  useEffect(() => {
    if (tiles) return map?.addTiles(tiles)
  }, [map, tiles])
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // The corner that is held keeps the focus, also where another one takes its place.
    if (hadFocus.current)
      (layer.current?.querySelector<HTMLElement>("[tabindex='0']") ?? target.current)?.focus()
  }, [chosenCorner.ring, chosenCorner.at, corners, target])
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- begins an area */}
      <div
        ref={target}
        className={ground}
        role="application"
        aria-label={label}
        aria-describedby={help && `${id}-help`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- hears the keys that zoom
        tabIndex={0}
        onKeyDown={keys.onMap}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- of the corners within */}
      <div
        ref={layer}
        className={css.layer}
        onFocus={() => void (hadFocus.current = true)}
        onBlur={({ relatedTarget }) => void (hadFocus.current = relatedTarget === null)}
        onKeyDown={keys.onCorner}
        {...useCornerDrag(map, props)}
      >
        {map && <AreaShapes {...props} map={map} />}
      </div>
      <MapProbes place={probes} />
      <div className={controls}>
        <ZoomButtons {...{ zoomIn, zoomOut }} onZoom={(steps) => map?.zoom(steps)} />
      </div>
      {help && (
        <p id={`${id}-help`} className={visuallyHidden}>
          {help}
        </p>
      )}
      <div className={foot}>
        <span>{source}</span>
      </div>
    </div>
  )
}

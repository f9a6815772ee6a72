import { useEffect, useRef } from "react"
import { Icon } from "../icon/Icon.tsx"
import { visuallyHidden } from "../theme/text.css.ts"
import { controls, foot, ground } from "./map.css.ts"
import { MapProbes } from "./MapProbes.tsx"
import type { Position } from "./mercator.ts"
import type { RouteMapProps } from "./RouteMapProps.ts"
import * as css from "./routeMap.css.ts"
import { useMarkersMap } from "./useMarkersMap.ts"
import { ZoomButtons } from "./ZoomButtons.tsx"

/** A map with the places of a route, which are all in sight, in their order. */
const DrawnRoute = (props: RouteMapProps) => {
  const { label, source, zoomIn, zoomOut, language, tiles, stops, isLoose = false } = props
  const { target, probes, map } = useMarkersMap(language, tiles)
  const over = useRef<HTMLDivElement>(null)
  const line = useRef<SVGPathElement>(null)
  const lastShown = useRef<string>(undefined)
  const places = JSON.stringify(stops.map(({ position }) => position))
  // Whoever moves is not followed: the map stays where somebody moved it.
  const of = JSON.stringify(stops.map(({ id, position, isMoving }) => (isMoving ? id : [id, position])))
  useEffect(() => {
    if (!map || !over.current) return
    const elements = [...over.current.querySelectorAll<HTMLElement>(":scope > span")]
    const positions = JSON.parse(places) as ReadonlyArray<Position>
    map.setMarkers(
      positions.flatMap((position, at) => {
        const element = elements[at]
        return element ? [{ element, position }] : []
      }),
      isLoose ? undefined : (line.current ?? undefined),
    )
    if (lastShown.current === of) return
    lastShown.current = of
    map.showAll()
  }, [map, places, of, isLoose])
  return (
    <div className={css.frame} data-tall={props.isTall || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- OpenLayers hears the keys */}
      <div ref={target} className={ground} role="application" aria-label={label} tabIndex={0} />
      <MapProbes place={probes} />
      <svg className={css.lines} aria-hidden="true">
        <path ref={line} className={css.line} />
      </svg>
      <div ref={over} className={css.over}>
        {stops.map(({ id, name, icon, text, isMoving }) => (
          <span key={id} className={css.place}>
            <span className={css.sign} data-moving={isMoving || undefined}>
              {icon ? <Icon shape={icon} size={14} /> : <span aria-hidden="true">{text}</span>}
              <span className={visuallyHidden}>{name}</span>
            </span>
          </span>
        ))}
      </div>
      <div className={controls}>
        <ZoomButtons {...{ zoomIn, zoomOut }} onZoom={(steps) => map?.zoom(steps)} />
      </div>
      <div className={foot}>
        <span>{source}</span>
      </div>
    </div>
  )
}

export default DrawnRoute

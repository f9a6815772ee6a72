import type OlMap from "ol/Map.js"
import { fit } from "./fit.ts"
import { homeOf, type Town } from "../../../business/places/homeOf.ts"
import { type Point, stretchAt } from "../../../ui/map/mercator.ts"
import type { Outline } from "../../../ui/map/outline.ts"

interface MapPositionOptions {
  readonly map: OlMap
  readonly target: HTMLElement
  readonly reading: Promise<Outline>
}

const moveEvents = ["wheel", "dblclick", "keydown"] as const

/** Moves the map by itself until a person moves it. */
export const makeMapPosition = ({ map, target, reading }: MapPositionOptions) => {
  const view = map.getView()
  let isMoved = false
  /** The height in pixels that something covers at the bottom. */
  let coveredHeight = 0
  /** Tells a request that waited for the outline whether a later one replaced it. */
  let revision = 0

  const markMoved = () => void (isMoved = true)
  for (const hand of moveEvents) target.addEventListener(hand, markMoved, { passive: true })

  const fitAll = (points: ReadonlyArray<Point>) => {
    const [width, height] = map.getSize() ?? [0, 0]
    fit(view, points, width!, height! - coveredHeight)
  }

  const showTown = async (town: Town) => {
    const ownRevision = (revision += 1)
    const home = homeOf(town, await reading)
    if (!home || isMoved || ownRevision !== revision) return
    const [width = 1, height = 1] = map.getSize() ?? []
    view.setCenter([home.at.x, home.at.y])
    view.setResolution((home.acrossKm * 1000 * stretchAt(home.at.y)) / Math.max(1, Math.min(width, height)))
  }

  return {
    /** From now on the map no longer moves by itself. */
    move: markMoved,
    fit: (points: ReadonlyArray<Point>) => {
      markMoved()
      fitAll(points)
    },
    stand: (points: ReadonlyArray<Point>) => {
      revision += 1
      if (!isMoved) fitAll(points)
    },
    standIn: (town: Town) => void showTown(town),
    cover: (pixels: number) => {
      coveredHeight = pixels
      view.padding = [0, 0, pixels, 0]
    },
    remove: () => {
      markMoved()
      for (const hand of moveEvents) target.removeEventListener(hand, markMoved)
    },
  }
}

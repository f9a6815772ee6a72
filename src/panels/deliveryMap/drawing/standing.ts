import type OlMap from "ol/Map.js"
import { fit } from "./fit.ts"
import { homeOf, type Town } from "./homeOf.ts"
import { type Point, stretchAt } from "./mercator.ts"
import type { Outline } from "./outline.ts"

interface Asked {
  readonly map: OlMap
  readonly target: HTMLElement
  readonly reading: Promise<Outline>
}

const hands = ["wheel", "dblclick", "keydown"] as const

/** Where the map stands until a hand moves it. */
export const makeStanding = ({ map, target, reading }: Asked) => {
  const view = map.getView()
  let isMoved = false
  /** Pixels at the foot that something covers: the middle moves up. */
  let covered = 0
  /** A later wish wins over one that waits for the outline. */
  let revision = 0

  const move = () => void (isMoved = true)
  for (const hand of hands) target.addEventListener(hand, move, { passive: true })

  const fitAll = (points: ReadonlyArray<Point>) => {
    const [width, height] = map.getSize() ?? [0, 0]
    fit(view, points, width!, height! - covered)
  }

  const standIn = async (town: Town) => {
    const mine = (revision += 1)
    const home = homeOf(town, await reading)
    if (!home || isMoved || mine !== revision) return
    const [width = 1, height = 1] = map.getSize() ?? []
    view.setCenter([home.at.x, home.at.y])
    view.setResolution((home.across * 1000 * stretchAt(home.at.y)) / Math.max(1, Math.min(width, height)))
  }

  return {
    /** A hand moved the map, or a wish of a person's did. */
    move,
    fit: (points: ReadonlyArray<Point>) => {
      move()
      fitAll(points)
    },
    stand: (points: ReadonlyArray<Point>) => {
      revision += 1
      if (!isMoved) fitAll(points)
    },
    standIn: (town: Town) => void standIn(town),
    cover: (pixels: number) => {
      covered = pixels
      view.padding = [0, 0, pixels, 0]
    },
    remove: () => {
      move()
      for (const hand of hands) target.removeEventListener(hand, move)
    },
  }
}

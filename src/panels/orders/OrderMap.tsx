import { useEffect, useRef, useState } from "react"
import { positionOf } from "../../contract/deliveryPeople/location.ts"
import { limits } from "../../contract/limits.ts"
import { mapWords } from "../../frame/mapWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMapSource } from "../../frame/useMapSource.ts"
import { usePart } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { BareButton } from "../../ui/button/BareButton.tsx"
import { controls, foot, ground } from "../../ui/map/map.css.ts"
import { MapProbes } from "../../ui/map/MapProbes.tsx"
import { MarkersMap } from "../../ui/map/markersMap.ts"
import type { Position } from "../../ui/map/mercator.ts"
import { useMapColours } from "../../ui/map/useMapColours.ts"
import { useMotion } from "../../ui/map/useMotion.ts"
import { ZoomButtons } from "../../ui/map/ZoomButtons.tsx"
import type { BoardCard } from "./lanes.ts"
import * as css from "./OrderMap.css.ts"
import { ordersWords } from "./ordersWords.ts"
import { urgencyOf } from "./urgency.ts"
import type { Board } from "./useBoard.ts"
import { useShownCards } from "./useShownCards.ts"

interface Placed {
  readonly card: BoardCard
  readonly position: Position
}

const Marker = ({ card, board }: { readonly card: BoardCard; readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const { order, key } = card
  const urgency = usePart(board.model.beat, (at) => urgencyOf(order, at))
  const code = order.code ?? String(order._id)
  return (
    <span className={css.place} data-marker={key}>
      <BareButton
        className={css.marker}
        aria-label={say(urgency === "late" ? "openLate" : "open", { code })}
        onPress={() => board.open(key)}
      >
        <span data-urgency={urgency}>#{code}</span>
      </BareButton>
    </span>
  )
}

/** The map in its place, in the theme's colors. */
const useMarkersMap = () => {
  const { locale, mapTiles } = usePanel()
  const target = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLDivElement>(null)
  const colours = useMapColours(probes, limits.locales[locale])
  const [map, setMap] = useState<MarkersMap>()
  useEffect(() => {
    if (!target.current) return
    const made = new MarkersMap(target.current)
    setMap(made)
    return () => {
      setMap(undefined)
      made.remove()
    }
  }, [])
  useMotion(map)
  useEffect(() => {
    if (colours) map?.setColours(colours)
  }, [map, colours])
  useEffect(() => (mapTiles ? map?.addTiles(mapTiles) : undefined), [map, mapTiles])
  return { target, probes, map }
}

/** Hands the markers to the map, which moves to them once: later it stays where somebody moved it. */
const usePlaced = (map: MarkersMap | undefined, placed: ReadonlyArray<Placed>) => {
  const over = useRef<HTMLDivElement>(null)
  const isShown = useRef(false)
  useEffect(() => {
    const elements = [...(over.current?.querySelectorAll<HTMLElement>("[data-marker]") ?? [])]
    const byKey = new Map(elements.map((element) => [element.dataset["marker"], element]))
    map?.setMarkers(
      placed.flatMap(({ card, position }) => {
        const element = byKey.get(card.key)
        return element ? [{ element, position }] : []
      }),
    )
    if (!map || isShown.current || placed.length === 0) return
    isShown.current = true
    map.showAll()
  }, [map, placed])
  return over
}

/** Where the open orders are delivered, with the same filters as the board; each opens its order. */
const OrderMap = ({ board }: { readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const zoom = useWords("map", mapWords)
  const source = useMapSource(usePanel().mapTiles)
  const cards = useShownCards(board)
  const placed = cards.flatMap((card): ReadonlyArray<Placed> => {
    const position = positionOf(card.order.address?.location)
    return position ? [{ card, position }] : []
  })
  const { target, probes, map } = useMarkersMap()
  const over = usePlaced(map, placed)
  const missing = cards.length - placed.length
  return (
    <div className={css.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- OpenLayers hears the keys */}
      <div ref={target} className={ground} role="application" aria-label={say("mapLabel")} tabIndex={0} />
      <MapProbes place={probes} />
      <div ref={over} className={css.over}>
        {placed.map(({ card }) => (
          <Marker key={card.key} {...{ card, board }} />
        ))}
      </div>
      <div className={controls}>
        <ZoomButtons zoomIn={zoom("zoomIn")} zoomOut={zoom("zoomOut")} onZoom={(steps) => map?.zoom(steps)} />
      </div>
      <div className={foot}>
        <span>{missing > 0 ? `${say("unplaced", { count: missing })} · ${source}` : source}</span>
      </div>
    </div>
  )
}

export default OrderMap

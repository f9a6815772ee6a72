import { useEffect, useRef } from "react"
import { useMapSource } from "../../frame/useMapSource.ts"
import { useWords } from "../../frame/useWords.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import type { Absence } from "./absence.ts"
import { CourierCard } from "./CourierCard.tsx"
import * as css from "./MapStage.css.ts"
import { deliveryMapWords } from "./words.ts"
import type { MapItem, PixelPosition } from "./drawing/courierLayer.ts"
import type { Point } from "../../ui/map/mercator.ts"
import { foot, ground } from "../../ui/map/map.css.ts"
import { MapProbes } from "../../ui/map/MapProbes.tsx"
import { MapControls } from "./MapControls.tsx"
import { drawScale } from "./mapScale.ts"
import type { Store } from "./store.ts"
import { StageNote } from "./StageNote.tsx"
import { StoreCard } from "./StoreCard.tsx"
import { useLiveMap } from "./useLiveMap.ts"
import { type ShownMap, useShownCouriers } from "./useShownCouriers.ts"
import type { OrderHref } from "./WorkFacts.tsx"

export interface MapStageProps extends ShownMap {
  /** The URL of map tiles, with {z}, {x} and {y}. */
  readonly tiles: string | undefined
  /** Reason why the map shows nobody, or nobody who moves. */
  readonly why: Absence | "failed" | undefined
  readonly now: number
  readonly hasStores: boolean
  readonly selectedStore: Store | undefined
  readonly orderHref: OrderHref | undefined
  /** The position to move to after a choice in a list; a new object for each choice. */
  readonly target: { readonly at: Point } | undefined
  readonly onPick: (mark: MapItem | undefined) => void
  readonly onFollow: (isFollowing: boolean) => void
  /** Left out where the host wants no stores. */
  readonly onStores: ((isShown: boolean) => void) | undefined
}

/** Places a card above its marker, or below it near the upper edge; a marker out of view leaves it where it was. */
const putCard = (card: HTMLElement | null, at: PixelPosition | undefined) => {
  if (!card || !at) return
  card.style.setProperty("--px", `${at.px}px`)
  card.style.setProperty("--py", `${at.py}px`)
  card.dataset["side"] = at.py < card.offsetHeight + 32 ? "under" : "over"
}

/** The map, its controls, and the card of what is selected. */
export const MapStage = (props: MapStageProps) => {
  const { tiles, why, now, hasStores, target, selected, selectedStore, isFollowing } = props
  const { onPick, onFollow, onStores } = props
  const say = useWords("deliveryMap", deliveryMapWords)
  const place = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDialogElement>(null)
  const scale = useRef<HTMLDivElement>(null)
  const map = useLiveMap(place, probes, {
    onSelect: onPick,
    onDrag: () => onFollow(false),
    onDraw: (at, metres) => {
      putCard(card.current, at)
      drawScale(scale.current, metres)
    },
  })
  const { showAll } = useShownCouriers(map, props)
  const isCovered = usePanelWidth() === "narrow" && (selected ?? selectedStore) !== undefined
  useEffect(() => map?.setCoveredHeight(isCovered ? (card.current?.offsetHeight ?? 0) : 0), [map, isCovered])
  useEffect(() => {
    if (target) map?.goTo(target.at, "near")
  }, [map, target])
  useEffect(() => {
    if (tiles) return map?.addTiles(tiles)
  }, [map, tiles])
  return (
    <div className={css.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- OpenLayers hears the keys */}
      <div ref={place} className={ground} role="application" aria-label={say("map")} tabIndex={0} />
      <MapProbes place={probes} />
      <MapControls
        hasStores={hasStores}
        onStores={onStores}
        onZoom={(steps) => map?.zoom(steps)}
        onShowAll={showAll}
      />
      {why && <StageNote why={why} />}
      {selected && (
        <CourierCard
          key={selected.id}
          place={card}
          courier={selected}
          now={now}
          isFollowing={isFollowing}
          orderHref={props.orderHref}
          onFollow={onFollow}
          onClose={() => onPick(undefined)}
        />
      )}
      {selectedStore && <StoreCard place={card} store={selectedStore} onClose={() => onPick(undefined)} />}
      <div className={foot}>
        <span>{useMapSource(tiles)}</span>
        <div ref={scale} className={css.scale} aria-hidden="true" />
      </div>
    </div>
  )
}

import { positionOf } from "../../contract/deliveryPeople/location.ts"
import { mapWords } from "../../frame/mapWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMapSource } from "../../frame/useMapSource.ts"
import { usePart } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { BareButton } from "../../ui/button/BareButton.tsx"
import { controls, foot, ground } from "../../ui/map/map.css.ts"
import { MapProbes } from "../../ui/map/MapProbes.tsx"
import { ZoomButtons } from "../../ui/map/ZoomButtons.tsx"
import type { BoardCard } from "./lanes.ts"
import * as css from "./OrderMap.css.ts"
import { ordersWords } from "./words.ts"
import { urgencyOf } from "./urgency.ts"
import type { Board } from "./useBoard.ts"
import { type Placed, useMarkersMap, usePlaced } from "./useMarkersMap.ts"
import { useShownCards } from "./useShownCards.ts"

interface PlacedCard extends Placed {
  readonly card: BoardCard
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

/** Map of the open orders' destinations, with the same filters as the board; each opens its order. */
const OrderMap = ({ board }: { readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const zoom = useWords("map", mapWords)
  const source = useMapSource(usePanel().mapTiles)
  const cards = useShownCards(board)
  const placed = cards.flatMap((card): ReadonlyArray<PlacedCard> => {
    const position = positionOf(card.order.address?.location)
    return position ? [{ key: card.key, card, position }] : []
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

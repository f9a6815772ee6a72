import { useMemo } from "react"
import { useTown } from "../../business/places/useTown.ts"
import { positionOf } from "../../contract/deliveryPeople/location.ts"
import { factsText } from "../../contract/isolateText.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
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
import { PersonMark, StoreMark } from "./MapPeople.tsx"
import * as css from "./OrderMap.css.ts"
import { ordersWords } from "./words.ts"
import { urgencyOf } from "./urgency.ts"
import type { Board } from "./useBoard.ts"
import { type Placed, useMarkersMap, usePlaced } from "./useMarkersMap.ts"
import { useMapPeople } from "./useMapPeople.ts"
import { useShownCards } from "./useShownCards.ts"

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

const isDelivered = ({ order }: BoardCard) => order.fulfillment === "DELIVERY"

const keyOf = (kind: string, id: RecordId | undefined) => `${kind} ${id === undefined ? "" : idKey(id)}`

/** Everything that has a place: stores and their delivery people first, then the orders, which stand above them. */
const usePlaces = (cards: ReadonlyArray<BoardCard>) => {
  const { stores, people, hasFailed } = useMapPeople(cards)
  return useMemo(() => {
    const at = (key: string, location: Parameters<typeof positionOf>[0]): ReadonlyArray<Placed> => {
      const position = positionOf(location)
      return position ? [{ key, position }] : []
    }
    const placed = [
      ...stores.flatMap(({ _id, location }) => at(keyOf("store", _id), location)),
      ...people.flatMap(({ _id, location }) => at(keyOf("person", _id), location)),
      ...cards.flatMap(({ key, order }) => at(key, order.address?.location)),
    ]
    const keys = new Set(placed.map(({ key }) => key))
    return {
      placed,
      stores: stores.filter(({ _id }) => keys.has(keyOf("store", _id))),
      people: people.filter(({ _id }) => keys.has(keyOf("person", _id))),
      cards: cards.filter(({ key }) => keys.has(key)),
      hasFailed,
    }
  }, [stores, people, cards, hasFailed])
}

const useHomeTown = (cards: ReadonlyArray<BoardCard>) => {
  const town = useTown()
  const city = cards.find(({ order }) => order.address?.city)?.order.address?.city
  return city ? { city } : town
}

/**
 * Map of the open orders, with the same filters as the board: their destinations, stores, and delivery people. It stands
 * on all of them, or while nothing has a place on the city. Each destination opens its order.
 */
const OrderMap = ({ board }: { readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const zoom = useWords("map", mapWords)
  const source = useMapSource(usePanel().mapTiles)
  const cards = useShownCards(board)
  const places = usePlaces(cards)
  const { target, probes, map } = useMarkersMap()
  const kinds = [places.stores, places.people, places.cards].map(({ length }) => length > 0)
  const over = usePlaced(map, places.placed, { of: kinds.join(), town: useHomeTown(cards) })
  // Orders that are taken away or served at the table have no destination.
  const missing = cards.filter(isDelivered).length - places.cards.filter(isDelivered).length
  const notes = [
    missing > 0 ? say("unplaced", { count: missing }) : undefined,
    places.hasFailed ? say("peopleFailed") : undefined,
    source,
  ]
  return (
    <div className={css.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- OpenLayers hears the keys */}
      <div ref={target} className={ground} role="application" aria-label={say("mapLabel")} tabIndex={0} />
      <MapProbes place={probes} />
      <div ref={over} className={css.over}>
        {places.stores.map((store) => (
          <StoreMark key={keyOf("store", store._id)} id={keyOf("store", store._id)} store={store} />
        ))}
        {places.people.map((person) => (
          <PersonMark
            key={keyOf("person", person._id)}
            id={keyOf("person", person._id)}
            {...{ person, cards, board }}
          />
        ))}
        {places.cards.map((card) => (
          <Marker key={card.key} {...{ card, board }} />
        ))}
      </div>
      <div className={controls}>
        <ZoomButtons zoomIn={zoom("zoomIn")} zoomOut={zoom("zoomOut")} onZoom={(steps) => map?.zoom(steps)} />
      </div>
      <div className={foot}>
        <span>{factsText(notes)}</span>
      </div>
    </div>
  )
}

export default OrderMap

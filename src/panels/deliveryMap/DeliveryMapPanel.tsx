import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useWords } from "../../frame/useWords.ts"
import { Panel } from "../../ui/panel/Panel.tsx"
import { body } from "./DeliveryMapPanel.css.ts"
import { deliveryMapWords } from "./words.ts"
import { MapStage } from "./MapStage.tsx"
import { Side } from "./Side.tsx"
import { useDeliveryMap } from "./useDeliveryMap.ts"
import { useTown } from "../../business/places/useTown.ts"

/** Optional parts of the panel; all are on by default. */
export interface DeliveryMapFeatures {
  readonly stores?: boolean
}

export interface DeliveryMapPanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: DeliveryMapFeatures | undefined
  /** An address of map pictures with {z}, {x} and {y}. Default: the provider's; without one the map draws outlines. */
  readonly tiles?: string | undefined
  /** Address for adding delivery people; offered to users who may, while there are none. */
  readonly registerHref?: string | undefined
  /** Returns the URL of the page of an order a courier has. Without it the order's code is no link. */
  readonly orderHref?: ((order: ListedOrder) => string | undefined) | undefined
}

const Live = (props: DeliveryMapPanelProps) => {
  const { tiles, registerHref = "/delivery-deliveryrecord/new", orderHref, features } = props
  const offersStores = features?.stores !== false
  const say = useWords("deliveryMap", deliveryMapWords)
  const { mapTiles } = usePanel()
  const map = useDeliveryMap(offersStores)
  const town = useTown()
  return (
    <Panel
      label={say("title")}
      onKeyDown={(event) => event.key === "Escape" && !event.nativeEvent.isComposing && map.select(undefined)}
    >
      <div className={body}>
        <Side map={map} registerHref={registerHref} />
        <MapStage
          tiles={tiles ?? mapTiles}
          town={town}
          why={map.absence ?? (!map.isHere && map.problem ? "failed" : undefined)}
          couriers={map.couriers}
          stores={map.stores.all}
          hasStores={map.stores.isShown}
          mark={map.mark}
          selected={map.selected}
          selectedStore={map.selectedStore}
          orderHref={orderHref}
          target={map.target}
          isFollowing={map.isFollowing}
          now={map.now}
          onPick={map.select}
          onFollow={map.follow}
          onStores={offersStores ? map.stores.show : undefined}
        />
      </div>
    </Panel>
  )
}

/**
 * Live map of delivery people (specification, section 2, live delivery map): green online, red offline, blue on route,
 * dashed after two minutes without news. Stores are squares, struck through when closed. Lists beside the map show the
 * same. Draws up to 10,000 at 60 frames a second. Open to every signed-in user; shows the people within their reach.
 */
export const DeliveryMapPanel = (props: DeliveryMapPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={deliveryPeople.list.access}>
      <Live {...props} />
    </PanelGate>
  </PanelFrame>
)

import { Fragment } from "react"
import { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import type { DescribedPanelProps } from "../../resource/described/describedPanelProps.ts"
import { DescribedScreen } from "../../resource/described/DescribedScreen.tsx"
import { PartsContext } from "../../resource/described/parts.ts"
import { type LooseDeliveryType, looseDeliveryParts } from "./looseDeliveryParts.tsx"
import { resource } from "./sendDraft.ts"
import { TrackingContext, type TrackingHref } from "./TrackingContext.ts"

export interface LooseDeliveriesPanelProps extends DescribedPanelProps {
  /** The stores whose deliveries are shown. Default: restaurants. */
  readonly type?: LooseDeliveryType | undefined
  /**
   * Returns the address of the page on which recipients follow their delivery, by the code of its link; without it no
   * links are offered.
   */
  readonly trackingHref?: TrackingHref | undefined
}

/**
 * Deliveries stores ask for by themselves, of what was not ordered through the platform: quoted by the way, paid from
 * credits, given to a delivery person and followed until they end. Needs the permission accessToFoodOrders,
 * accessToMarketOrders or accessToSingleDeliveryCredits; shows which one is missing otherwise.
 */
export const LooseDeliveriesPanel = ({
  type = "restaurant",
  trackingHref,
  ...props
}: LooseDeliveriesPanelProps) => {
  const parts = looseDeliveryParts(type)
  const { Around = Fragment } = parts
  return (
    <PanelFrame {...props}>
      <PanelGate access={looseDeliveries.access}>
        <PartsContext.Provider value={parts}>
          <TrackingContext.Provider value={trackingHref}>
            <Around>
              <DescribedScreen key={type} {...props} resource={resource} />
            </Around>
          </TrackingContext.Provider>
        </PartsContext.Provider>
      </PanelGate>
    </PanelFrame>
  )
}

import { useMemo } from "react"
import { useTown } from "../../../business/places/useTown.ts"
import { positionOf } from "../../../contract/deliveryPeople/location.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { mapWords } from "../../../frame/mapWords.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMapSource } from "../../../frame/useMapSource.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Icon } from "../../../ui/icon/Icon.tsx"
import { store } from "../../../ui/icon/mapIcons.ts"
import { vehicleIcon } from "../../../ui/icon/vehicleIcon.ts"
import { controls, foot, ground } from "../../../ui/map/map.css.ts"
import { MapProbes } from "../../../ui/map/MapProbes.tsx"
import { ZoomButtons } from "../../../ui/map/ZoomButtons.tsx"
import { visuallyHidden } from "../../../ui/theme/text.css.ts"
import { house } from "../icons.ts"
import { over, place } from "../OrderMap.css.ts"
import { type Placed, useMarkersMap, usePlaced } from "../useMarkersMap.ts"
import type { LiveCourier } from "./useLiveCourier.ts"
import { map as mapPlace } from "./sheet.css.ts"
import * as css from "./SheetMap.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { useStorePlace } from "./useStorePlace.ts"

const icons = { store, customer: house } as const

interface PlacedMark extends Placed {
  readonly key: keyof typeof icons | "courier"
}

interface Props {
  readonly order: Order
  readonly courier: LiveCourier
}

const useMarks = ({ order: { address, company }, courier }: Props): ReadonlyArray<PlacedMark> => {
  const places = {
    store: useStorePlace(company?._id),
    customer: positionOf(address?.location),
    courier: courier.position,
  }
  const spelled = JSON.stringify(places)
  return useMemo(
    () =>
      (["store", "customer", "courier"] as const).flatMap((key) => {
        const position = places[key]
        return position ? [{ key, position }] : []
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the same places are the same marks
    [spelled],
  )
}

/** Map of an order: its store, its customer, and the person who has it now. */
const SheetMap = (props: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const zoom = useWords("map", mapWords)
  const source = useMapSource(usePanel().mapTiles)
  const marks = useMarks(props)
  const vehicle = vehicleIcon(props.order.deliveryPerson?.typeOfVehicle)
  const { target, probes, map } = useMarkersMap()
  // Marks that arrive later, such as the store's, are brought into view.
  const town = useTown()
  const city = props.order.address?.city
  const ref = usePlaced(map, marks, {
    of: marks.map(({ key }) => key).join(),
    town: city ? { city } : town,
  })
  return (
    <div className={mapPlace}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- OpenLayers hears the keys */}
      <div ref={target} className={ground} role="application" aria-label={say("map")} tabIndex={0} />
      <MapProbes place={probes} />
      <div ref={ref} className={over}>
        {marks.map(({ key }) => (
          <span key={key} className={place} data-marker={key}>
            <span
              className={css.mark}
              data-kind={key}
              data-silent={(key === "courier" && props.courier.isSilent) || undefined}
            >
              <Icon shape={key === "courier" ? vehicle : icons[key]} size={14} />
              <span className={visuallyHidden}>{say(`mark.${key}`)}</span>
            </span>
          </span>
        ))}
      </div>
      <div className={controls}>
        <ZoomButtons zoomIn={zoom("zoomIn")} zoomOut={zoom("zoomOut")} onZoom={(steps) => map?.zoom(steps)} />
      </div>
      <div className={foot}>
        <span>{source}</span>
      </div>
    </div>
  )
}

export default SheetMap

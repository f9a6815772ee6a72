import { Suspense } from "react"
import type { Order } from "../../../contract/orders/order.ts"
import { positionOf } from "../../../contract/deliveryPeople/location.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { mapWords } from "../../../frame/mapWords.ts"
import { useMapSource } from "../../../frame/useMapSource.ts"
import { useWords } from "../../../frame/useWords.ts"
import { limits } from "../../../contract/limits.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"

const PlacePicker = lazily(async () => ({
  default: (await import("../../../ui/map/PlacePicker.tsx")).PlacePicker,
}))

const nothing = () => {}

/** Where an order is delivered, in words. */
export const SheetAddress = ({ order: { address } }: { readonly order: Order }) => {
  const say = useWords("orderSheet", sheetWords)
  if (!address) return null
  const { line, number, complement, neighborhood, city, reference } = address
  const street = [line, number, complement].filter(Boolean).join(", ")
  return (
    <section className={css.part} aria-label={say("deliverTo")}>
      <h3>{say("deliverTo")}</h3>
      <div>
        {[street, neighborhood, city].filter(Boolean).join(" · ")}
        {reference ? <span className={css.hint}>{reference}</span> : null}
      </div>
    </section>
  )
}

/** Where an order is delivered, on a small map; nothing where the platform does not know. */
export const SheetMap = ({ order: { address } }: { readonly order: Order }) => {
  const say = useWords("orderSheet", sheetWords)
  const zoom = useWords("map", mapWords)
  const { locale, mapTiles } = usePanel()
  const source = useMapSource(mapTiles)
  const place = address?.location ? positionOf(address.location) : undefined
  if (!place) return null
  return (
    <div className={css.map}>
      <Suspense fallback={null}>
        <PlacePicker
          label={say("map")}
          help={undefined}
          said=""
          source={source}
          zoomIn={zoom("zoomIn")}
          zoomOut={zoom("zoomOut")}
          language={limits.locales[locale]}
          tiles={mapTiles}
          place={place}
          isReadOnly
          onChange={nothing}
        />
      </Suspense>
    </div>
  )
}

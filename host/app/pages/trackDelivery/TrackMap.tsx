import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import { RouteMap, type RouteStop, store, vehicleIcon } from "balcao/ui"
import { useConfig } from "../../boot/useConfig.ts"
import { type Tracked, useTrackingWords } from "./useTracking.ts"

/** The store, the courier and where they go, each to about 100 m. Nothing once nobody is on the way. */
export const TrackMap = ({ tracked }: { readonly tracked: Tracked }) => {
  const say = useTrackingWords()
  const { locale, mapTiles } = usePanel()
  const { mapAttribution } = useConfig()
  const { storePlace, position, destination, courier, street, step } = tracked
  if (step === "ENDED" || !destination) return null
  const stops: ReadonlyArray<RouteStop> = [
    ...(storePlace ? [{ id: "store", position: storePlace, name: tracked.store, icon: store }] : []),
    ...(position
      ? [
          {
            id: "courier",
            position: position.place,
            name: courier?.firstName ?? "",
            icon: vehicleIcon(courier?.vehicle),
            isMoving: true,
          },
        ]
      : []),
    { id: "destination", position: destination, name: street, text: "●" },
  ]
  return (
    <RouteMap
      {...{ stops }}
      label={say("map")}
      language={limits.locales[locale]}
      tiles={mapTiles}
      source={
        mapTiles === undefined
          ? "Natural Earth, GeoNames"
          : (mapAttribution ?? say("tiles", { host: /\/\/([^/]+)/.exec(mapTiles)?.[1] ?? location.host }))
      }
      zoomIn={say("zoomIn")}
      zoomOut={say("zoomOut")}
    />
  )
}

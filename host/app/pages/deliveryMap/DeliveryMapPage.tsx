import { DeliveryMapPanel } from "balcao/delivery-map"
import { useConfig } from "../../boot/config.ts"

/** The live map of delivery people, over the configured tiles or the bundled outlines. */
const DeliveryMapPage = () => <DeliveryMapPanel tiles={useConfig().mapTiles ?? undefined} />

export default DeliveryMapPage

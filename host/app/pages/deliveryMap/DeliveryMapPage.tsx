import { DeliveryMapPanel } from "balcao/delivery-map"
import { useConfig } from "../../boot/config.ts"

/** Where the delivery people are now, over the pictures this installation names, or over outlines. */
const DeliveryMapPage = () => <DeliveryMapPanel tiles={useConfig().mapTiles ?? undefined} />

export default DeliveryMapPage

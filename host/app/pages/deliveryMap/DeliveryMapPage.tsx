import { DeliveryMapPanel } from "balcao/delivery-map"

/** The live map of delivery people, over the configured tiles or the bundled outlines. */
const DeliveryMapPage = () => <DeliveryMapPanel />

export default DeliveryMapPage

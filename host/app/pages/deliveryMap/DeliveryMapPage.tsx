import { DeliveryMapPanel } from "balcao/delivery-map"
import { orderHref } from "../../routing/orderHref.ts"

/** The live map of delivery people, over the configured tiles or the bundled outlines. */
const DeliveryMapPage = () => <DeliveryMapPanel orderHref={orderHref} />

export default DeliveryMapPage

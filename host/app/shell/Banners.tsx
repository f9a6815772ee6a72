import { usePanel, useValue } from "balcao"
import { allows, idKey, seesNewOrders } from "balcao/contract"
import { type NewOrder, OrderAlertPanel } from "balcao/order-alert"
import { ExpiredStyle } from "../brand/ExpiredStyle.tsx"
import { OfflineBanner } from "./OfflineBanner.tsx"

const hrefOf = ({ _id, company }: NewOrder) =>
  `/shopping-cart/${company?.type === "supermarket" ? "supermarket" : "restaurant"}?order=${encodeURIComponent(idKey(_id))}`

/** Alerts of new orders whoever may see those of the company being viewed. */
const OrderAlert = () => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  return user && allows(seesNewOrders, user) ? <OrderAlertPanel orderHref={hrefOf} /> : null
}

/** What is said over every screen behind login. */
const Banners = () => (
  <>
    <ExpiredStyle />
    <OfflineBanner />
    {/* A panel is as high as what is around it: by itself it would take the room of the page. */}
    <div>
      <OrderAlert />
    </div>
  </>
)

export default Banners

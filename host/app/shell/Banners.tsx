import { usePanel, useValue } from "balcao"
import { allows, seesNewOrders } from "balcao/contract"
import { OrderAlertPanel } from "balcao/order-alert"
import { ExpiredStyle } from "./ExpiredStyle.tsx"
import { orderHref } from "../routing/orderHref.ts"
import { TermsBanner } from "../terms/TermsBanner.tsx"
import { OfflineBanner } from "./OfflineBanner.tsx"
import { StillHeight } from "./StillHeight.tsx"

/** Alerts of new orders whoever may see those of the company being viewed. */
const OrderAlert = () => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  return user && allows(seesNewOrders, user) ? <OrderAlertPanel orderHref={orderHref} /> : null
}

/** Banners above every screen behind login. None moves the page while something is pressed. */
const Banners = () => (
  <StillHeight>
    <ExpiredStyle />
    <OfflineBanner />
    <TermsBanner />
    {/* A panel is as high as what is around it: by itself it would take the room of the page. */}
    <div>
      <OrderAlert />
    </div>
  </StillHeight>
)

export default Banners

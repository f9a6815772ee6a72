import { seesNewOrders } from "../../contract/access/access.ts"
import type { NewOrder } from "../../contract/orders/newOrders.ts"
import type { Company } from "../../contract/companies/company.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { Banner } from "./Banner.tsx"
import { orderAlertWords } from "./words.ts"
import type { RealtimeDatabase } from "../../api/realtimeDatabase.ts"
import { SoundNotice } from "./SoundNotice.tsx"
import { useNewOrders } from "./useNewOrders.ts"
import { useNotifications } from "./useNotifications.ts"
import { useOrderText } from "./useOrderText.ts"
import { useRinging } from "./useRinging.ts"
import { useSound } from "./useSound.ts"
import { factsText } from "../../contract/isolateText.ts"

/** Optional parts of the panel; all are on by default. */
export interface OrderAlertFeatures {
  readonly sound?: boolean
  /** The browser's own, shown while nobody looks at the page. */
  readonly notifications?: boolean
}

export interface OrderAlertPanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: OrderAlertFeatures | undefined
  /**
   * Source of new orders, such as `projectDatabase({ databaseURL, getToken })`. Default: the Firebase project on the
   * record of the user's application, else the API's own server, if it lists the extra `realtime`.
   */
  readonly database?: RealtimeDatabase | undefined
  /** The address of an order; without it the banner has no link. */
  readonly orderHref?: ((order: NewOrder) => string) | undefined
}

interface AlertProps extends Pick<OrderAlertPanelProps, "database" | "orderHref" | "features"> {
  readonly company: Company
}

const Alert = ({ company, database, features, ...props }: AlertProps) => {
  const orderHref = useHostCallback(props.orderHref)
  const { emit, navigation } = usePanel()
  const say = useWords("orderAlert", orderAlertWords)
  const { orders, areOld, isSounding, ring, dismiss } = useRinging(company._id)
  const sound = useSound(isSounding && features?.sound !== false)
  const notify = useNotifications(features?.notifications !== false)
  const text = useOrderText()
  const arrive = (arrived: ReadonlyArray<NewOrder>) => {
    const ringing = ring(arrived)
    emit({ panel: "orderAlert", type: "arrived", detail: arrived })
    const [latest] = ringing.toReversed()
    if (!latest) return
    const href = orderHref(latest)
    notify({
      key: String(latest._id),
      title: say("arrived", { count: ringing.length }),
      body: factsText(text(latest)),
      onPress: () => {
        dismiss([latest])
        if (href !== undefined) navigation.push(href)
      },
    })
  }
  useNewOrders(company._id, database, arrive, (order) => void ring([order], true))
  const title = say(areOld ? "waiting" : "arrived", { count: orders.length })
  return (
    <section aria-label={say("region")}>
      {features?.sound !== false && <SoundNotice sound={sound} />}
      <div role="alert" className={visuallyHidden}>
        {orders.length > 0 &&
          `${title}: ${orders
            .slice(0, 3)
            .map((one) => text(one).join(", "))
            .join("; ")}`}
      </div>
      {orders.length > 0 && <Banner {...{ title, orders, orderHref }} onDismiss={dismiss} />}
    </section>
  )
}

const OfCompany = (props: OrderAlertPanelProps) => {
  const { client } = usePanel()
  const company = useValue(client.session.company)
  return company ? <Alert key={String(company._id)} company={company} {...props} /> : null
}

/**
 * Alerts of each new order of the company being viewed (specification, sections 7 and 9): a banner, and a sound over and
 * over from 750 ms on, both gone after 35 s, or for an order that is opened from it. Of several tabs one sounds. An order that waits already when one begins to
 * listen has the banner alone. Renders nothing without a company. Needs
 * accessToFoodOrders or accessToMarketOrders.
 */
export const OrderAlertPanel = (props: OrderAlertPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={seesNewOrders}>
      <OfCompany {...props} />
    </PanelGate>
  </PanelFrame>
)

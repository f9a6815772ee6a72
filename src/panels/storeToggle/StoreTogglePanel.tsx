import * as Effect from "effect/Effect"
import { useCallback } from "react"
import { companyDeliveries } from "../../contract/companies/companyDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { frameWords } from "../../frame/words.ts"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useExplain } from "../../frame/useExplain.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { OpeningConfirmation } from "./OpeningConfirmation.tsx"
import { explain } from "./explain.ts"
import { Failed } from "./Failed.tsx"
import { Store } from "./Store.tsx"
import { below, over, strip } from "./StoreTogglePanel.css.ts"
import { storeToggleWords } from "./words.ts"
import { polling, useStoreToggle } from "./useStoreToggle.ts"

/** Optional parts of the panel; all are on by default. */
export interface StoreToggleFeatures {
  /** The way from manual mode back to the store's hours. */
  readonly release?: boolean
}

export interface StoreTogglePanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: StoreToggleFeatures | undefined
  /**
   * `full` says since when and by whom; `inline` is one line of 32 px for a page's head, and says so behind a mark.
   * Default `full`.
   */
  readonly layout?: "full" | "inline" | undefined
}

/** On a phone a refusal stands at the window's foot, in the browser's top layer as all that lies over a page. */
const showAtFoot = (element: HTMLElement | null) => {
  if (!element || !matchMedia("(width < 768px)").matches || !("showPopover" in element)) return
  element.popover = "manual"
  element.showPopover()
}

const Toggle = ({ layout = "full", features }: StoreTogglePanelProps) => {
  const say = useWords("storeToggle", storeToggleWords)
  const frame = useWords("frame", frameWords)
  const api = useExplain()
  const store = useStoreToggle(features?.release !== false)
  if (store.problem && !store.record) return <Failed problem={store.problem} store={store} layout={layout} />
  if (!store.shown) return null
  const isInline = layout === "inline"
  return (
    <div className={isInline ? strip : undefined}>
      <Store store={store} layout={layout} />
      {store.refusal && (
        <div ref={isInline ? showAtFoot : undefined} className={isInline ? over : below}>
          <Notice tone="danger" role="alert" closeLabel={frame("close")} onClose={store.dismiss}>
            {explain(say, api, store.refusal)}
          </Notice>
        </div>
      )}
      <OpeningConfirmation store={store} />
    </div>
  )
}

/** Renders nothing, and looks for the company at intervals until there is one. */
const NoCompany = () => {
  const { session } = usePanel().client
  usePolling(
    useCallback(() => Effect.runCallback(session.findCompany()), [session]),
    polling,
  )
  return null
}

const Company = (props: StoreTogglePanelProps) => {
  const { client } = usePanel()
  const company = useValue(client.session.company)
  return company ? <Toggle key={company._id} {...props} /> : <NoCompany />
}

/**
 * Opens and closes the company being viewed (specification, section 4). Asks first unless it is in manual mode; a wish
 * made offline is kept and sent once. Read anew every 5 s. Hidden without a company. Needs accessToCompanyDelivery.
 */
export const StoreTogglePanel = (props: StoreTogglePanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={companyDeliveries.open.access}>
      <Company {...props} />
    </PanelGate>
  </PanelFrame>
)

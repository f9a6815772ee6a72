import { useState } from "react"
import { companyDeliveries, type CompanyDelivery } from "../../contract/companies/companyDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import { type ListProps, ResourceList } from "../../resource/ResourceList.tsx"
import { companyDeliveryList, ownDeliveryList, viewedList } from "./companyDeliveryList.tsx"
import { companyDeliveryWords } from "./companyDeliveryWords.ts"
import { DeliveryDialog } from "./DeliveryDialog.tsx"

export interface CompanyDeliveriesPanelProps extends PanelProps, ListProps, LeavingProps {}

/** Described once: a list keeps its description while it is shown. */
const lists = {
  every: companyDeliveryList,
  everyViewed: viewedList(companyDeliveryList),
  own: ownDeliveryList,
  ownViewed: viewedList(ownDeliveryList),
}

const CompanyDeliveries = (props: CompanyDeliveriesPanelProps) => {
  const { view, defaultView, onViewChange, features, slots, onDirtyChange, held } = props
  const say = useWords("companyDeliveries", companyDeliveryWords)
  const { client, readOnly } = usePanel()
  const company = useValue(client.session.company)
  const [opened, setOpened] = useState<CompanyDelivery | "new">()
  const which = company ? "own" : "every"
  return (
    <ResourceList
      {...{ view, defaultView, onViewChange, features, slots, say }}
      spec={lists[readOnly ? (`${which}Viewed` as const) : which]}
      onOpen={setOpened}
      onCreate={() => setOpened("new")}
    >
      {(reload) =>
        opened && (
          <DeliveryDialog
            {...{ onDirtyChange, held }}
            record={opened === "new" ? undefined : opened}
            onClose={(edited) => {
              setOpened(undefined)
              if (edited) reload()
            }}
          />
        )
      }
    </ResourceList>
  )
}

/**
 * Which companies deliver, whether they are open and who changed it by hand; records are created, edited and deleted
 * (specification, sections 3, 4 and 7). Needs the permission accessToCompanyDelivery; shows that it is missing otherwise.
 */
export const CompanyDeliveriesPanel = (props: CompanyDeliveriesPanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={companyDeliveries.page.access}>
      <CompanyDeliveries {...props} />
    </PanelGate>
  </PanelFrame>
)

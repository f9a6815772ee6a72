import type { ComponentType } from "react"
import { companyFilter } from "../../business/companyFilter.ts"
import { companyDeliveryList } from "../../contract/companies/companyDeliveryList.ts"
import { companyDeliveries } from "../../contract/companies/companyDeliveries.ts"
import { deliveryRecords, type DeliveryRow } from "../../contract/companies/deliveryRecords.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { resourcePanel } from "../../resource/described/resourcePanel.tsx"
import { fileTexts, richFinding } from "../../resource/described/richFinding.ts"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import type { ListPanelProps } from "../../resource/ListPanelProps.ts"
import { ChangedBy, CompanyName, OpeningStatus } from "./cells.tsx"
import { changeOpening } from "./changeOpening.ts"
import { deliveryCalls, rowOf } from "./deliveryCalls.ts"

export interface CompanyDeliveriesPanelProps extends ListPanelProps, LeavingProps {}

const byCompany = {
  ...companyFilter("companyId"),
  recordIdOf: ({ owner }: DeliveryRow) => owner?._id,
}

/**
 * Companies that deliver, with their opening state and the user who changed it by hand; records can be created, edited
 * and deleted (specification, sections 3, 4 and 7). Needs the permission accessToCompanyDelivery; otherwise shows that
 * it is missing.
 */
export const CompanyDeliveriesPanel: ComponentType<CompanyDeliveriesPanelProps> = resourcePanel(
  deliveryRecords,
  {
    calls: deliveryCalls,
    list: {
      find: companyDeliveries.page,
      rowOf,
      changedBy: [companyDeliveries.open],
      remove: (api, { _id }) => api.call(companyDeliveries.remove, { params: { id: _id } }),
      filters: (viewed) => (viewed ? [] : [byCompany]),
      richer: richFinding(deliveryRecords, companyDeliveryList.find),
      cellTexts: fileTexts(deliveryRecords),
      removeMany: companyDeliveryList.removeMany,
      exporting: companyDeliveryList.export,
    },
    bulkActions: [changeOpening],
    KindCell,
    cells: { company: CompanyName, isOpen: OpeningStatus, changedBy: ChangedBy },
  },
)

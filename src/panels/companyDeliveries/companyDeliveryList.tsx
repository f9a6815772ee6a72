import { companyDeliveries, type CompanyDelivery } from "../../contract/companies/companyDeliveries.ts"
import { companyFilter } from "../../business/companyFilter.ts"
import type { ListSpec } from "../../resource/ListSpec.ts"
import { ChangedAt, ChangedBy, CompanyKind, CompanyName } from "./cells.tsx"
import { companyDeliveryWords } from "./companyDeliveryWords.ts"
import { type DeliveryRefusal, explain } from "./explain.ts"
import { OpeningStatus } from "./OpeningStatus.tsx"
import type { en } from "./words.en.ts"

type DeliveryList = ListSpec<CompanyDelivery, typeof en, DeliveryRefusal>

const columns: DeliveryList["columns"] = [
  { id: "company", area: "lead", render: (record) => <CompanyName record={record} /> },
  { id: "type", area: "second", render: (record) => <CompanyKind record={record} /> },
  { id: "opening", area: "tags", render: (record) => <OpeningStatus record={record} /> },
  { id: "changedAt", area: "hidden", render: (record) => <ChangedAt record={record} /> },
  { id: "changedBy", area: "hidden", render: (record) => <ChangedBy record={record} /> },
]

/** What a record is called. */
export const titleOf = ({ _id, company }: CompanyDelivery): string =>
  company?.name || `#${company?._id ?? _id}`

/** The delivery records of the company being viewed, described: there is one at most, so nothing to filter by. */
export const ownDeliveryList: DeliveryList = {
  name: "companyDeliveries",
  words: companyDeliveryWords,
  find: companyDeliveries.page,
  changedBy: [companyDeliveries.open],
  columns,
  key: ({ _id }) => _id,
  rowTitle: titleOf,
  open: (say) => ({ label: say("edit"), edits: true }),
  remove: {
    remove: (api, { _id }) => api.call(companyDeliveries.remove, { params: { id: _id } }),
    locked: () => undefined,
    explain,
    text: (say, record) => ({
      action: say("remove"),
      title: say("removeTitle"),
      question: say("removeAsk", { name: titleOf(record) }),
      busyLabel: say("removeWait"),
      doneMessage: say("removed"),
    }),
  },
}

/** Those of every company one may view. */
export const companyDeliveryList: DeliveryList = { ...ownDeliveryList, filters: [companyFilter("companyId")] }

/** The same list for those who may only look. */
export const viewedList = (list: DeliveryList): DeliveryList => ({
  ...list,
  open: (say) => ({ label: say("view"), edits: false }),
})

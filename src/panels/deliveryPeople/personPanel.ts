import { companyFilter } from "../../business/companyFilter.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { vehicleTypes } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { deliveryPersonList } from "../../contract/deliveryPeople/deliveryPersonList.ts"
import { personRecords } from "../../contract/deliveryPeople/personRecords.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { plainCpf } from "../../contract/people/cpf.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { resourcePanel } from "../../resource/described/resourcePanel.tsx"
import { fileTexts, richFinding } from "../../resource/described/richFinding.ts"
import type { FilterSpec } from "../../resource/FilterSpec.ts"
import { bike, wallet } from "../../ui/icon/menuIcons.ts"
import {
  Connection,
  PersonCompany,
  PersonCpf,
  PersonName,
  RegistrationChip,
  Situation,
  ToPay,
} from "./cells.tsx"
import { changeSituations } from "./changeSituations.ts"
import { CompanyInput, ExpiryInput, HiddenCpfInput, NameInput } from "./fields.tsx"
import { OnlineTab } from "./OnlineTab.tsx"
import { PersonAside } from "./PersonAside.tsx"
import { personCalls, rowOf } from "./personCalls.ts"
import { RacesTab } from "./RacesTab.tsx"
import { SituationDialog } from "./SituationDialog.tsx"
import { situations } from "./useSituation.ts"

/** The filters of the paginator (section 7). */
const byState: ReadonlyArray<FilterSpec<PersonRow>> = [
  { id: "isOnline", options: ["true", "false"], toFilter: (value) => ({ isOnline: value === "true" }) },
  { id: "flag", options: situations, toFilter: (flag) => ({ flag }) },
  { id: "typeOfVehicle", options: vehicleTypes, toFilter: (typeOfVehicle) => ({ typeOfVehicle }) },
]

const isNumber = (text: string) => /^[\d.\s-]+$/.test(text)

/** The list of delivery people and their editor, with what their description does not say. */
export const PersonPanel = resourcePanel(personRecords, {
  calls: personCalls,
  list: {
    find: deliveryPeople.page,
    richer: richFinding(personRecords, deliveryPersonList.find),
    cellTexts: fileTexts(personRecords),
    removeMany: deliveryPersonList.removeMany,
    exporting: deliveryPersonList.export,
    rowOf,
    isPartial: true,
    isOwnerless: true,
    filter: (text) => (isNumber(text) ? { cpf: plainCpf(text) } : { person: text }),
    filters: (viewed) => (viewed ? byState : [companyFilter<PersonRow>("company"), ...byState]),
    remove: (api, { _id }) => api.call(deliveryPeople.remove, { params: { id: _id } }),
  },
  KindCell,
  cells: {
    person: PersonName,
    cpf: PersonCpf,
    company: PersonCompany,
    isOnline: Connection,
    flag: Situation,
    payment: ToPay,
    registration: RegistrationChip,
  },
  fields: { person: NameInput, cpf: HiddenCpfInput, company: CompanyInput, validUntil: ExpiryInput },
  tabs: [
    { id: "settle", View: RacesTab },
    { id: "online", View: OnlineTab },
  ],
  aside: PersonAside,
  rowActions: [
    { id: "situation", icon: bike, Action: SituationDialog },
    { id: "settle", icon: wallet, opens: "settle", isForViewers: true },
  ],
  bulkActions: [changeSituations],
})

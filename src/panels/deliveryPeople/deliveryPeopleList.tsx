import * as Effect from "effect/Effect"
import { maskCpf, plainCpf } from "../../contract/people/cpf.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import {
  availabilityOf,
  type DeliveryPerson,
  vehicleTypes,
} from "../../contract/deliveryPeople/deliveryPerson.ts"
import { deliveryPersonList } from "../../contract/deliveryPeople/deliveryPersonList.ts"
import { personRecords } from "../../contract/deliveryPeople/personRecords.ts"
import { filtersOf } from "../../resource/described/filtersOf.ts"
import { companyFilter } from "../../business/companyFilter.ts"
import type { FilterSpec, ListSpec } from "../../resource/ListSpec.ts"
import { bike, wallet } from "../../ui/icon/menuIcons.ts"
import {
  Connection,
  PersonCompany,
  PersonCpf,
  PersonName,
  RegistrationChip,
  AvailabilityBadge,
  ToPay,
  Vehicle,
} from "./cells.tsx"
import { deliveryPeopleWords } from "./deliveryPeopleWords.ts"
import { explain, type PersonRefusal } from "./explain.ts"
import type { en } from "./words.en.ts"

type PeopleList = ListSpec<DeliveryPerson, typeof en, PersonRefusal>

const columns: PeopleList["columns"] = [
  { id: "person", area: "lead", render: (person) => <PersonName person={person} /> },
  { id: "cpf", area: "hidden", render: (person) => <PersonCpf person={person} /> },
  { id: "typeOfVehicle", area: "hidden", render: (person) => <Vehicle person={person} /> },
  { id: "company", area: "second", render: (person) => <PersonCompany person={person} /> },
  { id: "isOnline", area: "hidden", render: (person) => <Connection person={person} /> },
  { id: "flag", area: "tags", render: (person) => <AvailabilityBadge person={person} /> },
  {
    id: "deliveriesLastWeek",
    isExtra: true,
    align: "end",
    area: "hidden",
    render: ({ deliveriesLastWeek }) => deliveriesLastWeek,
  },
  { id: "payment", align: "end", area: "id", render: (person) => <ToPay person={person} /> },
  {
    id: "registration",
    isExtra: true,
    area: "hidden",
    render: (person) => <RegistrationChip person={person} />,
  },
]

const byState: ReadonlyArray<FilterSpec<DeliveryPerson>> = [
  { id: "isOnline", options: ["true", "false"], toFilter: (value) => ({ isOnline: value === "true" }) },
  {
    id: "flag",
    options: ["FREE", "ON_ROUTE", "UNAVAILABLE"],
    toFilter: (flag) => ({ flag }),
  },
  { id: "typeOfVehicle", options: vehicleTypes, toFilter: (typeOfVehicle) => ({ typeOfVehicle }) },
]

const isNumber = (text: string) => /^[\d.\s-]+$/.test(text)

/** What a delivery person is called. */
export const nameOf = ({ _id, person }: DeliveryPerson): string => person?.name || `#${_id}`

/** Found by every filter of the description; by company only while several are looked at. */
const richer: NonNullable<PeopleList["richer"]> = {
  find: deliveryPersonList.find,
  filter: (search) => ({ search }),
  filters: filtersOf(personRecords).filter(({ id }) => id !== "company"),
}

/** The delivery people of the company being viewed, described: nothing to choose a company by. */
export const ownPeopleList: PeopleList = {
  name: "deliveryPeople",
  words: deliveryPeopleWords,
  find: deliveryPeople.page,
  filter: (text) => (isNumber(text) ? { cpf: plainCpf(text) } : { person: text }),
  columns,
  filters: byState,
  key: ({ _id }) => _id,
  rowTitle: nameOf,
  open: (say) => ({ label: say("edit"), edits: true }),
  rowActions: [
    { id: "situation", icon: bike },
    { id: "settle", icon: wallet },
  ],
  remove: {
    remove: (api, { _id }) => api.call(deliveryPeople.remove, { params: { id: _id } }),
    locked: () => undefined,
    explain,
    text: (say, person) => ({
      action: say("remove"),
      title: say("removeTitle"),
      question: say("removeAsk", { name: nameOf(person) }),
      busyLabel: say("removeWait"),
      doneMessage: say("removed"),
    }),
  },
  removeMany: deliveryPersonList.removeMany,
  exporting: deliveryPersonList.export,
  richer,
  cellTexts: (_, say) =>
    Effect.succeed({
      person: ({ person }) => person?.name ?? "",
      cpf: ({ cpf }) => (cpf ? maskCpf(cpf) : ""),
      company: ({ company }) => company?.name ?? (company ? `#${company._id}` : ""),
      isOnline: ({ isOnline }) => say(isOnline ? "online" : "offline"),
      flag: ({ flag }) => say(availabilityOf(flag)),
      payment: ({ deliverymanPaid }) => (deliverymanPaid ? say("paid") : ""),
    }),
}

/** Those of every company one may view. */
export const deliveryPeopleList: PeopleList = {
  ...ownPeopleList,
  filters: [companyFilter("company"), ...byState],
  richer: { ...richer, filters: filtersOf(personRecords) },
}

/** The same list for those who may only look. */
export const viewedList = (list: PeopleList): PeopleList => ({
  ...list,
  open: (say) => ({ label: say("view"), edits: false }),
  rowActions: list.rowActions?.filter(({ id }) => id !== "situation") ?? [],
})

import { maskCpf } from "../../contract/people/cpf.ts"
import {
  availabilityOf,
  type DeliveryPerson,
  vehicleTypes,
} from "../../contract/deliveryPeople/deliveryPerson.ts"
import { wordOf } from "../../frame/wordOf.ts"
import type { Say } from "../../frame/useWords.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { Avatar } from "../../ui/avatar/Avatar.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { name as nameStyle, number, standing } from "./DeliveryPeoplePanel.css.ts"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import type { en } from "./words.en.ts"

interface Props {
  readonly person: DeliveryPerson
}

/** The name of a vehicle type; unknown ones keep the platform's own word. */
export const vehicleName = (say: Say<typeof en>, type: string): string => {
  const known = vehicleTypes.find((one) => one === type)
  return known ? say(`vehicle.${known}`) : type
}

/** Name and picture; there may be no person record (section 2). */
export const PersonName = ({ person: { person, pic } }: Props) => {
  const say = usePeopleWords()
  if (!person?.name) return <span className={subtle}>{say("noPerson")}</span>
  return (
    <span className={nameStyle}>
      <Avatar name={person.name} picture={pic} />
      {person.name}
    </span>
  )
}

/** A CPF with three digits at each end hidden. */
export const PersonCpf = ({ person: { cpf } }: Props) => cpf && <span className={number}>{maskCpf(cpf)}</span>

/** Their type of vehicle. */
export const Vehicle = ({ person: { typeOfVehicle } }: Props) => {
  const say = usePeopleWords()
  return typeOfVehicle && vehicleName(say, typeOfVehicle)
}

/** The company they deliver for. */
export const PersonCompany = ({ person: { company } }: Props) => {
  const say = usePeopleWords()
  return company ? company.name || `#${company._id}` : <span className={subtle}>{say("anyone")}</span>
}

/** Online or offline (section 4). */
export const Connection = ({ person: { isOnline } }: Props) => {
  const say = usePeopleWords()
  return <Status tone={isOnline ? "success" : "danger"}>{say(isOnline ? "online" : "offline")}</Status>
}

const tones = { free: "success", onRoute: "info", unavailable: "off" } as const satisfies Record<
  string,
  StatusTone
>

/** Liberado, Em rota or Indisponível (section 4). */
export const Situation = ({ person: { flag } }: Props) => {
  const say = usePeopleWords()
  const availability = availabilityOf(flag)
  return (
    <Status tone={tones[availability]} soft>
      {say(availability)}
    </Status>
  )
}

/** Availability in a list row; includes the connection where there is no room for its own column. */
export const AvailabilityBadge = ({ person }: Props) => (
  <span className={standing}>
    <Situation person={person} />
    {usePanelWidth() === "narrow" && <Connection person={person} />}
  </span>
)

/** The amount owed, or that all is paid. */
export const ToPay = ({ person: { deliverymanPaid, unpaidCents } }: Props) => {
  const say = usePeopleWords()
  const money = useMoney()
  if (unpaidCents !== undefined && unpaidCents > 0)
    return <span className={number}>{money(unpaidCents)}</span>
  return deliverymanPaid ? <span className={subtle}>{say("paid")}</span> : null
}

/** The status of their registration. */
export const RegistrationChip = ({ person: { registration } }: Props) => {
  const say = usePeopleWords()
  if (!registration) return null
  return (
    <Chip tone={registration === "APPROVED" ? "line" : "warning"}>
      {wordOf(say, "registration", registration)}
    </Chip>
  )
}

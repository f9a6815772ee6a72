import { maskCpf } from "../../contract/people/cpf.ts"
import { availabilityOf } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { personRecords } from "../../contract/deliveryPeople/personRecords.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { PersonAvatar } from "../../frame/PersonAvatar.tsx"
import { Chip } from "../../ui/chip/Chip.tsx"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { name as nameStyle, number } from "./DeliveryPeoplePanel.css.ts"

interface Props {
  readonly row: PersonRow
}

/** Returns the texts of the list. */
export const usePersonWord = () => useReader(personRecords).word

/** Returns the name of a delivery person. */
export const nameOf = ({ _id, person }: PersonRow): string => person || `#${_id}`

/** Name and picture; there may be no person record (section 2). */
export const PersonName = ({ row: { person, pic } }: Props) => {
  const say = usePersonWord()
  if (!person) return <span className={subtle}>{say("noPerson")}</span>
  return (
    <span className={nameStyle}>
      <PersonAvatar name={person} picture={pic} />
      {person}
    </span>
  )
}

/** A CPF with three digits at each end hidden. */
export const PersonCpf = ({ row: { cpf } }: Props) => cpf && <span className={number}>{maskCpf(cpf)}</span>

/** The company they deliver for. */
export const PersonCompany = ({ row: { company } }: Props) => {
  const say = usePersonWord()
  return company ? company.label || `#${company._id}` : <span className={subtle}>{say("noCompany")}</span>
}

/** Online or offline (section 4). */
export const Connection = ({ row: { isOnline } }: Props) => {
  const say = usePersonWord()
  return (
    <Status tone={isOnline === "true" ? "success" : "danger"}>{say(`filter.isOnline.${isOnline}`)}</Status>
  )
}

const tones = { free: "success", onRoute: "info", unavailable: "off" } as const satisfies Record<
  string,
  StatusTone
>

/** Liberado, Em rota or Indisponível (section 4). */
export const Situation = ({ row: { flag } }: Props) => {
  const say = usePersonWord()
  return (
    <Status tone={tones[availabilityOf(flag ?? "")]} soft>
      {say(`filter.flag.${flag}`)}
    </Status>
  )
}

/** The amount owed, or that all is paid. */
export const ToPay = ({ row: { deliverymanPaid, payment } }: Props) => {
  const say = usePersonWord()
  const money = useMoney()
  if (payment !== null && payment > 0) return <span className={number}>{money(payment)}</span>
  return deliverymanPaid ? <span className={subtle}>{say("column.deliverymanPaid")}</span> : null
}

const { choices: registrations = {} } = personRecords.fields.registration

/** The status of their registration. */
export const RegistrationChip = ({ row: { registration } }: Props) => {
  const say = usePersonWord()
  if (!registration) return null
  return (
    <Chip tone={registration === "APPROVED" ? "line" : "warning"}>
      {say(
        Object.hasOwn(registrations, registration)
          ? `filter.registration.${registration}`
          : "otherRegistration",
      )}
    </Chip>
  )
}

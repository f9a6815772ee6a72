import { type ApplicationRow, applicationRecords } from "../../contract/applications/applicationRecords.ts"
import type { Tone } from "../../contract/resource/resource.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { Status } from "../../ui/status/Status.tsx"
import { entryOf } from "../../contract/wire/entryOf.ts"

interface Props {
  readonly row: ApplicationRow
}

const stateTones: Readonly<Record<string, Tone>> = {
  DRAFT: "off",
  BUILDING: "info",
  IN_REVIEW: "info",
  PUBLISHED: "success",
  SUSPENDED: "warning",
  EXPIRED: "danger",
}
const upgradeTones: Readonly<Record<string, Tone>> = {
  PENDING: "warning",
  IN_PROGRESS: "info",
  DONE: "success",
  FAILED: "danger",
}

/** A value by its name in the filter; one the description does not know as it came. */
const useNamed = (field: "state" | "upgrade", value: string | null | undefined) => {
  const { word } = useReader(applicationRecords)
  const known = value && Object.hasOwn(applicationRecords.fields[field].choices ?? {}, value)
  return known ? word(`filter.${field}.${value}`) : value
}

/** Progress of an application towards publication in the app stores. */
export const StateMark = ({ row: { state } }: Props) => {
  const name = useNamed("state", state)
  return name ? <Status tone={entryOf(stateTones, state) ?? "neutral"}>{name}</Status> : null
}

/** State of an upgrade to a new version; empty if there is none. */
export const UpgradeMark = ({ row: { upgrade } }: Props) => {
  const name = useNamed("upgrade", upgrade)
  return name && upgrade !== "NONE" ? (
    <Status tone={entryOf(upgradeTones, upgrade) ?? "neutral"}>{name}</Status>
  ) : null
}

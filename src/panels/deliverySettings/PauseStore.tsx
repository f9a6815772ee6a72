import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { companyDeliveries, opensOrCloses } from "../../contract/companies/companyDeliveries.ts"
import { wallTimeAt } from "../../contract/companies/zonedTime.ts"
import { deliveryAreaCalls } from "../../contract/deliveryAreas/deliveryAreaCalls.ts"
import { zoneOf } from "../../contract/places/zoneOf.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWrites } from "../../frame/useWrites.ts"
import { Button } from "../../ui/button/Button.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { clockOf } from "../../ui/week/weekShifts.ts"
import { pause } from "./deliveryAreas.css.ts"
import { useDeliveryAreaWords } from "./words.ts"

const lengths = ["15", "30", "60", "120", "at"] as const
type Length = (typeof lengths)[number]

const timeOf = (moment: string, zone: string): string => clockOf(wallTimeAt(Date.parse(moment), zone).minutes)

/** Minutes from now until the clock of a zone shows a time; tomorrow's where it has passed. */
const minutesUntil = (time: string, zone: string, now: number): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  const minutesLeft = hours * 60 + minutes - wallTimeAt(now, zone).minutes
  return minutesLeft > 0 ? minutesLeft : minutesLeft + 1440
}

/** The store's delivery record, and the calls that pause it and take that back. */
const usePause = () => {
  const { client, readOnly } = usePanel()
  const { api, session } = client
  const company = useValue(session.company)
  const offered = useValue(client.extras(deliveryAreaCalls.keep.service))
  const { remote, reload } = useRemote(useMemo(() => api.call(companyDeliveries.list), [api]))
  const { run, busy, error } = useTask<ApiError>()
  const record = company && offered?.has("delivery-areas") ? remote.data?.[0] : undefined
  useWrites(opensOrCloses, reload)
  const write = (call: Effect.Effect<unknown, ApiError | { readonly _tag: "NoCompanyViewed" }>) =>
    run(Effect.uninterruptible(call as Effect.Effect<unknown, ApiError>))
  return {
    record: readOnly ? undefined : record,
    zone: zoneOf(record, company),
    now: () => api.now(),
    busy,
    error,
    keep: (body: { readonly isOpen: boolean; readonly minutes: number; readonly reason?: string }) =>
      write(api.call(deliveryAreaCalls.keep, { body })),
    resume: () =>
      record && write(api.call(companyDeliveries.open, { body: { isOpen: record.isOpen, isManual: false } })),
  }
}

/** Pauses the viewed store for some minutes or until an hour, with a reason; it returns to its hours by itself. */
const PauseStore = () => {
  const say = useDeliveryAreaWords()
  const explain = useExplain()
  const { record, zone, now, busy, error, keep, resume } = usePause()
  const [length, setLength] = useState<Length>("30")
  const [until, setUntil] = useState("")
  const [reason, setReason] = useState("")
  if (!record) return null
  const { isOpen, manualUntil, pauseReason } = record
  if (manualUntil)
    return (
      <Notice tone="warning">
        {say(isOpen ? "openUntil" : "closedUntil", { time: timeOf(manualUntil, zone) })}
        {pauseReason && ` · ${pauseReason}`}{" "}
        <Button size="small" busy={busy} onPress={resume}>
          {say("resume")}
        </Button>
      </Notice>
    )
  const start = () =>
    keep({
      isOpen: !isOpen,
      minutes: length === "at" ? minutesUntil(until, zone, now()) : Number(length),
      ...(reason.trim() !== "" && { reason: reason.trim() }),
    })
  return (
    <div className={pause}>
      <Select
        label={say("pauseFor")}
        options={lengths.map((id) => ({ id, label: say(`pause.${id}`) }))}
        value={length}
        onChange={(next) => setLength(next as Length)}
      />
      {length === "at" && (
        <TextField label={say("pauseUntil")} type="time" value={until} onChange={setUntil} />
      )}
      <TextField label={say("pauseReason")} value={reason} onChange={setReason} />
      <Button busy={busy} isDisabled={length === "at" && until === ""} onPress={start}>
        {say(busy ? "pausing" : isOpen ? "pause" : "openFor")}
      </Button>
      {error && <Notice tone="danger">{explain(error)}</Notice>}
    </div>
  )
}

export default PauseStore

import { type ApiError, usePanel, useTask, useValue } from "balcao"
import { calls, limits, type Success, zoneOf } from "balcao/contract"
import type { SettingKey } from "balcao/settings"
import { Button, Dialog, Notice } from "balcao/ui"
import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import * as css from "./settings.css.ts"
import { written } from "balcao/settings"
import type { Place } from "./useSettings.ts"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly place: Place
  readonly settingKey: string
  readonly setting: SettingKey
  readonly label: string
  readonly onClose: () => void
}

type Entry = Success<typeof calls.settings.history>["items"][number]

const Line = ({ entry, setting, place }: { readonly entry: Entry } & Pick<Props, "setting" | "place">) => {
  const { locale, client } = usePanel()
  const viewed = useValue(client.session.company)
  const say = useSettingWords()
  const [change] = entry.changes
  const name = entry.actor?.label || say("nobody")
  const valueText = (value: unknown) =>
    value === null || value === undefined ? say("empty") : written(setting, value, locale)
  const isSecret = setting.type === "STRING" && setting.isSecret === true
  const at = new Intl.DateTimeFormat(limits.locales[locale], {
    dateStyle: "short",
    timeStyle: "short",
    // A store's history uses its own time zone; the platform's, an application's and a franchise's use that of the
    // platform.
    timeZone: zoneOf(place.scope === "COMPANY" ? viewed : undefined),
  })
  return (
    <li>
      <time dateTime={entry.at} className={css.muted}>
        {at.format(new Date(entry.at))}
      </time>{" "}
      {isSecret
        ? say("changedSecret", { name })
        : say("changed", { name, old: valueText(change?.old), next: valueText(change?.new) })}
    </li>
  )
}

/** Authors of the changes to a setting at this place, latest first. */
export const SettingHistory = ({ place, settingKey, setting, label, onClose }: Props) => {
  const { scope, id } = place
  const { api } = usePanel().client
  const say = useSettingWords()
  const { error, run } = useTask<ApiError>()
  const [entries, setEntries] = useState<ReadonlyArray<Entry>>()
  useEffect(() => {
    const query = { scope, ...(id !== undefined && { id }), pageOut: limits.list.maxPageSize }
    const read = api.call(calls.settings.history, { params: { key: settingKey }, query })
    run(Effect.map(read, ({ items }) => setEntries(items)))
  }, [api, id, run, scope, settingKey])
  return (
    <Dialog
      isOpen
      width="list"
      title={say("historyOf", { name: label })}
      onClose={onClose}
      footer={<Button onPress={onClose}>{say("close")}</Button>}
    >
      {error && <Notice tone="danger">{say("loadFailed")}</Notice>}
      {entries?.length === 0 && <p>{say("historyNone")}</p>}
      <ul className={css.stack}>
        {entries?.map((entry) => (
          <Line key={entry._id} {...{ entry, setting, place }} />
        ))}
      </ul>
    </Dialog>
  )
}

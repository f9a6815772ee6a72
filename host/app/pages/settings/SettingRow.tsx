import { useKeptOnExpiry, usePanel, useUnsaved } from "balcao"
import { limits } from "balcao/contract"
import type { SettingKey } from "balcao/settings"
import { Button, Chip, Notice, Status } from "balcao/ui"
import { lazy, Suspense, useEffect, useState } from "react"
import * as css from "./settings.css.ts"
import { SettingHistory } from "./SettingHistory.tsx"
import { SettingInput } from "./SettingInput.tsx"
import { textOf, valueOf, written } from "balcao/settings"
import { TurnOff } from "./TurnOff.tsx"
import { type Place, type SettingState, useSaving } from "./useSettings.ts"
import { useSettingWords } from "./words.ts"

const PublishDraft = lazy(() => import("./PublishDraft.tsx"))

interface Props {
  readonly place: Place
  readonly setting: SettingKey
  readonly state: SettingState
  readonly isReadOnly: boolean
  /** True if the user came to the page for this setting. */
  readonly isSought: boolean
  readonly onSaved: (state: SettingState) => void
}

/** Source of the effective value. */
const Source = ({ setting, state, place }: Pick<Props, "setting" | "state" | "place">) => {
  const { locale } = usePanel()
  const say = useSettingWords()
  const isOwn = state.from === place.scope
  return (
    <span className={css.source}>
      <Status tone={isOwn ? "info" : "neutral"}>{say(isOwn ? "own" : `from.${state.from}`)}</Status>
      {state.value !== null && <span className={css.muted}>{written(setting, state.value, locale)}</span>}
      {setting.readBy === "platform" && <Chip tone="line">{say("readByPlatform")}</Chip>}
    </span>
  )
}

const useSentence = () => {
  const say = useSettingWords()
  return (error: { readonly _tag: string } | undefined) => {
    if (error === undefined) return undefined
    if (error._tag === "StaleSetting") return say("stale")
    return say(error._tag === "Forbidden" ? "denied" : "failed")
  }
}

/** The sentence for a refused value; numbers are never rounded. */
const wrongOf = {
  BOOL: "wrong",
  INT: "wrongCount",
  MONEY: "wrongMoney",
  ENUM: "wrong",
  STRING: "wrong",
} as const

/** Scrolls to the setting the user came for, and focuses it. */
const bring = (row: HTMLLIElement | null) => {
  row?.scrollIntoView({ block: "center" })
  row?.focus({ preventScroll: true })
}

/** The text typed over a saved one; kept under a name while somebody signs in again. */
const useTyped = (name: string, saved: string) => {
  const [typed, setTyped] = useState<string>()
  const isChanged = typed !== undefined && typed !== saved
  useUnsaved(isChanged)
  const claim = useKeptOnExpiry(name, () => (isChanged ? typed : undefined))
  useEffect(() => {
    const draft = claim()
    // oxlint-disable-next-line react/set-state-in-effect -- taken from the store once, when the row is there
    if (typeof draft === "string") setTyped(draft)
  }, [claim])
  return [typed, setTyped] as const
}

/** One setting: its field, where its value comes from, and what may be done with it. */
export const SettingRow = ({ place, setting, state, isReadOnly, isSought, onSaved }: Props) => {
  const { locale, notices } = usePanel()
  const say = useSettingWords()
  const sentence = useSentence()
  const { busy, error, save } = useSaving(place, onSaved)
  const [open, setOpen] = useState<"history" | "off" | "publish" | "reset">()
  const label = setting.label[locale === "en" ? 1 : 0]
  const saved = textOf(setting, state.value)
  const [typed, setTyped] = useTyped(`setting ${place.scope} ${place.id} ${state.key}`, saved)
  const text = typed ?? saved
  const value = valueOf(setting, text)
  const isChanged = typed !== undefined && typed !== saved
  const write = (next: SettingState["value"], notice: "saved" | "resetDone", confirmation?: string) =>
    save(
      { key: state.key, value: next, version: state.version, ...(confirmation && { confirmation }) },
      () => {
        setTyped(undefined)
        setOpen(undefined)
        notices.show({
          kind: "snackbar",
          title: say(notice),
          durationMs: limits.noticeMs.snackbar,
          closeLabel: say("close"),
        })
      },
    )
  const isStopping = setting.type === "BOOL" && setting.isKillSwitch === true && value === false
  const isManual = state.key === "menu.publishes" && state.value === "MANUAL"
  const reset = () => write(null, "resetDone")
  const press = () => {
    if (isStopping) return setOpen("off")
    if (isManual) return setOpen("publish")
    return value !== undefined && write(value, "saved")
  }
  const wrong = isChanged && value === undefined ? say(wrongOf[setting.type]) : undefined
  return (
    <li className={css.row} {...(isSought && { ref: bring, tabIndex: -1 })}>
      <SettingInput
        {...{ setting, label, text }}
        isSet={state.isSet}
        error={wrong}
        isDisabled={busy || isReadOnly}
        onChange={setTyped}
      />
      <div className={css.about}>
        <span>{setting.about[locale === "en" ? 1 : 0]}</span>
        <Source {...{ setting, state, place }} />
        {error && (open === undefined || open === "history") && (
          <Notice tone="danger">{sentence(error)}</Notice>
        )}
        <span className={css.buttons}>
          {isChanged && (
            <Button tone="primary" size="small" busy={busy} isDisabled={value === undefined} onPress={press}>
              {say(busy ? "saving" : "save")}
            </Button>
          )}
          {state.from === place.scope && !isReadOnly && (
            <Button size="small" isDisabled={busy} onPress={isManual ? () => setOpen("reset") : reset}>
              {say("reset")}
            </Button>
          )}
          <Button size="small" tone="quiet" onPress={() => setOpen("history")}>
            {say("history")}
          </Button>
        </span>
      </div>
      {open === "history" && (
        <SettingHistory
          {...{ place, setting, label }}
          settingKey={state.key}
          onClose={() => setOpen(undefined)}
        />
      )}
      {(open === "publish" || open === "reset") && (
        <Suspense>
          <PublishDraft
            {...{ place, busy }}
            error={sentence(error)}
            onConfirm={() => (open === "reset" ? reset() : value !== undefined && write(value, "saved"))}
            onCancel={() => setOpen(undefined)}
          />
        </Suspense>
      )}
      {open === "off" && (
        <TurnOff
          {...{ label, busy }}
          phrase={state.key}
          error={sentence(error)}
          onConfirm={() => write(false, "saved", state.key)}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </li>
  )
}

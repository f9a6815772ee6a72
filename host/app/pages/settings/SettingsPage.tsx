import { usePanel, useValue } from "balcao"
import { type SettingKey, settingKeys, type SettingScope } from "balcao/settings"
import { Button, Checkbox, EmptyState, Notice, Select } from "balcao/ui"
import { useState } from "react"
import { useSearchParams } from "../../routing/navigation.ts"
import { PlaceFields } from "./PlaceFields.tsx"
import * as css from "./settings.css.ts"
import { SettingRow } from "./SettingRow.tsx"
import { type Place, useSettings } from "./useSettings.ts"
import { useSettingWords } from "./words.ts"

const groups = ["ORDERS", "MENU", "CATALOG", "PAYMENT", "NOTIFICATIONS", "HELP", "SECURITY"] as const
type Group = (typeof groups)[number] | "all"

const keys: Readonly<Record<string, SettingKey>> = settingKeys

interface ShownProps {
  readonly place: Place
  readonly group: Group
  readonly isChangedOnly: boolean
  readonly isReadOnly: boolean
  /** The key of the one that is looked for. */
  readonly sought: string | null
}

/** The settings of a place, in their groups. */
const Shown = ({ place, group, isChangedOnly, isReadOnly, sought }: ShownProps) => {
  const say = useSettingWords()
  const { states, failed, load, adopt } = useSettings(place)
  if (failed)
    return (
      <>
        <Notice tone="danger">{say("loadFailed")}</Notice>
        <Button onPress={load}>{say("retry")}</Button>
      </>
    )
  const shownStates = (states ?? []).filter(({ from, key }) => {
    const isIn = group === "all" || keys[key]?.group === group
    return isIn && keys[key] !== undefined && (!isChangedOnly || from === place.scope)
  })
  if (states && shownStates.length === 0) return <EmptyState title={say("none")} />
  return groups.map((name) => {
    const own = shownStates.filter(({ key }) => keys[key]?.group === name)
    if (own.length === 0) return null
    return (
      <section key={name} aria-label={say(`group.${name}`)}>
        <h2>{say(`group.${name}`)}</h2>
        <ul className={css.group}>
          {own.map((state) => {
            const setting = keys[state.key]
            const at = `${place.scope} ${place.id} ${state.key} ${state.version}`
            const isSought = state.key === sought
            return (
              setting && (
                <SettingRow key={at} {...{ place, setting, state, isReadOnly, isSought }} onSaved={adopt} />
              )
            )
          })}
        </ul>
      </section>
    )
  })
}

/** True if the user's membership covers the scope they would change. */
const useMayWrite = (scope: SettingScope): boolean => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  if (user?.isRoot === true || scope === "COMPANY") return true
  if (scope === "PLATFORM") return false
  return user?.isApplication === true || (scope === "FRANCHISE" && (user?.franchises.length ?? 0) > 0)
}

const Settings = ({ sought }: Pick<ShownProps, "sought">) => {
  const say = useSettingWords()
  const viewed = useValue(usePanel().client.session.company)
  const [scope, setScope] = useState<SettingScope>(viewed ? "COMPANY" : "PLATFORM")
  const [id, setId] = useState<number | undefined>(viewed && Number(viewed._id))
  const [group, setGroup] = useState<Group>("all")
  const [isChangedOnly, setChangedOnly] = useState(false)
  const mayWrite = useMayWrite(scope)
  const place = scope === "PLATFORM" ? { scope } : id === undefined ? undefined : { scope, id }
  const choose = (next: SettingScope, nextId: number | undefined) => {
    setScope(next)
    setId(nextId)
  }
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <PlaceFields {...{ place, scope }} onChange={choose} />
        <Select
          label={say("group")}
          options={[
            { id: "all" as const, label: say("allGroups") },
            ...groups.map((one) => ({ id: one, label: say(`group.${one}`) })),
          ]}
          value={group}
          onChange={setGroup}
        />
        <span className={css.check}>
          <Checkbox label={say("changedOnly")} isSelected={isChangedOnly} onChange={setChangedOnly} />
        </span>
      </div>
      {!mayWrite && <Notice tone="info">{say("denied")}</Notice>}
      {place && <Shown {...{ place, group, isChangedOnly, sought }} isReadOnly={!mayWrite} />}
    </div>
  )
}

/** Settings of the platform, applications, franchises and companies; each inherits from the one before. */
const SettingsPage = () => {
  const [query] = useSearchParams()
  const sought = query.get("setting")
  // Filters of before would hide what is looked for now.
  return <Settings key={sought} sought={sought} />
}

export default SettingsPage

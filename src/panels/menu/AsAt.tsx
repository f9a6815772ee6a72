import { useMemo } from "react"
import type { MenuStore } from "../../contract/menu/menuData.ts"
import { wallMoment } from "../../contract/menu/storeOpening.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDate } from "../../frame/written.ts"
import { Select } from "../../ui/select/Select.tsx"
import { momentsAhead } from "./momentsAhead.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly store: MenuStore
  /** Milliseconds since 1970, as is `value`. */
  readonly now: number
  /** The moment whose prices and states are shown; undefined for now. */
  readonly value: number | undefined
  readonly onChange: (at: number | undefined) => void
}

/** Choice of the moment at which the menu is shown: now, or at lunch or dinner of the coming days. */
export const AsAt = ({ store, now, value, onChange }: Props) => {
  const say = useMenuWords()
  const { locale } = usePanel()
  const moments = useMemo(() => momentsAhead(store, now), [store, now])
  const all = value === undefined || moments.includes(value) ? moments : [value, ...moments]
  const written = (at: number) =>
    writtenDate(locale, new Date(wallMoment(store, at)), {
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: store.timeZone,
    })
  return (
    <Select
      hideLabel
      label={say("asAt")}
      options={[
        { id: "", label: say("asNow") },
        ...all.map((at) => ({ id: String(at), label: say("asIs", { moment: written(at) }) })),
      ]}
      value={value === undefined ? "" : String(value)}
      onChange={(id) => onChange(id === "" ? undefined : Number(id))}
    />
  )
}

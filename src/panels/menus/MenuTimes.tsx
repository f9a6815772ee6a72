import { useMemo } from "react"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { DaySpan } from "../../contract/menu/menuWeek.ts"
import { menus } from "../../contract/resources/menus.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { ownerField } from "../../resource/described/recordDraft.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { spansText } from "./spanText.ts"
import { useMenusWords } from "./words.ts"
import { type WrittenMenu, writtenWeek } from "./writtenWeek.ts"

/** The menus of a store as they are saved; undefined until they are read, and where they cannot be. */
const useMenus = (company: RecordId): MenuData | undefined => {
  const { client } = usePanel()
  const load = useMemo(() => client.api.call(calls.editor, { params: { company } }), [client, company])
  return useRemote(load).remote.data
}

const Warnings = ({ company, written }: { readonly company: RecordId; readonly written: WrittenMenu }) => {
  const say = useMenusWords()
  const { client, locale } = usePanel()
  const data = useMenus(company)
  if (!data) return null
  const { overlaps, gaps } = writtenWeek(data, written, client.api.now())
  const when = (spans: ReadonlyArray<DaySpan>) => spansText(say, locale, spans)
  return (
    <>
      {overlaps.map(({ first, second, spans }) => (
        <Notice key={`${idKey(first._id)} ${idKey(second._id)}`} tone="warning">
          {say("overlap", { first: first.name, second: second.name, when: when(spans) })}
        </Notice>
      ))}
      {gaps.length > 0 && <Notice tone="warning">{say("gap", { when: when(gaps) })}</Notice>}
    </>
  )
}

/** Warns of the times at which a menu meets another one, and of those that none serves, while it is written. */
const MenuTimes = ({ texts, row, zone }: SummaryProps<typeof menus>) => {
  const say = useMenusWords()
  const { client } = usePanel()
  const offered = useValue(client.extras("main"))
  const viewed = useValue(client.session.company)
  const company = row?.owner?._id ?? referenceOf(texts[ownerField] ?? "")?._id ?? viewed?._id
  if (company === undefined || offered?.has("catalog") !== true) return null
  const written = valuesOf(menus, texts, zone)
  return (
    <Warnings
      {...{ company }}
      written={{ ...written, name: written.name ?? say("thisMenu"), _id: row?._id }}
    />
  )
}

export default MenuTimes

import { useMemo } from "react"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { menus } from "../../contract/resources/menus.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { spansText } from "./spanText.ts"
import { storeOf } from "./storeOf.ts"
import { useOverlapText } from "./useOverlapText.ts"
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
  const textOf = useOverlapText()
  const data = useMenus(company)
  if (!data) return null
  const { overlaps, gaps } = writtenWeek(data, written, client.api.now())
  return (
    <>
      {overlaps.map((overlap) => (
        <Notice key={`${idKey(overlap.first._id)} ${idKey(overlap.second._id)}`} tone="warning">
          {textOf(overlap)}
        </Notice>
      ))}
      {gaps.length > 0 && (
        <Notice tone="warning">{say("gap", { when: spansText(say, locale, gaps) })}</Notice>
      )}
    </>
  )
}

/** Warns of the times at which a menu meets another one, and of those that none serves, while it is written. */
const MenuTimes = ({ texts, row, zone }: SummaryProps<typeof menus>) => {
  const say = useMenusWords()
  const { client } = usePanel()
  useValue(client.extras("main"))
  useValue(client.session.company)
  const company = storeOf(client, { texts, row })
  if (company === undefined) return null
  const written = valuesOf(menus, texts, zone)
  return (
    <Warnings
      {...{ company }}
      written={{ ...written, name: written.name ?? say("thisMenu"), _id: row?._id }}
    />
  )
}

export default MenuTimes

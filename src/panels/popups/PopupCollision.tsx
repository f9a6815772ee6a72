import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { popups } from "../../contract/resources/popups.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { usePopupWords } from "./words.ts"
import { factsText } from "../../contract/isolateText.ts"

/** Pop-ups named by the warning; one more is asked for, which may be the record itself. */
const maxNamed = 3

/** Pop-ups for the same people on some day of a period. */
const useOthers = ({ texts, row }: SummaryProps<typeof popups>) => {
  const { client } = usePanel()
  const owner = row?.owner?._id
  const audience = texts.audience ?? ""
  const from = texts.startsAt?.slice(0, 10) ?? ""
  const to = texts.endsAt?.slice(0, 10) ?? ""
  const load = useMemo(() => {
    if (audience === "" || from === "" || to === "" || to < from) return Effect.succeed([])
    const filter = {
      status: ["LIVE", "SCHEDULED"],
      audience: [audience],
      validOn: { from, to },
      ...(owner !== undefined && { owner: [owner] }),
    }
    const body = {
      filter,
      sortField: "id",
      sortOrder: "desc",
      pageNumber: 0,
      pageSize: maxNamed + 1,
    } as const
    return Effect.map(client.api.call(callsOf(popups).find, { body }), ({ items }) => items)
  }, [client, owner, audience, from, to])
  return useRemote(load).remote.data ?? []
}

/** Warns of other pop-ups the same people would meet at the same time; silent where it cannot know, and of one that is off. */
const PopupCollision = (props: SummaryProps<typeof popups>) => {
  const say = usePopupWords()
  const { row } = props
  const titles = useOthers(props).flatMap(({ _id, title }) => (_id === row?._id ? [] : [title]))
  if (titles.length === 0 || row?.status === "OFF" || row?.status === "ENDED") return null
  return (
    <Notice tone="warning">{say("collides", { titles: factsText(titles.slice(0, maxNamed), ", ") })}</Notice>
  )
}

export default PopupCollision

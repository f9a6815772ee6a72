import type { notificationTopics } from "../../contract/resources/notificationTopics.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useEffect, useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import { type peopleRoles, topicSubscriptions } from "../../contract/people/topicSubscriptions.ts"
import type { Input } from "../../contract/wire/endpoint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { writtenNumber } from "../../frame/written.ts"
import { useTopicWords } from "./words.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

/** The user's choice: the people, and the action on them. */
export interface Choice {
  readonly act: "subscribe" | "unsubscribe"
  readonly roles: ReadonlyArray<(typeof peopleRoles)[number]>
  readonly city: string
  readonly marketing: "either" | "true" | "false"
}

type SubscriptionBody = Input<typeof topicSubscriptions.change>["body"]

const askedOf = ({ act, roles, city, marketing }: Choice): SubscriptionBody => ({
  isSubscribed: act === "subscribe",
  filter: {
    ...(roles.length > 0 && { roles }),
    ...(typedText(city) !== "" && { city: typedText(city) }),
    ...(marketing !== "either" && { acceptsMarketing: [marketing === "true"] }),
  },
})

/**
 * Counts the people a choice would change, and tells if it matches anybody. It counts once the choice has settled for a
 * moment; no data until then.
 */
export const useReach = ({ _id: id }: RowOf<typeof notificationTopics>, choice: Choice) => {
  const { client } = usePanel()
  const now = JSON.stringify(askedOf(choice))
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(now), limits.waitMs.debounce)
    return () => clearTimeout(waiting)
  }, [now])
  const load = useMemo(() => {
    const request = JSON.parse(settled) as SubscriptionBody
    const count = (isSubscribed: boolean) =>
      client.api.call(topicSubscriptions.change, {
        params: { id },
        body: { ...request, isSubscribed, isTrial: true },
      })
    // People already in the requested state are those the opposite action would change.
    return Effect.flatMap(count(request.isSubscribed), ({ changed }) =>
      changed > 0
        ? Effect.succeed({ changed, isNobody: false })
        : Effect.map(count(!request.isSubscribed), (opposite) => ({
            changed,
            isNobody: opposite.changed === 0,
          })),
    )
  }, [client, id, settled])
  const { remote, reload } = useRemote(load)
  const isCounted = settled === now && remote._tag === "Here"
  return { remote, reload, reach: isCounted ? remote.data : undefined }
}

interface Props {
  readonly row: RowOf<typeof notificationTopics>
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Subscribes or unsubscribes those a choice finds, and says how many they were. */
export const useSubscribing = ({ row: { _id: id }, onChanged, onDone }: Props) => {
  const { client, before, emit, locale } = usePanel()
  const say = useTopicWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError>()
  const start = (choice: Choice) => {
    const body = askedOf(choice)
    const detail = { id, ...body }
    const call = client.api.call(topicSubscriptions.change, { params: { id }, body })
    const work = Effect.map(call, ({ changed, subscribers }) => {
      emit({ panel: "notificationTopics", type: "subscriptions", detail })
      const countText = (count: number) => writtenNumber(locale, count, {})
      const counts = { count: changed, shown: countText(changed), subscribers: countText(subscribers) }
      showSnackbar(say(`${choice.act}.done`, counts))
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ panel: "notificationTopics", type: "subscriptions", detail }), work))
  }
  return { busy, error: error && explain(error), start }
}

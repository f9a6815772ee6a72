import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { circleAlert, file as fileIcon, wifiOff } from "../../ui/icon/icons.ts"
import { clock } from "../../ui/icon/listIcons.ts"
import { contactCentreWords } from "./words.ts"
import { explain } from "./explain.ts"
import type { Outgoing } from "./outgoing.ts"
import * as css from "./Thread.css.ts"
import type { OpenConversation } from "./useConversation.ts"

interface Props {
  readonly outgoing: Outgoing
  readonly centre: OpenConversation
}

const icons = { queued: clock, waiting: wifiOff, failed: circleAlert, held: clock } as const

const useSentence = ({ state, error, isUnconfirmed }: Outgoing) => {
  const say = useWords("contactCentre", contactCentreWords)
  const api = useExplain()
  if (state === "queued") return say("sending")
  if (state === "waiting") return say(error?._tag === "TooManyRequests" ? "throttled" : "waiting")
  if (state === "held") return say("held")
  if (isUnconfirmed) return say("unconfirmed")
  return error ? explain(say, api, error) : say("status.FAILED")
}

/** Something written that the platform has not taken yet, or refused. */
export const OutgoingItem = ({ outgoing, centre }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { content, state, key } = outgoing
  const sentence = useSentence(outgoing)
  return (
    <li className={css.item} data-ours>
      <div className={css.bubble}>
        {content.kind === "file" ? (
          <span className={css.fileRow}>
            <Icon shape={fileIcon} size={20} />
            <span className={css.fileName}>{content.file.name}</span>
          </span>
        ) : (
          <span dir="auto">{content.body}</span>
        )}
      </div>
      <span className={css.meta} data-failed={state === "failed" || undefined}>
        <Icon shape={icons[state]} size={12} />
        <span role={state === "failed" ? "alert" : undefined}>{sentence}</span>
        {state === "queued" ? null : (
          <>
            {state === "held" ? null : (
              <Button tone="quiet" size="small" onPress={() => centre.retry([outgoing])}>
                {say("retry")}
              </Button>
            )}
            <Button tone="quiet" size="small" onPress={() => centre.discard(key)}>
              {say("discard")}
            </Button>
          </>
        )}
      </span>
    </li>
  )
}

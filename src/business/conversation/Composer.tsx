import { memo, type RefObject, useContext, useRef } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLostFocus } from "../../frame/useLostFocus.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import type { Chat } from "./chat.ts"
import * as css from "./Composer.css.ts"
import { contactCentreWords } from "./words.ts"
import { stickyNote } from "./icons.ts"
import { SwitchContext } from "./SwitchContext.ts"
import { TemplateSender } from "./TemplateSender.tsx"
import type { OpenConversation } from "./useConversation.ts"
import { useDraft } from "./useDraft.ts"
import { useFilePick } from "./useFilePick.ts"
import { useWindowLeft } from "./useWindowLeft.ts"
import { Writer } from "./Writer.tsx"

interface Props {
  readonly chat: Chat
  readonly write: OpenConversation["write"]
  readonly input: RefObject<HTMLTextAreaElement | null>
}

interface InsteadProps extends Pick<Props, "chat" | "write"> {
  readonly onNote: () => void
}

/** A message is of the company being viewed; who views several has to say which. A note needs none. */
const WithoutCompany = ({ chat, onNote }: InsteadProps) => {
  const switchTo = useContext(SwitchContext)
  const say = useWords("contactCentre", contactCentreWords)
  return (
    <>
      <Notice tone="info">{say("noCompanyOf", { company: chat.company?.name ?? "" })}</Notice>
      <div className={css.tools}>
        {switchTo && (
          <Button tone="primary" onPress={() => switchTo(chat)}>
            {say("replyFor", { company: chat.company?.name ?? "" })}
          </Button>
        )}
        <Button icon={stickyNote} onPress={onNote}>
          {say("writeNote")}
        </Button>
      </div>
    </>
  )
}

const Templates = (props: InsteadProps) => {
  const say = useWords("contactCentre", contactCentreWords)
  return (
    <>
      <Notice tone="warning">{say(props.chat.windowEndsAt ? "windowOver" : "windowNever")}</Notice>
      <TemplateSender {...props} />
    </>
  )
}

const restoreFocus = (place: HTMLElement) =>
  place.querySelector<HTMLElement>("textarea, button:not([disabled])")?.focus()

/** Message composer: writes a message, a note for colleagues, or a template once the 24 hours are over. */
export const Composer = memo((props: Props) => {
  const { chat, write } = props
  const { client } = usePanel()
  const inUse = useDraft(chat)
  const { isNote } = inUse.draft
  const pick = useFilePick(isNote)
  const viewed = useValue(client.session.company)
  const windowLeft = useWindowLeft(chat)
  const place = useRef<HTMLDivElement>(null)
  const focus = useLostFocus(place, restoreFocus)
  const hasNoCompany = !viewed && chat.company && chat.state !== undefined
  const Instead = hasNoCompany ? WithoutCompany : windowLeft === 0 ? Templates : undefined
  return (
    <div ref={place} className={css.composer} {...focus}>
      {Instead && !isNote ? (
        <Instead {...{ chat, write }} onNote={() => inUse.change({ isNote: true })} />
      ) : (
        <Writer {...{ ...props, ...inUse, windowLeftMs: windowLeft, pick }} />
      )}
    </div>
  )
})

import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import { Button, Link, Notice } from "balcao/ui"
import { useEffect, useState } from "react"
import { useConfig } from "../../boot/useConfig.ts"
import { usePageWords } from "../words.ts"
import { BackToLogin } from "../outside/BackToLogin.tsx"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"
import { text as muted, title } from "../outside/outside.css.ts"
import { letter, list, mail as mailStyle, subject as subjectStyle } from "./outbox.css.ts"
import { type Mail, partsOf, readOutbox } from "./readOutbox.ts"

type State = { readonly mail?: ReadonlyArray<Mail>; readonly failed?: boolean }

const useOutbox = () => {
  const { apiUrl } = useConfig()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({})
  useEffect(() => {
    const stop = new AbortController()
    readOutbox(apiUrl, stop.signal).then(
      (mail) => setState({ mail }),
      () => stop.signal.aborted || setState({ failed: true }),
    )
    return () => stop.abort()
  }, [apiUrl, attempt])
  return { ...state, reload: () => setAttempt(attempt + 1) }
}

const MailShown = ({ to, subject, text, sentAt }: Mail) => {
  const { locale } = usePanel()
  const time = new Intl.DateTimeFormat(limits.locales[locale], { dateStyle: "short", timeStyle: "medium" })
  return (
    <li className={mailStyle}>
      <h2 className={subjectStyle}>{subject}</h2>
      <p className={muted}>
        {to}, {time.format(new Date(sentAt))}
      </p>
      <p className={letter}>
        {partsOf(text).map((part) =>
          part.isLink ? (
            <Link key={part.text} href={part.text}>
              {part.text}
            </Link>
          ) : (
            part.text
          ),
        )}
      </p>
    </li>
  )
}

/** The mail of a demo, which is sent nowhere: whoever tries the panel opens its links here. */
const OutboxPage = () => {
  const say = usePageWords()
  const { mail, failed, reload } = useOutbox()
  return (
    <OutsideFrame>
      <div>
        <h1 className={title}>{say("outboxTitle")}</h1>
        <p className={muted}>{say("outboxText")}</p>
      </div>
      {failed && (
        <Notice tone="warning" role="alert">
          {say("outboxFailed")}
        </Notice>
      )}
      {mail?.length === 0 && <p>{say("outboxEmpty")}</p>}
      <ul className={list}>
        {mail?.map((one) => (
          <MailShown key={one.id} {...one} />
        ))}
      </ul>
      <Button onPress={reload}>{say("outboxReload")}</Button>
      <BackToLogin />
    </OutsideFrame>
  )
}

export default OutboxPage

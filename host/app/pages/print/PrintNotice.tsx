import { usePanel, useValue } from "balcao"
import { Button, Link, Notice } from "balcao/ui"
import { home } from "../../addresses.ts"
import { BackToLogin } from "../outside/BackToLogin.tsx"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"
import { text, title } from "../outside/outside.css.ts"
import { usePrintWords } from "./usePrintWords.ts"

interface Props {
  readonly busy: boolean
  /** True if the link is invalid: unknown, expired or opened on another device. The server does not say which. */
  readonly isClosed: boolean
  readonly failure: string | undefined
  readonly reload: () => void
}

const Closed = () => {
  const say = usePrintWords()
  const { client, navigation } = usePanel()
  const isIn = useValue(client.session.state)._tag !== "SignedOut"
  return (
    <>
      <h1 className={title}>{say("closedTitle")}</h1>
      <Notice tone="warning" role="alert">
        {say("closedText")}
      </Notice>
      {isIn ? (
        <p>
          <Link href={home} onPress={() => navigation.push(home)}>
            {say("toPanel")}
          </Link>
        </p>
      ) : (
        <BackToLogin />
      )}
    </>
  )
}

/** Notice shown in place of the sheets: they are loading, failed or are not available. */
export const PrintNotice = ({ busy, isClosed, failure, reload }: Props) => {
  const say = usePrintWords()
  return (
    <OutsideFrame>
      {isClosed ? (
        <Closed />
      ) : failure === undefined ? (
        <h1 className={text}>{say("loading")}</h1>
      ) : (
        <>
          <h1 className={title}>{say("failedTitle")}</h1>
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
          <div>
            <Button busy={busy} onPress={reload}>
              {say("again")}
            </Button>
          </div>
        </>
      )}
    </OutsideFrame>
  )
}

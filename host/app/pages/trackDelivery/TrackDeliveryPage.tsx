import { Button, Notice, Status } from "balcao/ui"
import { PaperFrame } from "../outside/PaperFrame.tsx"
import { text, title } from "../outside/outside.css.ts"
import { screenOnly } from "../outside/paper.css.ts"
import { Steps } from "./Steps.tsx"
import * as css from "./trackDelivery.css.ts"
import { type Tracked, useCode, useTimeOfDay, useTracking, useTrackingWords } from "./useTracking.ts"

/** What matters first: when it arrives, or how it ended. */
const Arrival = ({ tracked }: { readonly tracked: Tracked }) => {
  const say = useTrackingWords()
  const time = useTimeOfDay()
  const { expected, isCanceled, outcome, step, courier } = tracked
  if (isCanceled) return say("canceled")
  if (outcome) return say(outcome as "entregue")
  if (step === "ENDED") return say("ended")
  if (!courier || !expected) return say("waiting")
  return say("between", { from: time(expected.from), until: time(expected.until) })
}

const Delivery = ({ tracked }: { readonly tracked: Tracked }) => {
  const say = useTrackingWords()
  const time = useTimeOfDay()
  const { store, street, orderRef, courier, position, step, isCanceled } = tracked
  return (
    <>
      <div className={css.head}>
        {orderRef && <span className={css.subtle}>{say("order", { code: `#${orderRef}` })}</span>}
        <Status soft tone={isCanceled ? "off" : step === "ENDED" ? "success" : "info"}>
          {say(`step.${step as "REQUESTED"}`)}
        </Status>
      </div>
      <h1 className={title}>
        <Arrival tracked={tracked} />
      </h1>
      <p className={text}>{say("from", { store, street })}</p>
      {courier && (
        <p className={text}>
          {say("courier", { name: courier.firstName })}
          {position && <span className={css.subtle}> {say("at", { time: time(position.at) })}</span>}
        </p>
      )}
      <Steps tracked={tracked} />
      <div className={screenOnly}>
        <Button onPress={() => print()}>{say("print")}</Button>
      </div>
    </>
  )
}

const Followed = ({ code }: { readonly code: string }) => {
  const say = useTrackingWords()
  const { tracked, isGone, failed, reload } = useTracking(code)
  if (isGone)
    return (
      <>
        <h1 className={title}>{say("title")}</h1>
        <Notice tone="warning" role="alert">
          {say("gone")}
        </Notice>
      </>
    )
  return (
    <>
      {failed !== undefined && (
        <>
          <Notice tone="warning" role="alert">
            {failed}
          </Notice>
          <div>
            <Button onPress={reload}>{say("again")}</Button>
          </div>
        </>
      )}
      {tracked ? (
        <Delivery tracked={tracked} />
      ) : (
        <>
          <h1 className={title}>{say("title")}</h1>
          {failed === undefined && <p className={text}>{say("loading")}</p>}
        </>
      )}
    </>
  )
}

/** Where a receiver follows their delivery, without an account. It tells no phone, no house and no last name. */
const TrackDeliveryPage = () => {
  const code = useCode()
  return (
    <PaperFrame column={css.body}>
      <Followed key={code} code={code} />
    </PaperFrame>
  )
}

export default TrackDeliveryPage

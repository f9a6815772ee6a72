import { Avatar, Button, Notice, Status } from "balcao/ui"
import { PaperFrame } from "../outside/PaperFrame.tsx"
import { text, title } from "../outside/outside.css.ts"
import { screenOnly } from "../outside/paper.css.ts"
import { Meter, Steps } from "./Steps.tsx"
import { TrackMap } from "./TrackMap.tsx"
import * as css from "./trackDelivery.css.ts"
import {
  endedName,
  type Tracked,
  useCode,
  useDistance,
  useTimeOfDay,
  useTracking,
  useTrackingWords,
} from "./useTracking.ts"

/** The most important fact: expected arrival, or the outcome. */
const Arrival = ({ tracked }: { readonly tracked: Tracked }) => {
  const say = useTrackingWords()
  const time = useTimeOfDay(tracked)
  const { expected, courier } = tracked
  const ended = endedName(tracked)
  if (ended) return say(ended)
  if (!courier || !expected) return say("waiting")
  return say("between", { from: time(expected.from), until: time(expected.until) })
}

const tones = {
  canceled: "off",
  ended: "success",
  entregue: "success",
  entregue_portao: "success",
  nao_entregue: "danger",
} as const

const Delivery = ({ tracked }: { readonly tracked: Tracked }) => {
  const say = useTrackingWords()
  const time = useTimeOfDay(tracked)
  const distance = useDistance()
  const { store, street, orderRef, courier, position, step } = tracked
  const ended = endedName(tracked)
  return (
    <>
      <div className={css.head}>
        {orderRef && <span className={css.subtle}>{say("order", { code: `#${orderRef}` })}</span>}
        <Status soft tone={ended ? tones[ended] : step === "REQUESTED" ? "warning" : "info"}>
          {say(ended ? `chip.${ended}` : `step.${step as "REQUESTED"}`)}
        </Status>
      </div>
      <h1 className={title}>
        <Arrival tracked={tracked} />
      </h1>
      {courier && position ? (
        <p className={text}>
          {say("away", {
            name: courier.firstName,
            distance: distance(position.metersAway),
            time: time(position.at),
          })}
        </p>
      ) : null}
      <Meter tracked={tracked} />
      <div className={css.map}>
        <TrackMap tracked={tracked} />
      </div>
      {courier && (
        <p className={css.courier}>
          <Avatar name={courier.firstName} size={32} />
          <span>
            <strong>{courier.firstName}</strong>
            <span className={css.subtle}>{say(`vehicle.${courier.vehicle as "MOTO"}`)}</span>
          </span>
        </p>
      )}
      <p className={text}>{say("from", { store, street })}</p>
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

/** Page for a receiver to follow their delivery without an account. It shows no phone, house number or last name. */
const TrackDeliveryPage = () => {
  const code = useCode()
  return (
    <PaperFrame column={css.body}>
      <Followed key={code} code={code} />
    </PaperFrame>
  )
}

export default TrackDeliveryPage

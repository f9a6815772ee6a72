import { Status, type StatusTone } from "balcao/ui"
import * as css from "./trackDelivery.css.ts"
import { endedName, type Tracked, useTimeOfDay, useTrackingWords } from "./useTracking.ts"

const order = ["REQUESTED", "ACCEPTED", "ON_THE_WAY", "ENDED"] as const

/** The four steps of a delivery: how many it has come, and when it reached each. */
export const Steps = ({ tracked }: { readonly tracked: Tracked }) => {
  const say = useTrackingWords()
  const time = useTimeOfDay(tracked)
  const { step, steps, expected } = tracked
  const now = order.findIndex((one) => one === step)
  const reached = new Map(steps.map((one) => [one.step, one.at]))
  const ended = endedName(tracked)
  const toneOf = (index: number): StatusTone => {
    if (index > now) return "neutral"
    if (order[index] === "ENDED")
      return ended === "entregue" || ended === "entregue_portao" ? "success" : "danger"
    return index === now ? "info" : "success"
  }
  return (
    <ol className={css.steps}>
      {order.map((one, index) => {
        const at = reached.get(one)
        const isExpected = one === "ENDED" && index > now && expected
        return (
          <li
            key={one}
            data-ahead={index > now || undefined}
            aria-current={index === now ? "step" : undefined}
          >
            <Status tone={toneOf(index)}>{one === "ENDED" && ended ? say(ended) : say(`step.${one}`)}</Status>
            <span className={css.subtle}>
              {at
                ? time(at)
                : isExpected
                  ? say("betweenShort", { from: time(expected.from), until: time(expected.until) })
                  : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The same as four bars, filled as far as it has come. */
export const Meter = ({ tracked: { step } }: { readonly tracked: Tracked }) => {
  const now = order.findIndex((one) => one === step)
  return (
    <div className={css.meter} aria-hidden="true">
      {order.map((one, index) => (
        <i
          key={one}
          data-reached={index < now || step === "ENDED" || undefined}
          data-now={index === now || undefined}
        />
      ))}
    </div>
  )
}

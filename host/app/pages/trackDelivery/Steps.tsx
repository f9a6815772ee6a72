import * as css from "./trackDelivery.css.ts"
import { type Tracked, useTimeOfDay, useTrackingWords } from "./useTracking.ts"

type Ended = "entregue" | "entregue_portao" | "nao_entregue"

const order = ["REQUESTED", "ACCEPTED", "ON_THE_WAY", "ENDED"] as const

/** The four steps of a delivery: how many it has come, and when it reached each. */
export const Steps = ({ tracked }: { readonly tracked: Tracked }) => {
  const say = useTrackingWords()
  const time = useTimeOfDay()
  const { step, steps, isCanceled, outcome } = tracked
  const now = order.findIndex((one) => one === step)
  const reached = new Map(steps.map((one) => [one.step, one.at]))
  const lastName = isCanceled ? "canceled" : (outcome as Ended | null)
  return (
    <>
      <div className={css.meter} aria-hidden="true">
        {order.map((one, index) => (
          <i key={one} data-reached={index <= now || undefined} />
        ))}
      </div>
      <ol className={css.steps}>
        {order.map((one, index) => {
          const at = reached.get(one)
          return (
            <li
              key={one}
              data-ahead={index > now || undefined}
              aria-current={index === now ? "step" : undefined}
            >
              <span>{one === "ENDED" && lastName ? say(lastName) : say(`step.${one}`)}</span>
              {at && <span className={css.subtle}>{time(at)}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

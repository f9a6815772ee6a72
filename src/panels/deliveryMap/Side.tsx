import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { useWords } from "../../frame/useWords.ts"
import { Bone } from "../../ui/bone/Bone.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { searchX } from "../../ui/icon/icons.ts"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { Vacant } from "../../ui/vacant/Vacant.tsx"
import { CourierList } from "./CourierList.tsx"
import { tones } from "./courierFacts.ts"
import * as css from "./DeliveryMapPanel.css.ts"
import { deliveryMapWords } from "./deliveryMapWords.ts"
import { markers } from "./drawing/courierLook.ts"
import { Finder } from "./Finder.tsx"
import { useAgo } from "./useAgo.ts"
import type { DeliveryMap } from "./useDeliveryMap.ts"

/** How many there are, and how old that is. */
const Freshness = ({ map: { couriers, heardAt, now, problem, link } }: { readonly map: DeliveryMap }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const ago = useAgo()
  const unplaced = couriers.filter(({ at }) => at === undefined).length
  return (
    <div className={css.freshness}>
      <output>
        {say("found", { count: couriers.length })}
        {unplaced > 0 ? `, ${say("unplaced", { count: unplaced })}` : ""}
      </output>
      {link === "live" ? (
        <Status tone="success">{say("live")}</Status>
      ) : problem || link === "away" ? (
        <Status tone="warning">{say("away", { ago: ago(heardAt, now) })}</Status>
      ) : (
        <span>{say("heard", { ago: ago(heardAt, now) })}</span>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className={css.waiting} aria-hidden="true">
    {Array.from({ length: 6 }, (_, row) => (
      <Bone key={row} width={`${80 - 6 * row}%`} />
    ))}
  </div>
)

const Body = ({ map }: { readonly map: DeliveryMap }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const { couriers, isHere, problem, isBusy, reload, selected, now, seek, clear } = map
  if (!isHere && problem)
    return <LoadFailure title={say("loadFailed")} error={problem} busy={isBusy} onRetry={reload} />
  if (!isHere) return <Waiting />
  return (
    <>
      <Freshness map={map} />
      {couriers.length === 0 ? (
        <Vacant
          icon={searchX}
          title={say("empty")}
          text={say("emptyText")}
          action={<Button onPress={clear}>{say("clear")}</Button>}
        />
      ) : (
        <CourierList couriers={couriers} selected={selected?.id} now={now} onSelect={seek} />
      )}
    </>
  )
}

/** What stands beside the map: who is to be shown, who that is, and what the markers mean. */
export const Side = ({ map }: { readonly map: DeliveryMap }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <div className={css.side} aria-busy={!map.isHere && !map.problem}>
      {map.isBusy && !map.isHere ? <LoadingBar /> : null}
      <Finder map={map} />
      <Body map={map} />
      <ul className={css.legend}>
        {markers.map((marker) => (
          <li key={marker}>
            <Status tone={tones[marker]}>{say(marker)}</Status>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { limits } from "../../contract/limits.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import { Status } from "../../ui/status/Status.tsx"
import { tones } from "./courierFacts.ts"
import { CourierRow } from "./CourierRow.tsx"
import * as css from "./DeliveryMapPanel.css.ts"
import { deliveryMapWords } from "./words.ts"
import { markers } from "./drawing/courierLook.ts"
import { Finder } from "./Finder.tsx"
import { OptionList } from "../../ui/optionList/OptionList.tsx"
import { rowHeight } from "./MapRow.tsx"
import { EmptyList } from "./EmptyList.tsx"
import { StoreSection } from "./StoreSection.tsx"
import { StoreState } from "./StoreState.tsx"
import { useAgo } from "./useAgo.ts"
import type { DeliveryMap } from "./useDeliveryMap.ts"

/** Age of the data, and the reason it is not newer. */
const Age = ({ map: { heardAt, now, problem, link } }: { readonly map: DeliveryMap }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const explain = useExplain()
  const ago = useAgo()(heardAt, now)
  const isAway = problem ? problem._tag === "Unreachable" : link === "away"
  if (problem || isAway)
    return (
      <Status tone="warning">
        <span className={css.why}>
          {isAway || !problem ? say("away") : explain(problem)} {say("kept", { ago })}
        </span>
      </Status>
    )
  return link === "live" ? (
    <Status tone="success">{say("live")}</Status>
  ) : (
    <span>{say("heard", { ago })}</span>
  )
}

/** Number of people shown, and age of the data. */
const Freshness = ({ map }: { readonly map: DeliveryMap }) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const { couriers, isTruncated } = map
  const unplaced = couriers.filter(({ at }) => at === undefined).length
  return (
    <div className={css.freshness}>
      <output>
        {say("found", { count: couriers.length })}
        {unplaced > 0 ? `, ${say("unplaced", { count: unplaced })}` : ""}
      </output>
      <Age map={map} />
      {isTruncated ? <span>{say("cut", { count: limits.delivery.maxLive })}</span> : null}
    </div>
  )
}

const Waiting = () => (
  <div className={css.waiting} aria-hidden="true">
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} width={`${80 - 6 * row}%`} />
    ))}
  </div>
)

interface Props {
  readonly map: DeliveryMap
  /** Path of the screen that registers delivery people. */
  readonly registerHref: string
}

const Body = ({ map, registerHref }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const { couriers, isHere, problem, isBusy, reload, selected, now, showCourier, clearFilters, absence } = map
  if (!isHere && problem)
    return <LoadFailure title={say("loadFailed")} error={problem} busy={isBusy} onRetry={reload} />
  if (!isHere) return <Waiting />
  return (
    <>
      <Freshness map={map} />
      {couriers.length === 0 && absence ? (
        <EmptyList why={absence} registerHref={registerHref} onClear={clearFilters} />
      ) : (
        <OptionList
          rowHeight={rowHeight}
          label={say("list")}
          items={couriers}
          selected={selected?.id}
          onSelect={showCourier}
        >
          {(courier, place) => <CourierRow courier={courier} place={place} now={now} />}
        </OptionList>
      )}
    </>
  )
}

/** The column beside the map: filters, lists and the legend. */
export const Side = ({ map, registerHref }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  return (
    <div className={css.side} aria-busy={!map.isHere && !map.problem}>
      {map.isBusy && !map.isHere ? <LoadingBar /> : null}
      <Finder map={map} />
      <Body map={map} registerHref={registerHref} />
      <StoreSection map={map} />
      <ul className={css.legend}>
        {markers.map((marker) => (
          <li key={marker}>
            <Status tone={tones[marker]}>{say(marker)}</Status>
          </li>
        ))}
        {map.stores.isShown
          ? [true, false].map((isOpen) => (
              <li key={String(isOpen)}>
                <StoreState isOpen={isOpen} />
              </li>
            ))
          : null}
      </ul>
    </div>
  )
}

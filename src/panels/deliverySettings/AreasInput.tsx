import { useMemo, useState } from "react"
import { type FoundPlace, isGuess } from "../../contract/places/placeCalls.ts"
import { tallyAreas } from "../../contract/deliveryAreas/tallyAreas.ts"
import { decideDelivery } from "../../contract/deliveryAreas/decideDelivery.ts"
import { ringOf } from "../../contract/resource/area.ts"
import type { Place } from "../../contract/resource/field.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import AddressSearch from "../../resource/places/AddressSearch.tsx"
import GuessNotice from "../../resource/places/GuessNotice.tsx"
import { useFindsPlaces } from "../../resource/places/useFoundPlaces.ts"
import { Button } from "../../ui/button/Button.tsx"
import type { AreaMark } from "../../ui/map/AreaPickerProps.ts"
import type { Corners } from "../../ui/map/areaCorners.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { row, subtle } from "../../ui/theme/text.css.ts"
import { AreasColumn } from "./AreasColumn.tsx"
import AreasMap from "./AreasMap.tsx"
import { DeliveryAnswer } from "./DeliveryAnswer.tsx"
import * as css from "./deliveryAreas.css.ts"
import { outsideOf } from "./outsideOf.ts"
import { type Areas, type AreasInputProps, useAreas } from "./useAreas.ts"
import { useSurroundings } from "./useSurroundings.ts"
import { useDeliveryAreaWords } from "./words.ts"

/** An address that is tried, and when; milliseconds since 1970. */
interface Tried {
  readonly place: Place
  readonly at: number
  /** Only about there: it is priced once somebody has looked. */
  readonly guess?: FoundPlace
}

type Surrounded = ReturnType<typeof useSurroundings>

interface TriedProps {
  readonly terms: Areas["terms"]
  readonly surrounded: Surrounded
  readonly tried: Tried | undefined
}

interface TryingProps extends TriedProps {
  readonly onTry: (tried: Tried) => void
}

/** Tries an address: what it costs there as the areas are written. */
const TriedAddress = ({ terms, surrounded, tried, onTry }: TryingProps) => {
  const say = useDeliveryAreaWords()
  const { company, surroundings, store, failed, reload } = surrounded
  const findsPlaces = useFindsPlaces()
  const [text, setText] = useState("")
  const tryFound = (found: FoundPlace) =>
    onTry({ place: found.place, at: Date.now(), ...(isGuess(found) && { guess: found }) })
  return (
    <>
      <strong>{say("try")}</strong>
      {findsPlaces && surroundings && (
        <AddressSearch {...{ company }} value={text} onChange={setText} onFind={tryFound} />
      )}
      {tried?.guess && (
        <GuessNotice guess={tried.guess} onConfirm={() => onTry({ place: tried.place, at: Date.now() })} />
      )}
      <output>
        {store && tried && !tried.guess ? (
          <DeliveryAnswer {...{ terms }} decision={decideDelivery(terms, store, tried)} />
        ) : tried ? null : (
          <span className={subtle}>{say("tryHint")}</span>
        )}
      </output>
      {surroundings && !store && <Notice tone="warning">{say("noPlace")}</Notice>}
      {failed && <LoadFailure title={say("surroundingsFailed")} error={failed} onRetry={reload} />}
    </>
  )
}

interface MapProps extends TriedProps {
  readonly current: number | undefined
  readonly isDrawing: boolean
  readonly onDraw: (corners: Corners) => void
  readonly onPlace: (place: Place) => void
}

/** The map, and under it how many customers live just outside. */
const MapColumn = ({ surrounded: { store }, tried, terms: { areas }, ...map }: MapProps) => {
  const say = useDeliveryAreaWords()
  const [showsOutside, setShowsOutside] = useState(false)
  const outside = useMemo(() => (store ? outsideOf(store.customers, areas, store) : []), [store, areas])
  const count = outside.reduce((sum, { orders }) => sum + orders, 0)
  const crowds: ReadonlyArray<AreaMark> = outside.map(({ place, orders }) => ({
    position: place,
    look: "crowd",
    text: String(orders),
  }))
  const marks: ReadonlyArray<AreaMark> = [
    ...(showsOutside ? crowds : []),
    ...(store ? [{ position: store.place, look: "store" } as const] : []),
    ...(tried ? [{ position: tried.place, look: "address" } as const] : []),
  ]
  return (
    <div className={css.column}>
      <AreasMap {...map} {...{ areas, store, marks }} key={store ? "placed" : "waiting"} />
      {count > 0 && (
        <span className={row}>
          <span>{say("outside", { count })}</span>
          <Button size="small" onPress={() => setShowsOutside(!showsOutside)}>
            {say(showsOutside ? "hideOutside" : "seeOutside")}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Delivery areas of a store: their order, the fields of the open one, the map, and what an address costs. */
const AreasInput = (input: AreasInputProps) => {
  const { label, error, isReadOnly } = input
  const surrounded = useSurroundings()
  const areas = useAreas(input)
  const { terms, current, item } = areas
  const { store } = surrounded
  const tallies = useMemo(() => store && tallyAreas(terms, store, store.customers), [terms, store])
  const [tried, setTried] = useState<Tried>()
  const [isDrawing, setDrawing] = useState(false)
  return (
    <fieldset className={css.areas} aria-label={label} data-invalid={error === undefined ? undefined : true}>
      <div className={css.column}>
        <TriedAddress {...{ terms, surrounded, tried }} onTry={setTried} />
        <AreasColumn
          {...{ input, areas, tallies, isDrawing }}
          neighborhoods={surrounded.surroundings?.neighborhoods ?? []}
          onDrawing={setDrawing}
        />
      </div>
      <MapColumn
        {...{ terms, surrounded, tried, current }}
        isDrawing={isDrawing && item?.shape === "POLYGON" && !isReadOnly}
        onPlace={(place) => setTried({ place, at: Date.now() })}
        onDraw={(corners) =>
          areas.change({ area: corners.length === 0 ? "" : JSON.stringify(corners.map(ringOf)) })
        }
      />
    </fieldset>
  )
}

export default AreasInput

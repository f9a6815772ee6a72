import type { Place } from "../../../contract/resource/field.ts"
import { kmBetween } from "../../../contract/looseDeliveries/quote.ts"
import { writeAmount } from "../../../frame/amount.ts"
import { useWords } from "../../../frame/useWords.ts"
import type { FieldInputProps } from "../../../resource/described/fields/fieldInput.ts"
import { PlaceInput } from "../../../resource/described/fields/PlaceInput.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { locate } from "../../../ui/icon/mapIcons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { subtle } from "../../../ui/theme/text.css.ts"
import * as css from "./placeNear.css.ts"
import { placeWords } from "./placeWords.ts"

/** A place near the one that is looked for, and what it is called. */
export interface Nearby {
  readonly place: Place
  readonly name: string
  /** Further away than this a place is doubted. */
  readonly withinKm: number
}

/** How far the place of a draft is from where it should be near; nothing while it is no place, or near enough. */
const tooFar = (value: string, { place, withinKm }: Nearby): number | undefined => {
  const [longitude, latitude] = value === "" ? [] : (JSON.parse(value) as ReadonlyArray<unknown>)
  if (typeof longitude !== "number" || typeof latitude !== "number") return undefined
  const km = Math.round(kmBetween([longitude, latitude], place))
  return km > withinKm ? km : undefined
}

/**
 * Where something is. The map begins near it, which can be marked by a button; the place itself is found from there, and
 * doubted where it is far away.
 */
export const PlaceNear = ({
  nearby,
  ...props
}: FieldInputProps & { readonly nearby: Nearby | undefined }) => {
  const say = useWords("place", placeWords)
  const { value, isReadOnly, reader, onChange } = props
  const km = nearby && tooFar(value, nearby)
  return (
    <div className={css.place}>
      <PlaceInput {...props} center={nearby?.place} />
      {nearby && km !== undefined && (
        <Notice tone="warning">
          {say("far", { km: writeAmount(reader.locale, km), name: nearby.name })}
        </Notice>
      )}
      {nearby && !isReadOnly && (
        <span className={css.nearby}>
          <Button size="small" icon={locate} onPress={() => onChange(JSON.stringify(nearby.place))}>
            {say("markAt", { name: nearby.name })}
          </Button>
          <span className={subtle}>{say("markAbout")}</span>
        </span>
      )}
    </div>
  )
}

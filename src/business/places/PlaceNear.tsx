import { useEffect, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { useWords } from "../../frame/useWords.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { type PlaceFieldProps, PlaceInput, placeIn } from "../../resource/described/fields/PlaceInput.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { locate } from "../../ui/icon/mapIcons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { doubtedKm, type Nearby } from "./nearby.ts"
import * as css from "./placeNear.css.ts"
import { placeWords } from "./words.ts"

/** Nobody is doubted while they type. */
const settleMs = 800

const useSettled = (value: string): boolean => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, settleMs, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}

interface Props extends FieldInputProps, Pick<PlaceFieldProps, "onFound"> {
  readonly nearby: Nearby | undefined
  /** The reason the nearby place is unknown. */
  readonly failed: ApiError | undefined
  readonly onRetry: () => void
}

/**
 * Field for a place. The map starts nearby, and a button sets the marker there; the exact place is found from that
 * point. A place too far away shows a warning.
 */
export const PlaceNear = ({ nearby, failed, onRetry, ...props }: Props) => {
  const say = useWords("place", placeWords)
  const { value, isReadOnly, onChange } = props
  const isSettled = useSettled(value)
  const km = nearby && isSettled ? doubtedKm(placeIn(value), nearby) : undefined
  return (
    <div className={css.place}>
      <PlaceInput {...props} center={nearby?.place} />
      <output>
        {nearby && km !== undefined && (
          <Notice tone="warning">{say("far", { km, name: nearby.name })}</Notice>
        )}
      </output>
      {failed && <LoadFailure title={say("cityFailed")} error={failed} onRetry={onRetry} />}
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

import type { DeliverySurroundings } from "../../contract/deliveryAreas/deliveryAreaCalls.ts"
import { Button } from "../../ui/button/Button.tsx"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { label as labelStyle } from "../../ui/field/field.css.ts"
import { plus } from "../../ui/icon/icons.ts"
import { row, visuallyHidden } from "../../ui/theme/text.css.ts"
import type { AreaTally } from "../../contract/deliveryAreas/tallyAreas.ts"
import { areasHead } from "./deliveryAreas.css.ts"
import { AreaFields } from "./AreaFields.tsx"
import { AreaList } from "./AreaList.tsx"
import type { Areas, AreasInputProps } from "./useAreas.ts"
import { useDeliveryAreaWords } from "./words.ts"

const maxAreas = 30

interface Props {
  readonly input: AreasInputProps
  readonly areas: Areas
  readonly tallies: ReadonlyArray<AreaTally> | undefined
  readonly neighborhoods: DeliverySurroundings["neighborhoods"]
  readonly isDrawing: boolean
  readonly onDrawing: (isDrawing: boolean) => void
}

/** Buttons that begin and end drawing, and erase what is drawn. */
const Drawing = ({
  areas: { item, change },
  isDrawing,
  onDrawing,
}: Omit<Props, "input" | "neighborhoods" | "tallies">) => {
  const say = useDeliveryAreaWords()
  return (
    <span className={row}>
      <Button size="small" onPress={() => onDrawing(!isDrawing)}>
        {say(isDrawing ? "drawing" : "draw")}
      </Button>
      {item?.area && (
        <Button size="small" tone="quiet" onPress={() => change({ area: "" })}>
          {say("clear")}
        </Button>
      )}
    </span>
  )
}

/** The areas in order, and the fields of the one that is open. */
export const AreasColumn = ({ input, areas, tallies, neighborhoods, isDrawing, onDrawing }: Props) => {
  const { label, error, isReadOnly } = input
  const say = useDeliveryAreaWords()
  const { items, item, terms, current, moved } = areas
  return (
    <>
      <span className={areasHead}>
        <span className={labelStyle}>{label}</span>
        {tallies && items.length > 0 && <small>{say("lastDays")}</small>}
      </span>
      <AreaList
        {...{ current, isReadOnly, tallies }}
        areas={terms.areas}
        onOpen={areas.toggle}
        onMove={areas.move}
        onRemove={areas.remove}
      />
      {!isReadOnly && (
        <span>
          <Button size="small" icon={plus} isDisabled={items.length >= maxAreas} onPress={areas.add}>
            {say("add")}
          </Button>
        </span>
      )}
      <output className={visuallyHidden}>{moved}</output>
      <FieldNote id={`${label}-note`} error={items.length === 0 ? error : undefined} hint={undefined} />
      {item && current !== undefined && (
        <AreaFields
          {...{ input, item, neighborhoods }}
          at={current}
          drawing={isReadOnly ? null : <Drawing {...{ areas, isDrawing, onDrawing }} />}
          onItem={areas.change}
        />
      )}
    </>
  )
}

import type { ReactNode } from "react"
import { isPresent } from "../../contract/resource/body.ts"
import type { DeliverySurroundings } from "../../contract/deliveryAreas/deliveryAreaCalls.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import { plainName } from "../../contract/search/folded.ts"
import { writtenFields } from "../../resource/described/recordTexts.ts"
import { itemValues } from "../../resource/described/kindTexts.ts"
import { itemFields } from "../../resource/described/fields/fields.css.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { CheckboxGroup } from "../../ui/check/CheckboxGroup.tsx"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { type AreaTexts, areaFields } from "./areaDraft.ts"
import { column } from "./deliveryAreas.css.ts"
import { useDeliveryAreaWords } from "./words.ts"

interface NeighborhoodProps {
  readonly known: DeliverySurroundings["neighborhoods"]
  readonly value: string
  readonly isReadOnly: boolean
  readonly onChange: (text: string) => void
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "")

/** Neighborhoods the store's city has, to be checked; others are written below. */
const CityNeighborhoods = ({ known, value, isReadOnly, onChange }: NeighborhoodProps) => {
  const say = useDeliveryAreaWords()
  const written = linesOf(value)
  const isKnown = (line: string) => known.some(({ name }) => plainName(name) === plainName(line))
  const checked = known.flatMap(({ name }) =>
    written.some((line) => plainName(line) === plainName(name)) ? [name] : [],
  )
  if (known.length === 0) return null
  return (
    <CheckboxGroup
      label={say("cityNeighborhoods")}
      options={known.map(({ name }) => ({ id: name, label: name }))}
      value={checked}
      isDisabled={isReadOnly}
      onChange={(next) => onChange([...next, ...written.filter((line) => !isKnown(line))].join("\n"))}
    />
  )
}

const nothing = () => ({ error: undefined, onBlur: () => {} })

interface Props {
  readonly input: FieldInputProps<never>
  readonly item: AreaTexts
  readonly at: number
  readonly neighborhoods: DeliverySurroundings["neighborhoods"]
  /** Controls of drawing, in place of the field of the drawn area. */
  readonly drawing: ReactNode
  readonly onItem: (item: AreaTexts) => void
}

/** Fields of one area: its shape, what it costs and takes, and when it counts. */
export const AreaFields = ({ input, item, at, neighborhoods, drawing, onItem }: Props) => {
  const { path, reader, isReadOnly, within = nothing, Nested } = input
  const values = itemValues(areaFields, item)
  const write = (name: string) => (text: string) => onItem({ ...item, [name]: text })
  const present = writtenFields(areaFields).filter(([, field]) => isPresent(field, values))
  return (
    <div className={column}>
      {present.map(([name]) => name).includes("area") && (
        <>
          {drawing}
          <FieldNote id={`${path}-area-note`} error={within(`${at}.area`).error} hint={undefined} />
        </>
      )}
      {item.shape === "NEIGHBORHOOD" && (
        <CityNeighborhoods
          known={neighborhoods}
          value={item.neighborhoods ?? ""}
          isReadOnly={isReadOnly}
          onChange={write("neighborhoods")}
        />
      )}
      <div className={itemFields}>
        {present
          .filter(([name]) => name !== "area")
          .map(([name, field]) => (
            <Nested
              key={`${at} ${name}`}
              {...{ reader, isReadOnly, field }}
              {...within(`${at}.${name}`)}
              path={`${path}.${name}`}
              value={entryOf(item, name) ?? ""}
              onChange={write(name)}
            />
          ))}
      </div>
    </div>
  )
}

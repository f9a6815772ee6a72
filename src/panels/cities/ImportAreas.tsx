import type { cities } from "../../contract/resources/cities.ts"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { useId, useRef } from "react"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { label as labelStyle } from "../../ui/field/field.css.ts"
import type { ToolProps } from "../../resource/described/fields/ListWithTools.tsx"
import { maxFileMegabytes } from "./areaFile.ts"
import * as css from "./cities.css.ts"
import { useCitiesWords } from "./words.ts"
import { AddedAreas, FoundAreas, LeftOut } from "./FoundAreas.tsx"
import type { FoundArea } from "./geoJsonAreas.ts"
import { type AreaSource, useAreaSource } from "./useAreaSource.ts"
import { useChosenAreas } from "./useChosenAreas.ts"

/** A file to be read, or a text to be pasted; what is wrong with it is said where it came from. */
const Source = ({ of: { pasted, problem, read, paste } }: { readonly of: AreaSource }) => {
  const say = useCitiesWords()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const error = problem && say(`geoNone.${problem}`, { most: maxFileMegabytes })
  return (
    <>
      <div className={css.dialog}>
        <label htmlFor={id} className={labelStyle}>
          {say("geoFile")}
        </label>
        <input
          id={id}
          ref={file}
          type="file"
          accept=".geojson,.json,application/geo+json"
          aria-describedby={`${id}-note`}
          aria-invalid={(error && pasted === "") || undefined}
          onChange={({ target }) => void read(target.files?.[0])}
        />
        <FieldNote
          id={`${id}-note`}
          error={pasted === "" ? error : undefined}
          hint={say("geoFileHint", { most: maxFileMegabytes })}
        />
      </div>
      <TextArea
        label={say("geoText")}
        value={pasted}
        error={pasted === "" ? undefined : error}
        onChange={(text) => {
          if (file.current) file.current.value = ""
          paste(text)
        }}
      />
    </>
  )
}

const withAreas = (
  items: ReadonlyArray<ItemTextsOf<typeof cities, "neighborhoods">>,
  foundAreas: ReadonlyArray<FoundArea>,
): ReadonlyArray<ItemTextsOf<typeof cities, "neighborhoods">> => {
  const areas = new Map(foundAreas.map(({ at, area }) => [at, JSON.stringify(area)]))
  const added = foundAreas
    .filter(({ at }) => at === undefined)
    .map(({ name, area }) => ({ name, area: JSON.stringify(area) }))
  const changed = items.map((item, at) => ({ ...item, ...(areas.has(at) && { area: areas.get(at) ?? "" }) }))
  return [...changed, ...added]
}

/** Areas of neighborhoods from a GeoJSON file: what they change is seen, and chosen, before it is taken over. */
export const ImportAreas = ({ items, onApply, onClose }: ToolProps) => {
  const say = useCitiesWords()
  const source = useAreaSource(items)
  const { areas, name } = source
  const choice = useChosenAreas(areas, items.length)
  const selectedAreas = choice.found.filter((one) => choice.chosen.has(one))
  const count = choice.found.length
  return (
    <Dialog
      isOpen
      title={say("geoTitle")}
      width="list"
      isUnsaved={areas !== undefined}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("geoApply", { count: selectedAreas.length })}
          isDisabled={selectedAreas.length === 0 || choice.over > 0}
          onCancel={onClose}
          onPress={() => onApply(withAreas(items, selectedAreas))}
        />
      }
    >
      <div className={css.dialog}>
        <Source of={source} />
        <div className={css.dialog} aria-live="polite">
          {areas && <p>{name === "" ? say("geoFound", { count }) : say("geoFoundIn", { name, count })}</p>}
          {areas && areas.bad.length > 0 && <LeftOut bad={areas.bad} />}
          <AddedAreas of={choice} />
        </div>
        {count > 0 && <FoundAreas of={choice} items={items} />}
      </div>
    </Dialog>
  )
}

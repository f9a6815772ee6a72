import { useId, useMemo, useState } from "react"
import { limits } from "../../../contract/limits.ts"
import type { ItemTexts } from "../../../resource/described/kindTexts.ts"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { TextArea } from "../../../ui/field/TextArea.tsx"
import { label as labelStyle } from "../../../ui/field/field.css.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import type { ToolProps } from "../ListWithTools.tsx"
import * as css from "./cities.css.ts"
import { useCitiesWords } from "./citiesWords.ts"
import { type FoundAreas, type FoundArea, geoJsonAreas } from "./geoJsonAreas.ts"

/** A file of a city's neighborhoods, in detail; larger ones are of states. */
const maxFileBytes = 5 * 1024 * 1024

const FileOf = ({ onText }: { readonly onText: (text: string) => void }) => {
  const say = useCitiesWords()
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > maxFileBytes)
    onText(file.size > maxFileBytes ? "" : await file.text())
  }
  return (
    <div className={css.dialog}>
      <label htmlFor={id} className={labelStyle}>
        {say("geoFile")}
      </label>
      <input
        id={id}
        type="file"
        accept=".geojson,.json,application/geo+json"
        aria-describedby={`${id}-note`}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <FieldNote
        id={`${id}-note`}
        error={isTooLarge ? say("geoTooLarge") : undefined}
        hint={say("geoFileHint")}
      />
    </div>
  )
}

const Found = ({
  areas,
  items,
}: {
  readonly areas: FoundAreas
  readonly items: ReadonlyArray<ItemTexts>
}) => {
  const say = useCitiesWords()
  const { found, bad } = areas
  const becomes = ({ at }: FoundArea) => {
    if (at === undefined) return say("geoNew")
    return items[at]?.["area"] ? say("geoReplaced") : say("geoDrawn")
  }
  return (
    <>
      {bad.length > 0 && (
        <Notice tone="warning">
          <strong>{say("geoBad")}</strong>
          <ul className={css.bad}>
            {bad.map(({ number, name, problem }) => (
              <li key={number}>{say(`geoBad.${problem}`, { number, name })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {found.length > 0 && (
        <div className={css.names}>
          <table className={css.changes}>
            <caption className={css.caption}>{say("changes")}</caption>
            <tbody>
              {found.map((one) => (
                <tr key={one.name}>
                  <th scope="row">{one.name}</th>
                  <td>{becomes(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

const taken = (
  items: ReadonlyArray<ItemTexts>,
  found: ReadonlyArray<FoundArea>,
): ReadonlyArray<ItemTexts> => {
  const areas = new Map(found.map(({ at, area }) => [at, JSON.stringify(area)]))
  const added = found
    .filter(({ at }) => at === undefined)
    .map(({ name, area }) => ({ name, area: JSON.stringify(area) }))
  const changed = items.map((item, at) => ({ ...item, ...(areas.has(at) && { area: areas.get(at) ?? "" }) }))
  return [...changed, ...added].slice(0, limits.list.maxItems)
}

/** Areas of neighborhoods from a GeoJSON file: what they change is seen before it is taken over. */
export const ImportAreas = ({ items, onApply, onClose }: ToolProps) => {
  const say = useCitiesWords()
  const [text, setText] = useState("")
  const [isAdding, setAdding] = useState(false)
  const areas = useMemo(() => geoJsonAreas(text, items), [text, items])
  const isAny = areas?.found.some(({ at }) => at === undefined) === true
  const wanted = areas?.found.filter(({ at }) => isAdding || at !== undefined) ?? []
  return (
    <Dialog
      isOpen
      title={say("geoTitle")}
      width="list"
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("geoApply", { count: wanted.length })}
          isDisabled={wanted.length === 0}
          onCancel={onClose}
          onPress={() => onApply(taken(items, wanted))}
        />
      }
    >
      <div className={css.dialog}>
        <FileOf onText={setText} />
        <TextArea
          label={say("geoText")}
          value={text}
          maxLength={maxFileBytes}
          error={text.trim() !== "" && !areas ? say("geoNone") : undefined}
          onChange={setText}
        />
        <div className={css.dialog} aria-live="polite">
          {areas && <Found {...{ areas, items }} />}
        </div>
        {isAny && <Checkbox label={say("geoAdd")} isSelected={isAdding} onChange={setAdding} />}
      </div>
    </Dialog>
  )
}

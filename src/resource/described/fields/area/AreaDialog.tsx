import { useContext } from "react"
import { cornersOf } from "../../../../contract/resource/area.ts"
import type { Area, Place } from "../../../../contract/resource/field.ts"
import { limits, type Locale } from "../../../../contract/limits.ts"
import { mapWords } from "../../../../frame/mapWords.ts"
import { usePanel } from "../../../../frame/PanelContext.ts"
import { useMapSource } from "../../../../frame/useMapSource.ts"
import { useWords } from "../../../../frame/useWords.ts"
import { Button } from "../../../../ui/button/Button.tsx"
import { Dialog } from "../../../../ui/dialog/Dialog.tsx"
import { TextArea } from "../../../../ui/field/TextArea.tsx"
import { rotateCcw, trash } from "../../../../ui/icon/icons.ts"
import { AreaPicker } from "../../../../ui/map/AreaPicker.tsx"
import { withoutCorner } from "../../../../ui/map/areaCorners.ts"
import { row, subtle } from "../../../../ui/theme/text.css.ts"
import { placed } from "../fields.css.ts"
import { useAreaWords } from "./words.ts"
import { SurroundingsContext } from "./surroundings.ts"
import { useAreaDraft } from "./useAreaDraft.ts"

interface Props {
  readonly label: string
  readonly area: Area
  readonly isReadOnly: boolean
  readonly locale: Locale
  readonly onApply: (area: Area) => void
  readonly onClose: () => void
}

type Draft = ReturnType<typeof useAreaDraft>

const Drawing = ({ label, area, locale, isReadOnly, draft }: Props & { readonly draft: Draft }) => {
  const say = useAreaWords()
  const map = useWords("map", mapWords)
  const { mapTiles } = usePanel()
  const { center, otherAreas } = useContext(SurroundingsContext)
  const { corners, chosenCorner, hold, draw, isCrossing } = draft
  const own = otherAreas.findIndex((other) => JSON.stringify(other.area) === JSON.stringify(area))
  const language = limits.locales[locale]
  const degreesText = (degrees: number) => degrees.toLocaleString(language, { maximumFractionDigits: 5 })
  return (
    <AreaPicker
      {...{ corners, chosenCorner, center, language, isReadOnly }}
      label={say("map", { field: label })}
      help={isReadOnly ? undefined : `${say("help")} ${say("keys")}`}
      corner={(number, count, [longitude, latitude]: Place) =>
        say("corner", { number, count, latitude: degreesText(latitude), longitude: degreesText(longitude) })
      }
      otherAreas={otherAreas
        .filter((_, at) => at !== own)
        .map((other) => ({ name: other.name, corners: other.area.map(cornersOf) }))}
      source={useMapSource(mapTiles)}
      tiles={mapTiles}
      zoomIn={map("zoomIn")}
      zoomOut={map("zoomOut")}
      isWrong={isCrossing}
      onHold={hold}
      onChange={draw}
    />
  )
}

const Acts = ({ draft }: { readonly draft: Draft }) => {
  const say = useAreaWords()
  const { corners, chosenCorner, isUndoable, undo, draw } = draft
  const isNone = corners.length === 0
  return (
    <span className={row}>
      <Button size="small" icon={rotateCcw} isDisabled={!isUndoable} onPress={undo}>
        {say("undo")}
      </Button>
      <Button
        size="small"
        icon={trash}
        isDisabled={isNone}
        onPress={() => draw(withoutCorner(corners, chosenCorner), false)}
      >
        {say("remove")}
      </Button>
      <Button size="small" tone="quiet" isDisabled={isNone} onPress={() => draw([], false)}>
        {say("clear")}
      </Button>
    </span>
  )
}

/** Draws an area on a map, or writes its points; both are the same. */
const AreaDialog = (props: Props) => {
  const { label, area, isReadOnly, onApply, onClose } = props
  const say = useAreaWords()
  const draft = useAreaDraft(area)
  return (
    <Dialog
      isOpen
      title={say("title", { field: label })}
      width="role"
      isUnsaved={draft.isUndoable}
      // Escape takes back one step, as while drawing on other maps; what was drawn is never lost at once.
      onEscape={draft.isUndoable ? draft.undo : undefined}
      onClose={onClose}
      footer={
        isReadOnly ? (
          <Button onPress={onClose}>{say("close")}</Button>
        ) : (
          <>
            <Button tone="plain" onPress={onClose}>
              {say("cancel")}
            </Button>
            <Button tone="primary" isDisabled={draft.error !== undefined} onPress={() => onApply(draft.area)}>
              {say("apply")}
            </Button>
          </>
        )
      }
    >
      <div className={placed}>
        {!isReadOnly && <span className={subtle}>{say("help")}</span>}
        <Drawing {...props} draft={draft} />
        {!isReadOnly && <Acts draft={draft} />}
        <TextArea
          label={say("points")}
          hint={say("pointsHint")}
          rows={5}
          isReadOnly={isReadOnly}
          value={draft.text}
          error={draft.error}
          onChange={draft.write}
        />
      </div>
    </Dialog>
  )
}

export default AreaDialog

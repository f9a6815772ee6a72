import { useMemo } from "react"
import type { Area, Place } from "../../contract/resource/field.ts"
import { SurroundingsContext } from "../../resource/described/fields/area/surroundings.ts"
import type { cities } from "../../contract/resources/cities.ts"
import type { WrittenName } from "../../resource/described/recordTexts.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { itemsOf } from "../../resource/described/kindTexts.ts"
import { upload } from "../../ui/icon/listIcons.ts"
import { copy } from "../../ui/icon/icons.ts"
import { ListWithTools } from "../../resource/described/fields/ListWithTools.tsx"
import { useCitiesWords } from "./words.ts"
import { ImportAreas } from "./ImportAreas.tsx"
import { PasteFees } from "./PasteFees.tsx"

/** The neighborhoods of a city: their areas can be imported, and their fees pasted from a spreadsheet. */
const NeighborhoodsInput = (props: FieldInputProps<WrittenName<typeof cities>>) => {
  const { value, textOf } = props
  const say = useCitiesWords()
  const center = textOf?.("center") ?? ""
  const surroundings = useMemo(
    () => ({
      center: center === "" ? undefined : (JSON.parse(center) as Place),
      otherAreas: itemsOf(value).flatMap(({ name = "", area }) =>
        area ? [{ name, area: JSON.parse(area) as Area }] : [],
      ),
    }),
    [value, center],
  )
  const tools = [
    { label: say("geo"), icon: upload, Dialog: ImportAreas },
    ...(value === "" ? [] : [{ label: say("paste"), icon: copy, Dialog: PasteFees }]),
  ]
  return (
    <SurroundingsContext.Provider value={surroundings}>
      <ListWithTools input={props} tools={tools} />
    </SurroundingsContext.Provider>
  )
}

export default NeighborhoodsInput

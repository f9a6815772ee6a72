import { allergens } from "../../../contract/menu/menuChoices.ts"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { useReader } from "../../../resource/described/useReader.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { type AllergenAnswer, allergenAnswer, withAnswer } from "./allergenAnswers.ts"
import * as css from "./allergens.css.ts"
import { ItemFields } from "./ItemFields.tsx"
import { heading, part, parts } from "./sheetFields.css.ts"
import { type Allergen, suggestedAllergens } from "./suggestedAllergens.ts"
import type { TabProps } from "./TabProps.ts"
import { useSheetWords } from "./words.ts"

const names = Object.keys(allergens) as ReadonlyArray<Allergen>
const answers = ["CONTAINS", "TRACES", "NONE"] as const

/** Notice that allergens are stated, that none was declared, or that nobody has said anything. */
const Stated = ({ item, store }: { readonly item: ItemRow; readonly store: TabProps["data"]["store"] }) => {
  const say = useSheetWords()
  const moment = useMoment(store)
  const at = item.allergensToldAt
  if (!at) return <Notice tone="warning">{say("notStated")}</Notice>
  const sentence = item.noAllergens ? "noneDeclared" : "statedAt"
  return <Notice tone="info">{say(sentence, { moment: moment(at) })}</Notice>
}

/** The allergens of an item: contained, in traces, or neither; and nothing said at all, which is another thing. */
const AllergensTab = ({ data, item }: TabProps) => {
  const say = useSheetWords()
  const { word } = useReader(menuItems)
  const { mayEdit, change } = useMenuEdit()
  const label = (name: Allergen) => word(`filter.allergens.${name}`)
  const { _id, version } = item
  const set = (fields: Readonly<Record<string, unknown>>) =>
    change([{ op: "set", list: "items", _id, version, fields }])
  const answer = (name: Allergen, to: AllergenAnswer) => set(withAnswer(item, name, to))
  return (
    <div className={parts}>
      <section className={part} aria-label={say("ALLERGENS")}>
        <Stated {...{ item }} store={data.store} />
        {mayEdit &&
          suggestedAllergens(item).map(({ allergen, word: written }) => (
            <Notice key={allergen} tone="warning">
              <span className={css.suggestion}>
                {say("suggestion", { word: written, allergen: label(allergen) })}
                <Button size="small" onPress={() => answer(allergen, "CONTAINS")}>
                  {say("tick", { allergen: label(allergen) })}
                </Button>
              </span>
            </Notice>
          ))}
        <ul className={css.allergens}>
          {names.map((name) => (
            <li key={name} className={css.allergen}>
              <span>{label(name)}</span>
              <SegmentedControl<AllergenAnswer | "UNSTATED">
                size="small"
                label={label(name)}
                isDisabled={!mayEdit}
                options={answers.map((id) => ({ id, label: say(id) }))}
                value={allergenAnswer(item, name) ?? "UNSTATED"}
                onChange={(to) => to !== "UNSTATED" && answer(name, to)}
              />
            </li>
          ))}
        </ul>
        {mayEdit && (
          <span className={css.acts}>
            <Button onPress={() => set({ allergens: [], traces: [], noAllergens: true })}>
              {say("declareNone")}
            </Button>
            {item.allergensToldAt && (
              <Button tone="quiet" onPress={() => set({ allergens: [], traces: [], noAllergens: false })}>
                {say("clearStated")}
              </Button>
            )}
          </span>
        )}
      </section>
      <section className={part}>
        <h3 className={heading}>{say("more")}</h3>
        <ItemFields {...{ data, item }} names={["alcohol", "minAge", "nutrition"]} />
      </section>
    </div>
  )
}

export default AllergensTab

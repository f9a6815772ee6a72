import { useState } from "react"
import { idKey, sameId } from "../../../../contract/wire/recordId.ts"
import { Button } from "../../../../ui/button/Button.tsx"
import { plus } from "../../../../ui/icon/icons.ts"
import { Select } from "../../../../ui/select/Select.tsx"
import { visuallyHidden } from "../../../../ui/theme/text.css.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { muted } from "../sheetFields.css.ts"
import type { TabProps } from "../TabProps.ts"
import { TryOut } from "../../TryOut.tsx"
import { GroupSection } from "./GroupSection.tsx"
import { Ingredients } from "./Ingredients.tsx"
import { NewGroup } from "./NewGroup.tsx"
import * as css from "./options.css.ts"
import { useOrdering } from "./useOrdering.ts"
import { useOptionWords } from "./words.ts"

/** The option groups of an item in their order, its ingredients, and a try-out of what a line costs. */
const OptionsTab = ({ data, item, now, groups: used }: TabProps) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const [isAdding, setAdding] = useState(false)
  const unusedGroups = data.groups.filter(({ _id }) => !used.some(({ group }) => sameId(group._id, _id)))
  const ordering = useOrdering(
    used.map(({ group }) => group),
    (group, after) => change([{ op: "link", item: item._id, group, after }]),
  )
  return (
    <div className={css.columns}>
      <div className={css.groups}>
        {used.length === 0 && <p className={muted}>{say("noOptions")}</p>}
        {used.map((one) => (
          <GroupSection key={idKey(one.group._id)} {...{ data, item, now, used, ordering }} of={one} />
        ))}
        <output className={visuallyHidden}>{ordering.announcement}</output>
        {mayEdit && (
          <div className={css.acts}>
            <Button icon={plus} onPress={() => setAdding(true)}>
              {say("newGroup")}
            </Button>
            {unusedGroups.length > 0 && (
              <Select
                label={say("useGroup")}
                hideLabel
                placeholder={say("useGroup")}
                options={unusedGroups.map(({ _id, name, internalName }) => ({
                  id: idKey(_id),
                  label: internalName ? `${name} (${internalName})` : name,
                }))}
                value=""
                onChange={(id) => {
                  const group = unusedGroups.find(({ _id }) => idKey(_id) === id)
                  if (group) change([{ op: "link", item: item._id, group: group._id }])
                }}
              />
            )}
          </div>
        )}
        {isAdding && <NewGroup item={item} onClose={() => setAdding(false)} />}
        <Ingredients data={data} of={{ item: item._id }} text={`${item.name} ${item.description ?? ""}`} />
      </div>
      {used.length > 0 && (
        <aside className={css.aside}>
          <TryOut key={idKey(item._id)} {...{ data, item, now, used }} />
        </aside>
      )}
    </div>
  )
}

export default OptionsTab

import type { ItemRow, MenuData } from "../../../../contract/menu/menuData.ts"
import { Button } from "../../../../ui/button/Button.tsx"
import { Notice } from "../../../../ui/notice/Notice.tsx"
import type { UsedGroup } from "../../itemGroups.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { RowField } from "../RowField.tsx"
import { fields, heading, part } from "../sheetFields.css.ts"
import { LimitField } from "./LimitField.tsx"
import * as css from "./options.css.ts"
import { useOptionWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly item: ItemRow
  readonly of: UsedGroup
  /** Number of items that use the group. */
  readonly uses: number
  readonly onCopy: () => void
}

const names = ["name", "internalName", "kind", "min", "max", "maxDistinct", "priceRule", "isActive"] as const

/** The rules of a group, wherever it is used, and what differs for one item. */
export const GroupRules = ({ data, item, of: { group, link }, uses, onCopy }: Props) => {
  const say = useOptionWords()
  const { mayEdit } = useMenuEdit()
  return (
    <div className={part}>
      <Notice tone="info">
        <span className={css.acts}>
          {say("everywhere", { count: uses })}
          {mayEdit && uses > 1 && (
            <Button size="small" onPress={onCopy}>
              {say("copyHere")}
            </Button>
          )}
        </span>
      </Notice>
      <div className={fields}>
        {names.map((name) => (
          <RowField key={name} {...{ data, name }} list="groups" row={group} />
        ))}
      </div>
      {group.priceRule === "HIGHEST" && <Notice tone="warning">{say("highestHint")}</Notice>}
      <h4 className={heading}>{say("hereOnly")}</h4>
      <div className={fields}>
        <LimitField {...{ item, group, link }} name="min" label={say("minHere")} />
        <LimitField {...{ item, group, link }} name="max" label={say("maxHere")} />
      </div>
    </div>
  )
}

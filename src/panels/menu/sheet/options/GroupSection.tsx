import { useState } from "react"
import { shortageOf } from "../../../../contract/menu/optionSales.ts"
import { usesOf } from "../../../../contract/menu/lookups.ts"
import { idKey } from "../../../../contract/wire/recordId.ts"
import { Button } from "../../../../ui/button/Button.tsx"
import { IconButton } from "../../../../ui/button/IconButton.tsx"
import { chevronDown, chevronRight, ellipsis } from "../../../../ui/icon/icons.ts"
import { Menu } from "../../../../ui/menu/Menu.tsx"
import { Notice } from "../../../../ui/notice/Notice.tsx"
import RowGrip from "../../../../ui/table/RowGrip.tsx"
import type { UsedGroup } from "../../itemGroups.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { freshTempId } from "../../tempId.ts"
import { heading, muted } from "../sheetFields.css.ts"
import type { TabProps } from "../TabProps.ts"
import { ownGroupOps } from "./groupOps.ts"
import { GroupRules } from "./GroupRules.tsx"
import { GroupUses } from "./GroupUses.tsx"
import { OptionTable } from "./OptionTable.tsx"
import * as css from "./options.css.ts"
import type { RowOrdering } from "./useOrdering.ts"
import { useOptionWords } from "./words.ts"

interface Props extends Pick<TabProps, "data" | "item" | "now"> {
  readonly of: UsedGroup
  readonly used: ReadonlyArray<UsedGroup>
  readonly ordering: RowOrdering
}

type Act = "uses" | "copy" | "up" | "down" | "remove"

const useRange = () => {
  const say = useOptionWords()
  return ({ min, max, options }: UsedGroup) => {
    const highest = max ?? options.length
    if (min === 0) return say("optional", { max: highest })
    return say("choose", { range: min === highest ? String(min) : `${min}–${highest}` })
  }
}

interface ActionsProps {
  readonly name: string
  readonly uses: number
  readonly onAction: (act: Act) => void
}

const Actions = ({ name, uses, onAction }: ActionsProps) => {
  const say = useOptionWords()
  return (
    <Menu<Act>
      label={say("actions", { name })}
      trigger={<IconButton icon={ellipsis} label={say("actions", { name })} size="small" />}
      items={[
        { id: "uses", label: say("whereUsed") },
        ...(uses > 1 ? [{ id: "copy" as const, label: say("copyHere") }] : []),
        { id: "up", label: say("moveUp"), hasSeparator: true },
        { id: "down", label: say("moveDown") },
        { id: "remove", label: say("removeHere", { name }), tone: "danger", hasSeparator: true },
      ]}
      onAction={onAction}
    />
  )
}

/** One group of an item: how many are chosen, by which rule, its options, and where else it is used. */
export const GroupSection = ({ data, item, now, of, used, ordering }: Props) => {
  const say = useOptionWords()
  const rangeOf = useRange()
  const { mayEdit, change } = useMenuEdit()
  const [isOpen, setOpen] = useState(false)
  const [isListing, setListing] = useState(false)
  const { group, link } = of
  const { name } = group
  const uses = usesOf(data.itemGroups, group._id).length
  const shortage = shortageOf(data, group, link, now)
  const sizes = used.find((one) => one.group.kind === "SIZE")?.options ?? []
  const copy = () => change(ownGroupOps(data, link, group, say("copyOf", { item: item.name }), freshTempId))
  const run: Readonly<Record<Act, () => void>> = {
    uses: () => setListing(true),
    copy,
    up: () => ordering.step(group, -1),
    down: () => ordering.step(group, 1),
    remove: () => change([{ op: "unlink", item: item._id, group: group._id }]),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons
    <section
      className={css.group}
      aria-label={name}
      data-key={idKey(group._id)}
      onKeyDownCapture={mayEdit ? ordering.onKeyDown(group) : undefined}
    >
      <header className={css.groupHead}>
        {mayEdit && used.length > 1 && <RowGrip onDrop={ordering.drop(group)} />}
        <h3 className={heading}>{name}</h3>
        <Button
          size="small"
          tone="quiet"
          icon={isOpen ? chevronDown : chevronRight}
          aria-label={say("edit", { name, range: rangeOf(of) })}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {rangeOf(of)}
        </Button>
        <span className={muted}>{say("usedBy", { count: uses })}</span>
        {mayEdit && <Actions {...{ name, uses }} onAction={(act) => run[act]()} />}
      </header>
      {shortage && <Notice tone="warning">{say("short", { ...shortage })}</Notice>}
      {isOpen && <GroupRules {...{ data, item, of, uses }} onCopy={copy} />}
      <OptionTable {...{ data, item, now, of, uses }} sizes={group.kind === "FLAVOR" ? sizes : []} />
      {isListing && <GroupUses {...{ data, group }} onClose={() => setListing(false)} />}
    </section>
  )
}

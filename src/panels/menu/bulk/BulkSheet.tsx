import { useMemo, useState } from "react"
import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { SideSheet } from "../../../ui/dialog/SideSheet.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { SheetHead } from "../SheetHead.tsx"
import * as css from "./bulk.css.ts"
import { emptyDraft, ruleOf } from "./bulkDraft.ts"
import { BulkPreview } from "./BulkPreview.tsx"
import { type BulkRow, bulkRows, isPossible, isUsual } from "./bulkRows.ts"
import type { BulkKind } from "./bulkRule.ts"
import { RuleForm } from "./RuleForm.tsx"
import { useBulkWords } from "./words.ts"

interface Props {
  readonly kind: BulkKind
  readonly data: MenuData
  readonly items: ReadonlyArray<ItemRow>
  /** In milliseconds since 1970. */
  readonly now: number
  readonly onClose: () => void
}

const none: ReadonlyMap<string, boolean> = new Map()

/** Rows of a rule, and those of them that are wanted: the usual ones, but for what somebody ticked. */
const useRows = ({ kind, data, items, now }: Props) => {
  const [draft, setDraft] = useState(emptyDraft)
  const [ticks, setTicks] = useState(none)
  const rows = useMemo(() => {
    const rule = ruleOf(kind, draft, data.store, now)
    return rule ? bulkRows(data, items, rule, now) : undefined
  }, [kind, draft, data, items, now])
  const isTicked = (row: BulkRow) => isPossible(row) && (ticks.get(idKey(row.item._id)) ?? isUsual(row))
  const onTick = useLatest((row: BulkRow, isOn: boolean) =>
    setTicks((before) => new Map(before).set(idKey(row.item._id), isOn)),
  )
  const wanted = rows?.filter(isTicked) ?? []
  return { draft, setDraft, rows, wanted, isTicked, onTick }
}

/** A change of many items: its rule, all rows before and after it, and what applies it. */
const BulkSheet = (props: Props) => {
  const { kind, data, items, onClose } = props
  const say = useBulkWords()
  const showSnackbar = useSnackbar()
  const { change } = useMenuEdit()
  const { draft, setDraft, rows, wanted, isTicked, onTick } = useRows(props)
  const [isConfirmed, setConfirmed] = useState(false)
  const losses = wanted.filter(({ flag }) => flag === "BELOW_COST").length
  const title = say("title", { kind: say(kind), count: items.length })
  const apply = () => {
    change(wanted.flatMap(({ ops }) => ops))
    showSnackbar(say("applied", { count: wanted.length }))
    onClose()
  }
  return (
    <SideSheet label={title} onClose={onClose}>
      <div className={css.sheet}>
        <SheetHead {...{ title, onClose }} />
        <div className={css.body}>
          <form className={css.rule} aria-label={say("rule")} onSubmit={(event) => event.preventDefault()}>
            <RuleForm
              {...{ kind, data, draft }}
              onChange={(next) => setDraft((before) => ({ ...before, ...next }))}
            />
          </form>
          {rows ? (
            <BulkPreview {...{ kind, rows, isTicked, onTick }} />
          ) : (
            <p className={css.empty}>{say("fill")}</p>
          )}
        </div>
        <footer className={css.foot}>
          <span className={css.state}>{say("nothingYet")}</span>
          {losses > 0 && (
            <Checkbox
              label={say("confirmCost", { count: losses })}
              isSelected={isConfirmed}
              onChange={setConfirmed}
            />
          )}
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button
            tone={kind === "REMOVE" ? "danger" : "primary"}
            isDisabled={wanted.length === 0 || (losses > 0 && !isConfirmed)}
            onPress={apply}
          >
            {say("apply", { count: wanted.length })}
          </Button>
        </footer>
      </div>
    </SideSheet>
  )
}

export default BulkSheet

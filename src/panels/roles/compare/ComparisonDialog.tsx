import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { stack } from "../../../ui/dialog/dialog.css.ts"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { SearchField } from "../../../ui/field/SearchField.tsx"
import { searchX } from "../../../ui/icon/icons.ts"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import * as css from "./compare.css.ts"
import { ComparedTable } from "./ComparedTable.tsx"
import { useCompareWords } from "./words.ts"
import { type Begun, useComparison } from "./useComparison.ts"

type Comparison = ReturnType<typeof useComparison>

const Choices = ({ of: { all = [], first, second, choose } }: { readonly of: Comparison }) => {
  const say = useCompareWords()
  const options = all.map(({ id, title }) => ({ id: String(id), label: title }))
  const shared = { options, placeholder: say("choose") }
  return (
    <div className={css.choices}>
      <Select
        {...shared}
        label={say("first")}
        value={first && String(first.id)}
        onChange={(id) => choose({ first: id })}
      />
      <Select
        {...shared}
        label={say("second")}
        value={second && String(second.id)}
        onChange={(id) => choose({ second: id })}
      />
    </div>
  )
}

const ComparisonFilters = ({
  of: { search, setSearch, onlyDifferent, setOnlyDifferent },
}: {
  readonly of: Comparison
}) => {
  const say = useCompareWords()
  return (
    <div className={css.tools}>
      <SegmentedControl
        label={say("shown")}
        options={[
          { id: "all", label: say("all") },
          { id: "differences", label: say("differences") },
        ]}
        value={onlyDifferent ? "differences" : "all"}
        onChange={(next) => setOnlyDifferent(next === "differences")}
      />
      <SearchField
        label={say("search")}
        placeholder={say("search")}
        clearLabel={say("clearSearch")}
        value={search}
        onChange={setSearch}
      />
    </div>
  )
}

const Result = ({ of }: { readonly of: Comparison }) => {
  const say = useCompareWords()
  const { first, second, shown, countOf, isEmpty, search } = of
  if (!first || !second) return <p>{say("none")}</p>
  if (first.id === second.id) return <p>{say("same")}</p>
  const none = () => {
    if (search.trim() !== "") return say("nothing")
    return say(isEmpty ? "empty" : "equal")
  }
  return (
    <>
      <output className={css.counts}>
        <span>{say("both", { count: countOf("both") })}</span>
        <span>{say("only", { role: first.title, count: countOf("first") })}</span>
        <span>{say("only", { role: second.title, count: countOf("second") })}</span>
      </output>
      <ComparisonFilters {...{ of }} />
      {shown.length === 0 ? (
        <EmptyState icon={searchX} title={none()} />
      ) : (
        <ComparedTable groups={shown} titles={[first.title, second.title]} />
      )}
    </>
  )
}

interface Props {
  readonly begun: Begun
  readonly onClose: () => void
}

/** Two roles beside each other: what both hold, and what only one of them does. */
export const ComparisonDialog = ({ begun, onClose }: Props) => {
  const say = useCompareWords()
  const of = useComparison(begun)
  const content = () => {
    if (of.error && !of.isReady)
      return <LoadFailure title={say("loadFailed")} error={of.error} onRetry={of.retry} />
    if (!of.isReady) return <EditorWait />
    return (
      <div className={stack}>
        <Choices {...{ of }} />
        <Result {...{ of }} />
      </div>
    )
  }
  return (
    <Dialog
      isOpen
      width="role"
      title={say("title")}
      onClose={onClose}
      footer={<Button onPress={onClose}>{say("close")}</Button>}
    >
      {content()}
    </Dialog>
  )
}

import { Notice } from "../../../ui/notice/Notice.tsx"
import { barcodeProblem } from "../../../contract/menu/barcode.ts"
import { ItemFields } from "./ItemFields.tsx"
import { parts } from "./sheetFields.css.ts"
import type { TabProps } from "./TabProps.ts"
import { useSheetWords } from "./words.ts"

/** Codes of an item on fiscal documents, and those by which systems know it. */
const TaxTab = ({ data, item }: TabProps) => {
  const say = useSheetWords()
  const problem = barcodeProblem(item.ean ?? "")
  return (
    <div className={parts}>
      <ItemFields {...{ data, item }} names={["ncm", "cest", "cfop", "taxOrigin"]} />
      <ItemFields {...{ data, item }} names={["ean", "code"]} />
      {problem && <Notice tone="warning">{say(problem)}</Notice>}
    </div>
  )
}

export default TaxTab

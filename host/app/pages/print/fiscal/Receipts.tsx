import { copiesOf, type SheetsProps } from "../copies.ts"
import type { PaperWidth } from "../printOptions.ts"
import { Sheet } from "../Sheet.tsx"
import { codeOf, type OrderProps, useSheetName } from "../SheetHead.tsx"
import { usePrintWords } from "../usePrintWords.ts"
import { Receipt } from "./Receipt.tsx"

const NothingIssued = ({ width, ...props }: OrderProps & { readonly width: PaperWidth }) => {
  const say = usePrintWords()
  return (
    <Sheet label={useSheetName(props)} width={width}>
      <p>{say("nothingIssued", { code: codeOf(props.order) })}</p>
    </Sheet>
  )
}

/** The receipt of each order, or that there is none: nothing is issued here. */
const Receipts = ({ printed: { orders }, options: { width, copies } }: SheetsProps) =>
  copiesOf(orders, copies).map(({ key, ...props }) => {
    const { fiscal } = props.order
    return fiscal ? (
      <Receipt key={key} {...props} document={fiscal} width={width} />
    ) : (
      <NothingIssued key={key} {...props} width={width} />
    )
  })

export default Receipts

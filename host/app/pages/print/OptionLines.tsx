import { optionLines, optionText } from "balcao/contract"
import type { PrintedOrder } from "./usePrintedOrders.ts"

interface Props {
  readonly options: NonNullable<PrintedOrder["items"]>[number]["options"]
  readonly className?: string
}

/** The options of an item on paper, a line for those of each group. */
export const OptionLines = ({ options = [], className }: Props) =>
  optionLines(options).map((line) => (
    <p key={optionText(line)} className={className}>
      + {optionText(line)}
    </p>
  ))

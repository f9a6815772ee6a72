import type { NumberProblem } from "../../ui/field/numberText.ts"
import type { Damage } from "./damage.ts"

/** Reasons a cell is not a value of its field. */
export type CellFault = NumberProblem | Damage | "unread" | "unnamed"

/** A cell as a draft has it, or why it is none. */
export type CellReading = { readonly text: string } | { readonly problem: CellFault }

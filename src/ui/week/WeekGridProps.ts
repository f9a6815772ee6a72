import type { WeekShifts } from "./weekShifts.ts"
import type { CopyDayLabels } from "./CopyDay.tsx"
import type { TrackLabels } from "./DayTrack.tsx"

export interface WeekGridProps {
  readonly label: string
  readonly week: WeekShifts
  readonly onChange: (week: WeekShifts) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly isReadOnly?: boolean | undefined
  readonly labels: CopyDayLabels &
    TrackLabels & {
      /** Sunday first. */
      readonly days: ReadonlyArray<string>
      readonly from: string
      readonly to: string
      readonly add: (day: string) => string
      readonly remove: (shift: string) => string
      /** Help for the pointer; `keysHelp` is for the keyboard. */
      readonly paintHelp: string
      readonly keysHelp: string
    }
}

import type { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDay } from "../../frame/written.ts"
import { dayOf } from "./tabloidDays.ts"

interface Props {
  readonly row: RowOf<typeof offerTabloids>
}

/** The first day of a tabloid, as its card and the calendar have it. */
export const FirstDay = ({ row }: Props) => writtenDay(usePanel().locale, dayOf(row.startsAt))

/** The last day of a tabloid: the one before, where it ends at midnight. */
export const LastDay = ({ row }: Props) => writtenDay(usePanel().locale, dayOf(row.endsAt, 1))

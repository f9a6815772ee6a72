import { useMemo, useState } from "react"
import { platformDay } from "../../contract/resource/datedItems.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDate, writtenDay } from "../../frame/written.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { StatusMark } from "../../resource/described/StatusMark.tsx"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { chevronRight, file } from "../../ui/icon/icons.ts"
import { chevronLeft } from "../../ui/icon/listIcons.ts"
import { useDaysLeft } from "./TabloidCards.tsx"
import * as css from "./tabloids.css.ts"
import { dayOf, monthOf, partOf } from "./tabloidDays.ts"
import { useTabloidWords } from "./words.ts"
import { useTabloids } from "./useTabloids.ts"

const resource: Resource = offerTabloids
/** More lanes than these are no calendar any more. */
const maxLanes = 100
const percent = (part: number) => `${part * 100}%`

interface Month {
  readonly from: string
  readonly to: string
}

interface LanesProps {
  readonly month: Month
  readonly onOpen: (id: RecordId) => void
}

/** A tabloid's days within a month, as a bar; told in words, too. */
const Lane = ({ row, month, onOpen }: LanesProps & { readonly row: RowOf<typeof offerTabloids> }) => {
  const { locale } = usePanel()
  const say = useTabloidWords()
  const daysLeft = useDaysLeft()
  const [first, last] = [dayOf(row.startsAt), dayOf(row.endsAt, 1)]
  const { start, width } = partOf([first, last], month)
  const now = platformDay()
  const title = titleOf(resource, row)
  const isThisMonth = month.from <= now && now <= month.to
  return (
    <li>
      <span className={css.row}>
        <Button tone="quiet" size="small" aria-label={say("open", { title })} onPress={() => onOpen(row._id)}>
          {title}
        </Button>
        <StatusMark resource={resource} status={row.status ?? ""} />
        <span className={css.muted}>
          {say("validity", { from: writtenDay(locale, first), until: writtenDay(locale, last) })}
        </span>
        <span className={css.muted}>{daysLeft(row)}</span>
      </span>
      <div className={css.lane} aria-hidden="true">
        <i
          className={css.bar}
          data-dim={row.status !== "PUBLISHED" || undefined}
          style={{ insetInlineStart: percent(start), inlineSize: percent(width) }}
        />
        {isThisMonth && (
          <i className={css.today} style={{ insetInlineStart: percent(partOf([now, now], month).start) }} />
        )}
      </div>
    </li>
  )
}

const Lanes = ({ month, onOpen }: LanesProps) => {
  const say = useTabloidWords()
  const filter = useMemo(() => ({ validOn: { from: month.from, to: month.to } }), [month])
  const { found, error, reload } = useTabloids(filter, maxLanes, "startsAt")
  if (error) return <LoadFailure title={say("loadFailed")} error={error} onRetry={reload} />
  if (!found) return <EditorWait />
  if (found.rows.length === 0) return <EmptyState icon={file} title={say("none")} text={say("noneText")} />
  return (
    <>
      <ol className={css.month} aria-label={say("calendar")}>
        {found.rows.map((row) => (
          <Lane key={String(row._id)} {...{ row, month, onOpen }} />
        ))}
      </ol>
      {found.total > found.rows.length && <p className={css.muted}>{say("cut", { count: maxLanes })}</p>}
    </>
  )
}

/** Calendar of a month's tabloids, with their start and end. */
const TabloidCalendar = ({ onOpen }: Pick<LanesProps, "onOpen">) => {
  const { locale } = usePanel()
  const say = useTabloidWords()
  const [later, setLater] = useState(0)
  const month = useMemo(() => monthOf(platformDay(), later), [later])
  const name = writtenDate(locale, new Date(`${month.from}T12:00:00Z`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
  return (
    <div className={css.view}>
      <span className={css.row}>
        <IconButton icon={chevronLeft} label={say("earlierMonth")} onPress={() => setLater(later - 1)} />
        <strong aria-live="polite">{name}</strong>
        <IconButton icon={chevronRight} label={say("laterMonth")} onPress={() => setLater(later + 1)} />
      </span>
      <Lanes key={month.from} {...{ month, onOpen }} />
    </div>
  )
}

export default TabloidCalendar

import { platformDay } from "../../contract/resource/datedItems.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDay } from "../../frame/written.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { StatusMark } from "../../resource/described/StatusMark.tsx"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { file } from "../../ui/icon/icons.ts"
import { Picture } from "./Picture.tsx"
import * as css from "./tabloids.css.ts"
import { dayOf, daysBetween } from "./tabloidDays.ts"
import { useTabloidWords } from "./words.ts"
import { useTabloids } from "./useTabloids.ts"

const resource: Resource = offerTabloids
const all = {}
const pageSize = 25

/** Returns a function that tells how long a tabloid is still on, in words. */
export const useDaysLeft = () => {
  const say = useTabloidWords()
  const today = platformDay()
  return (row: RowOf<typeof offerTabloids>): string => {
    const [first, last] = [dayOf(row.startsAt), dayOf(row.endsAt, 1)]
    if (today < first) return say("startsIn", { count: daysBetween(today, first) })
    if (today > last) return say("over")
    return today === last ? say("endsToday") : say("daysLeft", { count: daysBetween(today, last) })
  }
}

interface Opening {
  readonly onOpen: (id: RecordId) => void
}

const Card = ({ row, onOpen }: Opening & { readonly row: RowOf<typeof offerTabloids> }) => {
  const { locale } = usePanel()
  const say = useTabloidWords()
  const daysLeft = useDaysLeft()
  const title = titleOf(resource, row)
  const cover = row.cover
  const company = row.company
  return (
    <li className={css.card}>
      {cover && <Picture id={cover._id} alt="" />}
      <Button tone="quiet" size="small" aria-label={say("open", { title })} onPress={() => onOpen(row._id)}>
        {title}
      </Button>
      <p className={css.muted}>{company?.label}</p>
      <p className={css.muted}>
        {say("validity", {
          from: writtenDay(locale, dayOf(row.startsAt)),
          until: writtenDay(locale, dayOf(row.endsAt, 1)),
        })}
      </p>
      <p>{daysLeft(row)}</p>
      <p className={css.muted}>{say("views", { count: row.views ?? 0 })}</p>
      <StatusMark resource={resource} status={row.status ?? ""} />
    </li>
  )
}

/** Tabloids by their covers, those that end last first. */
const TabloidCards = ({ onOpen }: Opening) => {
  const say = useTabloidWords()
  const { found, busy, error, reload, more } = useTabloids(all, pageSize, "endsAt")
  if (error) return <LoadFailure title={say("loadFailed")} error={error} onRetry={reload} />
  if (!found) return <EditorWait />
  if (found.rows.length === 0) return <EmptyState icon={file} title={say("none")} text={say("noneText")} />
  return (
    <div className={css.view}>
      <ul className={css.cards}>
        {found.rows.map((row) => (
          <Card key={String(row._id)} {...{ row, onOpen }} />
        ))}
      </ul>
      {found.rows.length < found.total && (
        <Button busy={busy} onPress={more}>
          {say("more")}
        </Button>
      )}
    </div>
  )
}

export default TabloidCards

import { usePanel, useValue } from "balcao"
import { limits, type NewsItem } from "balcao/contract"
import { Badge, bell, Button, EmptyState, Skeleton } from "balcao/ui"
import { mayUse } from "../routing/guard.ts"
import { Link } from "../routing/Link.tsx"
import { recordPath } from "../routing/recordPath.ts"
import { about, earlier, group, groupHead, groups, line, subject, when } from "./activitySheet.css.ts"
import { type NewsGroup, newsGroups } from "./newsGroups.ts"
import type { News } from "./useNews.ts"
import { shortMoment, subjectOf, useNewsText } from "./useNewsText.ts"

/** Happenings shown before the rest is folded. */
const shownLines = 3

const Line = ({ item }: { readonly item: NewsItem }) => {
  const { locale } = usePanel()
  const { sentence } = useNewsText()
  return (
    <li className={line}>
      <span>{sentence(item)}</span>
      <time className={when} dateTime={item.at}>
        {shortMoment(item.at, limits.locales[locale])}
      </time>
    </li>
  )
}

const Lines = ({ items }: { readonly items: ReadonlyArray<NewsItem> }) => (
  <ul className={about}>
    {items.map((item) => (
      <Line key={String(item._id)} item={item} />
    ))}
  </ul>
)

/** The address of a record's screen; undefined for one the user may not open. */
const useRecordHref = ({ list, record }: NewsItem) => {
  const user = useValue(usePanel().client.session.user)
  const path = recordPath(list, record)
  return path !== undefined && user && mayUse(user, path) ? path : undefined
}

const Group = ({ of, onRead }: { readonly of: NewsGroup; readonly onRead: (latest: NewsItem) => void }) => {
  const { say, recordName } = useNewsText()
  const { items, latest, isRead } = of
  const href = useRecordHref(latest)
  const name = say("group", { count: items.length, record: recordName(latest) })
  const rest = items.slice(shownLines)
  return (
    <li className={group} data-read={isRead || undefined}>
      <div className={groupHead}>
        {!isRead && <Badge tone="accent">{say("unreadMark")}</Badge>}
        {href === undefined ? (
          <strong>{name}</strong>
        ) : (
          <Link to={href} onClick={() => onRead(latest)}>
            {name}
          </Link>
        )}
      </div>
      {subjectOf(latest) !== undefined && <span className={subject}>{subjectOf(latest)}</span>}
      <Lines items={items.slice(0, shownLines)} />
      {rest.length > 0 && (
        <details className={earlier}>
          <summary>{say("earlier", { count: rest.length })}</summary>
          <Lines items={rest} />
        </details>
      )}
    </li>
  )
}

/** News by record, the latest first. */
export const NewsList = ({ news: { state, markRead, load } }: { readonly news: News }) => {
  const { say } = useNewsText()
  if (state === "loading") return <Skeleton />
  if (state === "failed")
    return (
      <EmptyState icon={bell} title={say("failed")} action={<Button onPress={load}>{say("retry")}</Button>} />
    )
  if (state.length === 0) return <EmptyState icon={bell} title={say("none")} text={say("noneText")} />
  return (
    <ol className={groups}>
      {newsGroups(state).map((one) => (
        <Group key={one.key} of={one} onRead={markRead} />
      ))}
    </ol>
  )
}

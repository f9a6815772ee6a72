import { idKey, type NewsItem } from "balcao/contract"

/** News about one record, the latest first. */
export interface NewsGroup {
  readonly key: string
  readonly latest: NewsItem
  readonly items: ReadonlyArray<NewsItem>
  readonly isRead: boolean
}

/** News by record, in the order of the latest of each. */
export const newsGroups = (items: ReadonlyArray<NewsItem>): ReadonlyArray<NewsGroup> => {
  const groups = new Map<string, [NewsItem, ...Array<NewsItem>]>()
  for (const item of items) {
    const key = `${item.list} ${idKey(item.record)}`
    const known = groups.get(key)
    if (known) known.push(item)
    else groups.set(key, [item])
  }
  return [...groups].map(([key, group]) => ({
    key,
    latest: group[0],
    items: group,
    isRead: group.every(({ isRead }) => isRead),
  }))
}

import { describe, expect, it } from "vitest"
import { newsGroups } from "../../../host/app/activity/newsGroups.ts"
import type { NewsItem } from "../../../src/contract/news/news.ts"

const item = (_id: number, record: number, isRead = false): NewsItem => ({
  _id,
  kind: "TICKET_ANSWERED",
  list: "tickets",
  record,
  values: { name: `T-${record}` },
  at: "2026-01-02T12:00:00Z",
  isRead,
})

describe("news by record", () => {
  it("stand where the latest of each stands, and are read once all of them are", () => {
    const groups = newsGroups([item(5, 1, true), item(4, 2), item(3, 1), item(2, 3, true)])
    expect(groups.map(({ latest, items, isRead }) => [latest._id, items.length, isRead])).toEqual([
      [5, 2, false],
      [4, 1, false],
      [2, 1, true],
    ])
  })
})

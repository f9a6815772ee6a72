import { expect, test } from "vitest"
import { earlierEditions } from "../../../src/resource/described/history/earlierEditions.ts"

const line = (at: string, action: string, changes: ReadonlyArray<object>) =>
  ({ _id: at, at, actor: { _id: 1, label: "Ana" }, action, changes }) as never

test("what a record held before follows from its changes, the latest first", () => {
  const editions = earlierEditions({ title: "C", logo: null }, [
    line("3", "UPDATE", [{ field: "title", old: "B", new: "C" }]),
    line("2", "STATUS", [{ field: "status", old: "DRAFT", new: "PUBLISHED" }]),
    line("1", "UPDATE", [
      { field: "title", old: "A", new: "B" },
      { field: "logo", old: { _id: 7, label: "logo.png" }, new: null },
    ]),
    line("0", "CREATE", [{ field: "title", new: "A" }]),
  ])
  expect(editions).toEqual([
    { until: "3", changedBy: "Ana", values: { title: "B", logo: null } },
    { until: "1", changedBy: "Ana", values: { title: "A", logo: { _id: 7, label: "logo.png" } } },
  ])
})

import { describe, expect, it } from "vitest"
import { defaultView, viewOf, withView } from "../../../host/app/pages/list/viewInUrl.ts"

const read = (query: string) => viewOf(new URLSearchParams(query))

describe("a list's address", () => {
  it("that says nothing shows the first ten by id", () => {
    expect(read("")).toEqual({
      search: "",
      sortField: "id",
      sortOrder: "asc",
      page: 0,
      pageSize: 10,
      filters: {},
      columns: [],
    })
  })
  it("comes back as it was written", () => {
    const view = {
      search: "José & co",
      sortField: "title",
      sortOrder: "desc",
      page: 2,
      pageSize: 5,
      filters: { kind: "own", role: "3" },
      columns: ["id", "title"],
    } as const
    const written = withView(new URLSearchParams("tab=x&filter.old=1"), view).toString()
    expect(written).toBe(
      "tab=x&q=Jos%C3%A9+%26+co&sort=title&order=desc&page=3&size=5&columns=id%2Ctitle&filter.kind=own&filter.role=3",
    )
    expect(read(written)).toEqual(view)
  })
  it("leaves out what is as ever", () => {
    expect(withView(new URLSearchParams("q=a&page=4&size=3"), defaultView).toString()).toBe("")
  })
  it.each(["page=-1", "page=0", "page=1.5", "page=x", "size=7", "size=1e9", "order=up"])(
    "with nonsense (%s) shows what is plain",
    (query) => expect(read(query)).toEqual(defaultView),
  )
})

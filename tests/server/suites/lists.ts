import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"

/** Searching, sorting and paging. */
export const listSuite = (api: () => Api) => {
  const find = async (what: "users/findUsers" | "roles/findRoles", body: object) =>
    (await api().ask("POST", `/acl/${what}`, { as: "root", body })).body as {
      items: Array<Record<string, unknown>>
      totalCount: number
    }

  test("somebody who searches for a sign LIKE gives meaning to finds that very sign", async () => {
    const mark = fresh("z")
    for (const title of ["50% off", "50 off", "a_b", "aXb", "c\\d", "cd"])
      await api().ask("POST", "/acl/roles", {
        as: "root",
        body: { title: `${mark} ${title}`, permissions: [] },
      })
    for (const [title, count] of [
      ["50%", 1],
      ["a_b", 1],
      ["c\\d", 1],
      ["%", 1],
      ["_", 1],
      ["'", 0],
      ["", 6],
    ] as const) {
      const { items } = await find("roles/findRoles", { filter: { title }, pageSize: 100 })
      expect([title, items.filter((role) => String(role["title"]).startsWith(mark)).length]).toEqual([
        title,
        count,
      ])
    }
  })

  test("the search text matches the name, the username or the address, whatever its case", async () => {
    const text = "ROOT"
    const filter = { lastName: text, username: text, email: text, fillname: text }
    const { items } = await find("users/findUsers", { filter })
    expect(items.map(({ username }) => username)).toContain("root")
  })

  test("pages never overlap and add up to the total, in any order", async () => {
    for (const sortField of ["id", "fullname", "email", "username"]) {
      for (const sortOrder of ["asc", "desc"]) {
        const pages = []
        for (let pageNumber = 0; pageNumber < 50; pageNumber += 1) {
          const page = await find("users/findUsers", { sortField, sortOrder, pageNumber, pageSize: 30 })
          pages.push(...page.items)
          if (pages.length >= page.totalCount) break
        }
        const { totalCount } = await find("users/findUsers", {})
        expect(new Set(pages.map(({ id }) => id)).size).toBe(totalCount)
      }
    }
  })

  test("a list asked for without any wishes starts at the first ten by number", async () => {
    const { items, totalCount } = await find("users/findUsers", {})
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => Number(id)).toSorted((a, b) => a - b))
    expect([items.length, typeof totalCount]).toEqual([10, "number"])
  })
}

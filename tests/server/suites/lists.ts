import * as fc from "fast-check"
import { expect, test } from "vitest"
import { textFinder } from "../../../src/contract/search/searchTexts.ts"
import { type Api, fresh } from "../api.ts"
import { type Scale, scaled } from "../scale.ts"

/** Searching, sorting and paging. */
export const listSuite = (api: () => Api, scale: Scale) => {
  const searchCount = scaled(scale, 500)

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
      // The newest first: other tests may have left hundreds.
      const order = { sortField: "id", sortOrder: "desc", pageSize: 100 }
      const { items } = await find("roles/findRoles", { filter: { title }, ...order })
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

  test("the total is right whoever asks and whatever was just written", async () => {
    const totals = async () => {
      const asked = [
        ["root", {}, "true"],
        ["root", { company: "1" }, "company_id = 1"],
        ["application", {}, "application_id = 1"],
        ["application", { company: "1" }, "company_id = 1"],
      ] as const
      for (const [as, headers, condition] of asked) {
        const { body } = await api().ask("POST", "/acl/users/findUsers", { as, headers, body: {} })
        const [counted] = await api().rows(`select count(*)::int as users from users where ${condition}`)
        expect([as, condition, body.totalCount]).toEqual([as, condition, counted!["users"]])
      }
    }
    await totals()
    const mark = fresh("contado")
    const values = Array.from({ length: 5 }, (_, at) => `('${mark}${at}', 'C', '${mark}${at}@x.test', 1, 1)`)
    await api().rows(
      `insert into users (username, fullname, email, application_id, company_id) values ${values.join(", ")}`,
    )
    await totals()
    await api().rows(`update users set company_id = 2 where username = '${mark}0'`)
    await api().rows(`update users set company_id = null, application_id = null where username = '${mark}1'`)
    await totals()
    await api().rows(`delete from users where username like '${mark}%'`)
    await totals()
  })

  test("a text wanted in one column only is not found in another, nor across two", async () => {
    const username = fresh("só")
    const person = { username, fullname: `Zé ${username} da Silva`, email: `${fresh("e")}@exemplo.test` }
    await api().ask("POST", "/acl/users", { as: "root", body: person })
    const count = async (filter: object) => (await find("users/findUsers", { filter })).totalCount
    expect(await count({ lastName: `ZÉ ${username}` })).toBe(1)
    expect(await count({ fillname: `Zé ${username}`, username: "nobody" })).toBe(1)
    expect(await count({ username: `Zé ${username}` })).toBe(0)
    expect(await count({ email: "da Silva" })).toBe(0)
    const across = `da Silva\u001f${username}`
    expect(await count({ lastName: across, username: across, email: across })).toBe(0)
  })

  test("users are found by any of several roles and any of several stores", async () => {
    const made = async (path: string, body: object): Promise<number> =>
      (await api().ask("POST", `/acl/${path}`, { as: "root", body })).body.id
    const roles = [
      await made("roles", { title: fresh("Caixa"), permissions: [] }),
      await made("roles", { title: fresh("Cozinha"), permissions: [] }),
    ] as const
    const stores = (await api().rows("select id from companies order by id limit 2")).map(({ id }) =>
      Number(id),
    )
    const people: Array<number> = []
    for (const [at, role] of roles.entries()) {
      const person = { username: fresh("quem"), fullname: "Quem", email: `${fresh("q")}@exemplo.test` }
      people.push(await made("users", { ...person, roles: [role] }))
      await api().rows(`update users set company_id = ${stores[at]} where id = ${people[at]}`)
    }
    const ids = async (filter: object) =>
      (await find("users/findUsers", { filter })).items.map(({ id }) => id)
    expect(await ids({ roles })).toEqual(people)
    expect(await ids({ roles: [roles[1]] })).toEqual([people[1]])
    expect(await ids({ roles, company: stores })).toEqual(people)
    expect(await ids({ roles, company: [stores[0]] })).toEqual([people[0]])
    expect(await ids({ roles: [roles[1]], company: [stores[0]] })).toEqual([])
  })

  test("texts of one or two letters find exactly whom they are a part of", async () => {
    const mark = fresh("curto")
    const people = [`${mark}zz`, `${mark}zaz`, `${mark}ZéÇ`, `${mark}a z`, `${mark}50%`, `${mark}_\\`]
    const values = people.map((name, at) => `('${mark}${at}', '${name}', '${mark}${at}@x.test', 1)`)
    await api().rows(
      `insert into users (username, fullname, email, application_id) values ${values.join(", ")}`,
    )
    const letters = [..."zZaéÇoe5%_\\'@.-", "ã"]
    for (const text of [...letters, ...letters.flatMap((one) => [..."zaeÇ%x"].map((other) => one + other))]) {
      const [wanted] = await api().rows(
        `select count(*)::int as users from users
         where position(folded('${text.replaceAll("'", "''")}') in search_text) > 0`,
      )
      const filter = { lastName: text, username: text, email: text, fillname: text }
      const { totalCount } = await find("users/findUsers", { filter })
      expect([text, totalCount]).toEqual([text, wanted!["users"]])
    }
    await api().rows(`delete from users where username like '${mark}%'`)
  })

  test("a page after the last is empty, and the last holds the rest", async () => {
    const { totalCount } = await find("users/findUsers", {})
    const last = Math.ceil(totalCount / 7) - 1
    const { items } = await find("users/findUsers", { pageNumber: last, pageSize: 7, sortField: "email" })
    expect(items).toHaveLength(totalCount - last * 7)
    expect((await find("users/findUsers", { pageNumber: last + 1, pageSize: 7 })).items).toEqual([])
  })

  test(`${searchCount} texts full of signs databases give meaning to find what holds them, and no more`, async () => {
    const mark = fresh("sinais")
    const signs = fc.constantFrom(
      ..."%_\\'\"`;-*/()[]{}|&!^$.:?+~#@=<>,áÇ ",
      "--",
      "/*",
      "' or 1=1",
      "\\%",
      "a",
      "B",
      "\u0001",
    )
    const titles = fc.sample(fc.array(signs, { minLength: 1, maxLength: 6 }), { numRuns: 60, seed: 27 })
    const kept = [...new Set(titles.map((parts) => `${mark}${parts.join("")}`))]
    const values = kept.map((title) => `('${title.replaceAll("'", "''")}')`)
    await api().rows(`insert into roles (title) values ${values.join(", ")}`)
    const searches = fc.sample(fc.array(signs, { minLength: 1, maxLength: 3 }), {
      numRuns: searchCount,
      seed: 28,
    })
    const tries = searches.map(async (parts) => {
      const title = `${mark}${parts.join("")}`
      const { items } = await find("roles/findRoles", { filter: { title }, pageSize: 100 })
      const wanted = kept.filter((one) => textFinder(title)(one))
      expect([title, items.map((role) => role["title"]).toSorted()]).toEqual([title, wanted.toSorted()])
    })
    await Promise.all(tries)
    const odd = searches.slice(0, 100).map(async (parts) => {
      const text = parts.join("")
      const filter = { lastName: text, username: text, email: text, fillname: text }
      const { items } = await find("users/findUsers", { filter, pageSize: 100 })
      for (const { fullname, username, email } of items)
        expect(textFinder(text)(...[fullname, username, email].map(String))).toBe(true)
    })
    await Promise.all(odd)
    await api().rows(`delete from roles where title like '${mark}%'`)
  })
}

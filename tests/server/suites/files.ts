import { expect, test } from "vitest"
import { createServer } from "../../../host/server/composition/createServer.ts"
import { type Api, fresh, options } from "../api.ts"

const payloads = [
  "=1+1",
  '=HYPERLINK("http://evil.test","x")',
  "=cmd|' /C calc'!A0",
  "+1",
  "+cmd|' /C calc'!A0",
  "-1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1)",
  "@import",
  "\t=1+1",
  "\r=1+1",
  " =1+1",
  "   +1",
  "x\n=1+1",
  "x\r\n=1+1",
  "x\n  @SUM(1)",
  "x,=1+1",
  "x;=1+1",
  "x;+1",
  "x\t=1+1",
  'x";=1+1',
  '"=1+1',
  '",=1+1,"',
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(1)",
  "x, ＝1",
  "\u00a0=1+1",
  "\u200b=1+1",
  "\ufeff=1+1",
  "\u2060\u00ad@SUM(1)",
  "\u3000＝1",
  "\u0001=1",
  "\u180e-1",
  "﹦1",
  "x;\u00a0+1",
  "x\n\u200b\t＠SUM(1)",
  "==1",
  "-=1",
] as const

/** Cells of a file in Portuguese, as a spreadsheet there reads it. */
const cellsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'))
    if (end === "\r\n") rows.push([])
    if (end === "") break
  }
  return rows.slice(0, -1)
}

/**
 * True if a spreadsheet would run the cell: a formula at its start, or after a character another program may treat as a
 * separator.
 */
const runs = (cell: string) =>
  /(^|[,;"\n\r\t])(?:(?![\t\r])[\s\p{C}\u180e])*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u.test(cell)

/** Lists as files. The thousands of users in them stay: deleting one looks into every table that may refer to users. */
export const fileSuite = (api: () => Api) => {
  const file = (path: string, body: object, headers = {}) =>
    api().ask("POST", path, { as: "root", headers, body: { sortField: "id", sortOrder: "asc", ...body } })

  test("no text anybody typed is a formula in a spreadsheet, and each can still be read", async () => {
    const mark = fresh("formula")
    for (const [at, text] of payloads.entries()) {
      const person = { username: `${mark}x${at}`, email: `${mark}x${at}@exemplo.test`, fullname: "Ana" }
      const body = { ...person, occupation: text, companyName: text }
      expect((await api().ask("POST", "/acl/users", { as: "root", body })).status).toBe(200)
    }
    const { text } = await file("/acl/users/exportUsers", { filter: { username: mark } })
    const [, ...rows] = cellsOf(text.slice(1))
    expect(rows).toHaveLength(payloads.length)
    for (const [at, row] of rows.entries()) {
      expect(row.slice(1, 4)).toEqual([`${mark}x${at}`, `${mark}x${at}@exemplo.test`, "Ana"])
      const written = row.slice(5).filter((cell) => cell !== "")
      expect(written).toHaveLength(2)
      for (const cell of written) {
        expect(cell).not.toSatisfy(runs)
        // Marks nobody sees are taken out of a text before it is kept.
        const plain = (text: string) => text.replaceAll(/['\p{Cf}]/gu, "").trim()
        expect(plain(cell)).toBe(plain(payloads[at]!))
      }
    }
    await api().rows(`delete from users where username like '${mark}%'`)
  })

  test("a file holds every row the list finds, in its order, with the columns asked for, in one's language", async () => {
    const mark = fresh("muitos")
    await api().rows(`insert into users (username, fullname, email)
      select '${mark}.' || i, 'Fulano ' || i % 7, '${mark}.' || i || '@x.test' from generate_series(1, 2500) i`)
    const wish = { filter: { username: mark }, columns: ["fullname", "username"] }
    const sorts = [
      ["fullname", "asc", (a: ReadonlyArray<string>, b: ReadonlyArray<string>) => (a[0]! <= b[0]! ? -1 : 1)],
      ["fullname", "desc", (a: ReadonlyArray<string>, b: ReadonlyArray<string>) => (a[0]! >= b[0]! ? -1 : 1)],
    ] as const
    for (const [sortField, sortOrder, before] of sorts) {
      const answer = await file("/acl/users/exportUsers", { ...wish, sortField, sortOrder })
      expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="usuarios.csv"')
      const [head, ...rows] = cellsOf(answer.text.replace(/^\ufeff/, ""))
      expect(head).toEqual(["Nome completo", "Nome de usuário"])
      expect(new Set(rows.map(([, username]) => username)).size).toBe(2500)
      expect(rows.every((row, at) => at === 0 || before(rows[at - 1]!, row) === -1)).toBe(true)
    }
    const english = await file("/acl/users/exportUsers", wish, { "accept-language": "en" })
    expect(english.text).toMatch(/Full name,Username\r\n/)
  })

  test("a file is written for the spreadsheet that opens it, with numbers and moments as people write them", async () => {
    const name = fresh("planilha")
    const lead = { name, business: "007", cnpj: "11222333000181", phone: "11987654321", value: 123_450 }
    const next = { nextAction: "Ligar", nextActionAt: "2027-03-01T17:30:00.000Z" }
    const body = { ...lead, ...next, source: "SITE", interest: "APP" }
    expect((await api().ask("POST", "/lead", { as: "application", body })).status).toBe(200)
    const wish = {
      filter: { search: name },
      columns: ["business", "cnpj", "phone", "value", "nextActionAt"],
    }
    const told = ["'007", "11.222.333/0001-81", "(11) 9 8765-4321"]
    const here = await file("/lead/export", wish)
    expect(here.text).toContain([...told, "1234,50", "01/03/2027 14:30"].join(";"))
    const there = await file("/lead/export", { ...wish, spreadsheet: "en" })
    expect(there.text).toContain("Empresa,CNPJ,Telefone")
    expect(there.text).toContain([...told, "1234.50", "2027-03-01 14:30"].join(","))
  })

  test("a file of chosen rows holds those of them the list finds, and none outside one's reach", async () => {
    const mark = fresh("arquivo")
    const make = async (name: string, as: "root" | "application"): Promise<number> => {
      const body = { title: `${mark} ${name}`, permissions: [] }
      return (await api().ask("POST", "/acl/roles", { as, body })).body.id
    }
    const ids = [await make("a", "root"), await make("b", "root"), await make("c", "application")]
    const body = { filter: {}, columns: ["title"], sortField: "id", sortOrder: "asc", ids }
    const titles = ({ text }: { text: string }) => cellsOf(text.slice(1)).slice(1).flat()
    const found = async (wish: object) => titles(await file("/acl/roles/exportRoles", { ...body, ...wish }))
    expect(await found({ ids: [ids[1], ids[0], 999_999] })).toEqual([`${mark} a`, `${mark} b`])
    expect(await found({ filter: { title: `${mark} b` } })).toEqual([`${mark} b`])
    const own = await api().ask("POST", "/acl/roles/exportRoles", { as: "application", body })
    expect(titles(own)).toEqual([`${mark} c`])
    for (const wrong of [[], [0], [1, 1], ["1"], Array.from({ length: 1001 }, (_, at) => at + 1)])
      expect((await file("/acl/roles/exportRoles", { ...body, ids: wrong })).status).toBe(400)
  })

  test("a file of roles names the permissions the list counts, in the reader's language, without their groups", async () => {
    const all: Array<{ id: number; name: string }> = (
      await api().ask("GET", "/acl/permissions", { as: "root" })
    ).body
    const wanted = ["groupOrders", "accessToCart", "accessToFoodOrders"]
    const permissions = all.filter(({ name }) => wanted.includes(name)).map(({ id }) => id)
    const title = fresh("arquivo")
    await api().ask("POST", "/acl/roles", { as: "root", body: { title, permissions } })
    const body = { filter: { title }, columns: ["permissions"], sortField: "id", sortOrder: "asc" }
    const { text } = await file("/acl/roles/exportRoles", body, { "accept-language": "en" })
    expect(cellsOf(text.slice(1)).slice(1)).toEqual([["Restaurant orders, Carts"]])
  })
}

/** Tests of the server when the reader of a file leaves, whatever the database. */
export const abandonedFileSuite = (api: () => Api) => {
  test("somebody who closes the page while a large file comes costs no further reading", async () => {
    const mark = fresh("enorme")
    await api().rows(`insert into users (username, fullname, email, occupation, phone, company_name)
      select '${mark}.' || i, 'F', '${mark}.' || i || '@x.test', repeat('o', 2000), repeat('p', 2000), repeat('c', 2000)
      from generate_series(1, 8000) i`)
    let reads = 0
    const { db, ...store } = api().server.store!
    const counting = new Proxy(db, {
      get: (target, name) => {
        if (name === "select") reads += 1
        return Reflect.get(target, name, target) as unknown
      },
    })
    const place = { store: { ...store, db: counting, close: async () => {} } }
    const watched = await createServer(options({ seed: "none", place }))
    const leaving = new AbortController()
    const answer = await fetch(`${watched.address}/acl/users/exportUsers`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${await api().tokenOf("root")}` },
      body: JSON.stringify({ filter: { username: mark }, sortField: "id", sortOrder: "asc" }),
      signal: leaving.signal,
    })
    expect(answer.status).toBe(200)
    leaving.abort()
    await watched.close()
    const batches = 8
    expect(reads).toBeGreaterThan(0)
    expect(reads).toBeLessThan(batches)
  })
}

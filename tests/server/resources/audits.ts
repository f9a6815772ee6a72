import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"

/** A line of the log, or of a history. */
export interface Line {
  readonly action: string
  readonly label: string
  readonly changes: ReadonlyArray<{ readonly field: string; readonly old?: unknown; readonly new?: unknown }>
}

/** Tests of the audit log: every write is recorded, and shown to the people it concerns. */
export const auditSuite = (api: () => Api) => {
  const ask = (method: string, path: string, body?: unknown, headers = {}) =>
    api().ask(method, path, { as: "root", body, headers })

  /** Returns the log's lines about a record, oldest first. */
  const linesOf = async (list: string, id: number) =>
    (await api().rows(
      `select action, label, changes from audit_lines where list = '${list}' and record_id = ${id} order by id`,
    )) as unknown as ReadonlyArray<Line>
  /** Returns the record's own history, latest first. */
  const pastOf = async (record: string) =>
    (await ask("GET", `${record}/history`)).body.items.map(({ action }: Line) => action)
  const fieldsOf = (line: Line | undefined) => line?.changes.map(({ field }) => field)

  test("whoever creates, saves and deletes a user leaves three lines, without a password", async () => {
    const person = {
      username: fresh("log"),
      fullname: "Pessoa Anotada",
      email: `${fresh("log")}@exemplo.test`,
      password: "muito secreta",
    }
    const { body: user } = await ask("POST", "/acl/users", person)
    await ask("PUT", "/acl/users", { ...user, fullname: "Outro Nome", password: "outra secreta" })
    expect(await pastOf(`/acl/users/${user.id}`)).toEqual(["UPDATE", "CREATE"])
    await ask("DELETE", `/acl/users/${user.id}`)
    const lines = await linesOf("users", user.id)
    expect(lines.map(({ action, label }) => [action, label])).toEqual([
      ["CREATE", "Pessoa Anotada"],
      ["UPDATE", "Outro Nome"],
      ["DELETE", "Outro Nome"],
    ])
    expect(lines[1]?.changes).toEqual([
      { field: "fullname", old: "Pessoa Anotada", new: "Outro Nome" },
      { field: "password" },
    ])
    expect(JSON.stringify(lines)).not.toContain("secreta")
  })

  test("whoever takes a list along as a file leaves a line, whichever list it is", async () => {
    const exports = {
      users: "/acl/users/exportUsers",
      roles: "/acl/roles/exportRoles",
      deliveryPeople: "/delivery-man/exportDeliveryPeople",
      companyDeliveries: "/company/company-delivery/exportCompanyDeliveries",
      packings: "/packing/export",
    }
    const all = { filter: {}, sortField: "id", sortOrder: "asc" }
    for (const [list, path] of Object.entries(exports)) {
      const lines = () =>
        api().rows(`select actor from audit_lines where action = 'EXPORT' and list = '${list}'`)
      const before = await lines()
      expect([list, (await ask("POST", path, all)).status]).toEqual([list, 200])
      expect([list, await lines()]).toEqual([list, [...before, { actor: 1 }]])
    }
  })

  test("whoever takes a record's history along as a file leaves a line on it, whichever list it is in", async () => {
    const { body: packing } = await ask("POST", "/packing", {
      owner: 1,
      name: fresh("Log"),
      abbreviation: "LG",
      kind: "UNIT",
    })
    const records = {
      users: ["/acl/users", 1],
      roles: ["/acl/roles", 1],
      deliveryPeople: ["/delivery-man/list", 1],
      companyDeliveries: ["/company/company-delivery", 1],
      packings: ["/packing", packing._id],
    } as const
    for (const [list, [path, id]] of Object.entries(records)) {
      const record = `${path}/${id}`
      const before = await pastOf(record)
      const taken = await ask("GET", `${record}/history?purpose=file`)
      expect([list, taken.status, taken.body.items.length]).toEqual([list, 200, before.length])
      expect([list, await pastOf(record)]).toEqual([list, ["EXPORT", ...before].slice(0, 10)])
      const { label, changes } = (await linesOf(list, id)).at(-1)!
      expect([label === "", changes]).toEqual([false, []])
    }
    expect((await ask("GET", `/packing/${packing._id}/history?purpose=other`)).status).toBe(400)
  })

  test("of users, roles, delivery people and delivery records deleted at once the log keeps what they held", async () => {
    const email = `${fresh("varios")}@exemplo.test`
    const person = { username: fresh("v"), fullname: "Sai Logo", email, password: "muito secreta" }
    const { body: user } = await ask("POST", "/acl/users", person)
    const { body: role } = await ask("POST", "/acl/roles", { title: fresh("Papel"), permissions: [] })
    const sent = { person: { name: "Sai Também" }, pixKey: "sai@exemplo.test", company: 1 }
    const { body: courier } = await ask("POST", "/delivery-man", sent)
    await ask("POST", "/acl/users/removeUsers", { ids: [user.id] })
    await ask("POST", "/acl/roles/removeRoles", { ids: [role.id] })
    await ask("POST", "/delivery-man/removeDeliveryPeople", { ids: [courier._id] })
    const last = async (list: string, id: number) => (await linesOf(list, id)).at(-1)
    for (const [list, id, held] of [
      ["users", user.id, { field: "email", old: email }],
      ["roles", role.id, { field: "title", old: role.title }],
      ["deliveryPeople", courier._id, { field: "pixKey", old: "sai@exemplo.test" }],
    ] as const) {
      const line = await last(list, id)
      expect([list, line?.action]).toEqual([list, "DELETE"])
      expect(line?.changes).toContainEqual(held)
    }
  })

  test("a role's line names the permissions it gained and lost", async () => {
    const { body: all } = await ask("GET", "/acl/permissions")
    const { id } = (all as Array<{ id: number; name: string }>).find(({ name }) => name === "accessToMail")!
    const { body: role } = await ask("POST", "/acl/roles", { title: fresh("Papel"), permissions: [] })
    await ask("PUT", "/acl/roles", { ...role, permissions: [id] })
    expect(await pastOf(`/acl/roles/${role.id}`)).toEqual(["UPDATE", "CREATE"])
    await ask("POST", "/acl/roles/removeRoles", { ids: [role.id] })
    const lines = await linesOf("roles", role.id)
    expect(lines.map(({ action }) => action)).toEqual(["CREATE", "UPDATE", "DELETE"])
    expect(lines[1]?.changes).toEqual([{ field: "permissions", new: ["accessToMail"] }])
  })

  test("a delivery person's CPF is kept in part only, even as their PIX key", async () => {
    const sent = { person: { name: "Entregador Anotado" }, cpf: "529.982.247-25", pixKey: "52998224725" }
    const { body } = await ask("POST", "/delivery-man", { ...sent, company: 1 })
    await ask("PUT", `/delivery-man/update/${body._id}`, { flag: "FREE", version: body.version })
    expect(await pastOf(`/delivery-man/list/${body._id}`)).toEqual(["UPDATE", "CREATE"])
    await ask("DELETE", `/delivery-man/delete/${body._id}`)
    const lines = await linesOf("deliveryPeople", body._id)
    expect(lines.map(({ action }) => action)).toEqual(["CREATE", "UPDATE", "DELETE"])
    expect(fieldsOf(lines[1])).toEqual(["flag"])
    expect(JSON.stringify(lines)).not.toMatch(/529\.?982/)
    expect(JSON.stringify(lines)).toContain("***.982.247-**")
  })

  test("opening a store is recorded once, and asking for what it is already not at all", async () => {
    const headers = { company: "2" }
    const path = "/company/company-delivery"
    const { body: listed } = await ask("GET", path, undefined, headers)
    const [record] = listed as Array<{ _id: number; isOpen: boolean }>
    const wanted = { isOpen: !record!.isOpen, isManual: true }
    const open = () => ask("PUT", `${path}/open-company`, wanted, headers)
    const answers = [await open(), await open()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const lines = await linesOf("companyDeliveries", record!._id)
    expect(lines).toHaveLength(1)
    expect(await pastOf(`${path}/${record!._id}`)).toEqual(["UPDATE"])
    const others = await api().ask("GET", `${path}/${record!._id}/history`, { as: "restaurant" })
    expect(others.status).toBe(404)
    expect(lines[0]?.changes[0]).toEqual({ field: "isOpen", old: record!.isOpen, new: !record!.isOpen })
  })

  test("the demo's log has weeks of work to page through, and tells of each record how it came to be", async () => {
    const kinds = await api().rows("select distinct action from audit_lines")
    for (const action of ["CREATE", "UPDATE", "STATUS", "LOGIN", "LOGIN_REFUSED", "LOGOUT"])
      expect(kinds).toContainEqual({ action })
    const later = await api().rows(
      "select id from audit_lines where created_at > now() + interval '1 minute'",
    )
    expect(later).toEqual([])
    const { body: found } = await ask("POST", "/company/coupons/find", { filter: { status: ["PAUSED"] } })
    const { body: history } = await ask("GET", `/company/coupons/${found.items[0]._id}/history`)
    expect(history.items.map(({ action }: Line) => action).filter((one: string) => one !== "UPDATE")).toEqual(
      ["STATUS", "CREATE"],
    )
    expect(history.items[0].at).toBe(found.items[0].updatedAt)
  })

  test("a reader of the log sees what concerns them, filters it, and compares what changed", async () => {
    const made = await ask("POST", "/packing", {
      owner: 1,
      name: fresh("Log"),
      abbreviation: "LG",
      kind: "UNIT",
    })
    await ask("PUT", `/packing/${made.body._id}`, { abbreviation: "LOG", version: 1 })
    const filter = { list: ["packings"], action: ["UPDATE"], actor: [1], search: made.body.name }
    const found = await ask("POST", "/logs/find", { filter })
    expect(found.body.items).toMatchObject([
      {
        action: "UPDATE",
        list: "packings",
        recordId: made.body._id,
        label: made.body.name,
        actor: { _id: 1, label: "Administração geral" },
      },
    ])
    const { _id } = found.body.items[0]
    const { body: history } = await ask("GET", `/logs/${_id}/history`)
    expect(history.items[0].changes).toEqual([{ field: "Sigla", old: "LG", new: "LOG" }])
    expect((await ask("GET", `/logs/${_id}`)).body.label).toBe(made.body.name)
    const later = await ask("POST", "/logs/find", {
      filter: { ...filter, createdAt: { from: "2099-01-01" } },
    })
    const now = await ask("POST", "/logs/find", { filter: { ...filter, createdAt: { from: "2020-01-01" } } })
    expect([later.body.totalCount, now.body.totalCount]).toEqual([0, 1])
    expect((await ask("POST", "/logs", { label: "x" })).status).toBe(404)
  })
}

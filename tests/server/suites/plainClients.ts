import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"

type Body = Readonly<Record<string, unknown>>

/** Clients that keep to the specification: they name no versions, and send fields of their own. */
export const plainClientSuite = (api: () => Api) => {
  const root = (method: string, path: string, body?: Body, headers = {}) =>
    api().ask(method, path, { as: "root", headers, ...(body && { body }) })
  const person = () => ({
    username: fresh("plano"),
    fullname: "Cliente Simples",
    email: `${fresh("p")}@exemplo.test`,
  })
  const ignoredIn = (headers: Headers) => headers.get("balcao-ignored-fields")
  const make = async (path: string, body: Body) => (await root("POST", path, body)).body as Body
  const company = async () => {
    const [one] = (await root("GET", "/company/company-delivery")).body as ReadonlyArray<{
      readonly company: { readonly _id: number }
    }>
    return one!.company._id
  }
  const historyOf = async (record: string) => (await root("GET", `${record}/history?pageOut=1`)).body.items[0]

  const saves = {
    "/acl/users": async () => {
      const { version: _, ...user } = await make("/acl/users", person())
      return { path: "/acl/users", record: `/acl/users/${user["id"]}`, body: { ...user, fullname: "Outro" } }
    },
    "/acl/roles": async () => {
      const { version: _, ...role } = await make("/acl/roles", { title: fresh("Papel "), permissions: [] })
      return {
        path: "/acl/roles",
        record: `/acl/roles/${role["id"]}`,
        body: { ...role, title: fresh("Outro ") },
      }
    },
    "/users/{_id}": async () => {
      const { _id } = await make("/users", { ...person(), company: await company() })
      const { body } = await root("GET", "/users/paginator/?pageOut=100")
      const all = body.items as ReadonlyArray<Body>
      const { version: _, ...user } = all.find((one) => one["_id"] === _id) ?? { _id, fullname: "" }
      const path = `/users/${_id}`
      return { path, record: `/acl/users/${_id}`, body: { ...user, fullname: "Outro" } }
    },
    "/users/{_id} without its number": async () => {
      const { _id } = await make("/users", person())
      return { path: `/users/${_id}`, record: `/acl/users/${_id}`, body: { occupation: "Caixa" } }
    },
    "/delivery-man/update/{id}": async () => {
      const { _id } = await make("/delivery-man", {
        person: { name: "Rita Souza" },
        company: await company(),
        typeOfVehicle: "CAR",
      })
      const { version: _, ...courier } = (await root("GET", `/delivery-man/list/${_id}`)).body as Body
      return {
        path: `/delivery-man/update/${_id}`,
        record: `/delivery-man/list/${_id}`,
        body: { ...courier, typeOfVehicle: "BICYCLE" },
      }
    },
    "/company/company-delivery/{id}": async () => {
      const record = (await root("GET", "/company/company-delivery")).body.at(-1)
      const path = `/company/company-delivery/${record._id}`
      return { path, record: path, body: { isOpen: !record.isOpen, isManual: true } }
    },
    "/v2/admin/applications/{_id}": async () => {
      const { version: _, ...made } = await make("/v2/admin/applications", { name: fresh("App ") })
      const path = `/v2/admin/applications/${made["_id"]}`
      return { path, record: path, body: { ...made, name: fresh("Outro ") } }
    },
  }

  test.each(Object.entries(saves))(
    "a client that knows no versions saves with PUT %s, its own fields are named, and the history says so",
    async (_, prepare) => {
      const { path, record, body } = await prepare()
      const saved = await root("PUT", path, { ...body, "cor favorita": "azul" })
      expect([saved.status, saved.text]).toEqual([200, saved.text])
      expect(ignoredIn(saved.headers)?.split(", ")).toContain("cor%20favorita")
      expect(await historyOf(record)).toMatchObject({ action: "UPDATE", isUnversioned: true })
    },
  )

  test("of a save that names its version the history says nothing of the kind", async () => {
    const { version, ...role } = await make("/acl/roles", { title: fresh("Papel "), permissions: [] })
    const title = fresh("Novo ")
    await root("PUT", "/acl/roles", { ...role, title, version })
    expect(await historyOf(`/acl/roles/${role["id"]}`)).toMatchObject({
      action: "UPDATE",
      isUnversioned: false,
    })
    const stale = await root("PUT", "/acl/roles", { ...role, title, version })
    expect(stale.status).toBe(412)
  })

  test("what the specification posts, patches and deletes may carry more than is asked for", async () => {
    const more = { "\ud800": 1, "a,b": { c: 1 }, token: "x" }
    const courier = await root("POST", "/delivery-man", { person: { name: "Rui", apelido: "R" }, ...more })
    expect([courier.status, ignoredIn(courier.headers)]).toEqual([
      200,
      "%EF%BF%BD, a%2Cb, token, person.apelido",
    ])
    const own = `/delivery-man/delivery/paid/${courier.body._id}`
    expect((await root("PATCH", own, { deliverymanPaid: true, ...more })).status).toBe(200)
    const gone = await root("DELETE", `/delivery-man/delete/${courier.body._id}`, more)
    expect([gone.status, ignoredIn(gone.headers)]).toEqual([204, "%EF%BF%BD, a%2Cb, token"])
    const signIn = { email: "root@balcao.test", password: "demo1234", type: "admin", device: "x" }
    for (const path of ["/acl/users", "/users/auth-admin"])
      expect((await api().ask("POST", path, { body: signIn })).body).toHaveProperty("accessToken")
  })

  test("a filter with a field too many is refused, since it would find more than was meant", async () => {
    const query = { filter: { title: "x", titel: "y" }, sortField: "id" }
    expect((await root("POST", "/acl/roles/findRoles", query)).status).toBe(400)
    expect((await root("POST", "/acl/users/removeUsers", { ids: [9e8], filtro: {} })).status).toBe(400)
  })

  test("fields that would raise somebody are ignored, and a company is one within reach or refused", async () => {
    const powers = { isRoot: true, isApplication: true, permissions: [{ name: "accessToRoot" }] }
    const made = await api().ask("POST", "/acl/users", { as: "franchise", body: { ...person(), ...powers } })
    if (made.status === 200) {
      const held = "is_root or application_id is null or exists (select 1 from user_roles where user_id = id)"
      expect(
        await api().rows(`select ${held} as raised from users where id = ${made.body.id}`),
      ).toMatchObject([{ raised: false }])
    }
    const at = await company()
    const placed = await root("POST", "/acl/users", { ...person(), company: at })
    expect([placed.status, placed.body.company]).toEqual([200, at])
    const elsewhere = { ...person(), company: { _id: at } }
    const foreign = await api().ask("POST", "/acl/users", { as: "partner", body: elsewhere })
    expect([403, 404]).toContain(foreign.status)
    expect((await root("POST", "/acl/users", { ...person(), franchises: [1] })).status).toBe(400)
    expect((await root("POST", "/acl/users", { ...person(), company: { name: "Loja" } })).status).toBe(400)
  })

  test("an optional value of a query that is left empty counts as not given", async () => {
    const queries = {
      "/users/paginator/": "person=&company=&applicationId=",
      "/delivery-man/paginator/": "company=&person=&isOnline=&flag=&cpf=&typeOfVehicle=",
      "/company/company-delivery/paginator/": "companyId=",
      "/v2/admin/applications/paginator": "name=&status=&upgrade=",
    }
    for (const [path, empty] of Object.entries(queries)) {
      const page = "pageIn=0&pageOut=3"
      const all = await root("GET", `${path}?${page}`)
      const asked = await root("GET", `${path}?${page}&${empty}`)
      expect([asked.status, asked.body], asked.text).toEqual([200, all.body])
    }
  })

  test("a header and a sort field that are left empty count as not given, and no body is no field ignored", async () => {
    const all = await root("GET", "/delivery-man/list")
    const empty = await root("GET", "/delivery-man/list", undefined, { applicationid: "" })
    expect([empty.status, empty.body], empty.text).toEqual([200, all.body])
    for (const path of ["/acl/users/findUsers", "/acl/roles/findRoles"]) {
      const page = { filter: {}, sortOrder: "asc", pageNumber: 0, pageSize: 3 }
      const sorted = await root("POST", path, { ...page, sortField: "id" })
      const unsorted = await root("POST", path, { ...page, sortField: "" })
      expect([unsorted.status, unsorted.body], unsorted.text).toEqual([200, sorted.body])
      expect((await root("POST", path, { ...page, sortField: "senha" })).status).toBe(400)
    }
    const { _id } = await make("/users", person())
    const gone = await root("DELETE", `/users/${_id}`)
    expect([gone.status, ignoredIn(gone.headers)]).toEqual([204, null])
  })

  test("store staff of the specification's set reads and answers its customers, and keeps the user it names", async () => {
    const staff = (method: string, path: string, body?: Body) =>
      api().ask(method, path, { as: "restaurant", ...(body && { body }) })
    const { body: page } = await staff("GET", "/contact/conversations?limit=100")
    const open = (
      page.items as ReadonlyArray<{ readonly phone: string; readonly windowEndsAt: string | null }>
    ).find(({ windowEndsAt }) => Date.parse(windowEndsAt ?? "") > Date.now())
    const sent = await staff("POST", "/whatsapp/send", { to: open!.phone, body: "Já vai!", userId: 77 })
    expect([sent.status, sent.body.userId], sent.text).toEqual([200, 77])
    const [last] = (await staff("GET", `/whatsapp?phone=${open!.phone}&userId=&limit=1`)).body
    expect(last).toMatchObject({ body: "Já vai!", userId: 77 })
    const partner = await api().ask("GET", "/contact/conversations", { as: "partner" })
    expect([partner.status, partner.body.needs]).toEqual([
      403,
      ["accessToGlobal", "accessToWhatsAppChat", "accessToWhatsappMessages"],
    ])
  })

  test("a name that is taken is found as it is typed, and a free one is not", async () => {
    const name = fresh("Sabor ")
    const made = await make("/v2/admin/applications", { name })
    const found = await root(
      "GET",
      `/v2/admin/applications/search-name/${encodeURIComponent(name.toUpperCase())}`,
    )
    expect(found.body).toEqual({ _id: made["_id"], name })
    expect((await root("GET", `/v2/admin/applications/search-name/${made["_id"]}`)).body).toEqual(found.body)
    expect((await root("GET", "/v2/admin/applications/search-name/ninguem-se-chama-assim")).status).toBe(404)
  })
}

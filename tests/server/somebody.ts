import { companies, type WorldPerson } from "../rights.ts"
import { type Api, fresh, password } from "./api.ts"

type Values = Readonly<Record<string, string | number | boolean | null>>

const nobody: Omit<WorldPerson, "roles"> = {
  isRoot: false,
  isApplication: false,
  application: null,
  franchise: null,
  company: null,
  runs: [],
}

const insertion = (table: string, values: Values) => {
  const quoted = Object.values(values).map((value) =>
    typeof value === "string" ? `'${value}'` : String(value),
  )
  return `insert into ${table} (${Object.keys(values).join(", ")}) values (${quoted.join(", ")}) returning id`
}

const numbers = (ids: ReadonlyArray<number>) => `'{${ids.join(",")}}'::bigint[]`

/** Puts the generated worlds' platform, people and roles into a server's database, past its rules. */
export const somebodyOf = (api: () => Api) => {
  const applications = new Map<number | null, number>()
  const franchises = new Map<number | null, number>()
  const stores = new Map<number | null, number>()
  const roleIds: Array<number> = []
  const insert = async (table: string, values: Values) =>
    Number((await api().rows(insertion(table, values)))[0]!["id"])

  /** The applications, franchises and companies, once. */
  const build = async () => {
    if (stores.size > 0) return
    for (const at of [1, 2]) applications.set(at, await insert("applications", { name: `Mundo ${at}` }))
    for (const [at, of] of Object.entries({ 1: 1, 2: 1, 3: 2 }))
      franchises.set(
        Number(at),
        await insert("franchises", { name: `Região ${at}`, application_id: applications.get(of)! }),
      )
    for (const { id, application, franchise, type } of companies) {
      const owner = ownerOf({ application, franchise })
      stores.set(id, await insert("companies", { name: `Loja ${id}`, type, ...owner }))
    }
  }
  const ownerOf = ({ application = null, franchise = null }: Partial<WorldPerson>) => ({
    application_id: applications.get(application) ?? null,
    franchise_id: franchises.get(franchise) ?? null,
  })
  const placeOf = (of: Partial<WorldPerson>) => ({
    ...ownerOf(of),
    company_id: stores.get(of.company ?? null) ?? null,
  })

  /** Takes everything away again that was put in, and what was made by who was. */
  const clear = async () => {
    const among = (ids: Iterable<number>) => `any(${numbers([...ids])})`
    await api().rows(`delete from users where username ~ '^(direito|gerado)'`)
    await api().rows(
      `delete from roles where id = ${among(roleIds)} or application_id = ${among(applications.values())}`,
    )
    await api().rows(`delete from companies where id = ${among(stores.values())}`)
    await api().rows(`delete from franchises where id = ${among(franchises.values())}`)
    await api().rows(`delete from applications where id = ${among(applications.values())}`)
  }

  return {
    build,
    clear,
    /** The number a company of the world has in the database. */
    company: (id: number) => stores.get(id)!,
    /** The number a franchise of the world has in the database. */
    franchise: (id: number) => franchises.get(id)!,
    /** Somebody who can sign in, with these roles. */
    person: async (of: Partial<WorldPerson>, roles: ReadonlyArray<number> = []) => {
      await build()
      const { isRoot, isApplication, runs, ...place } = { ...nobody, ...of }
      const username = fresh("direito")
      const email = `${username}@exemplo.test`
      const kind = { is_root: isRoot, is_application: isApplication }
      const [row] = await api().rows(`with made as (
          ${insertion("users", { username, email, fullname: "Direito", ...kind, ...placeOf(place) })}),
        runs as (insert into user_franchises select made.id, f from made, unnest(${numbers(runs.map((run) => franchises.get(run)!))}) f),
        holds as (insert into user_roles select made.id, r from made, unnest(${numbers(roles)}) r)
        select id from made`)
      const id = Number(row!["id"])
      await api().rows(
        `update users set password_hash = (select password_hash from users where id = 1) where id = ${id}`,
      )
      return { id, email }
    },
    role: async (of: Partial<WorldPerson>, ...names: ReadonlyArray<string>) => {
      await build()
      const id = await insert("roles", { title: fresh("Papel "), ...placeOf(of) })
      roleIds.push(id)
      await api().rows(`insert into role_permissions select ${id}, id from permissions
        where name in (${["", ...names].map((name) => `'${name}'`).join(", ")})`)
      return id
    },
    /** Calls as this person. */
    signIn: async ({ email }: { readonly email: string }) => {
      const { body } = await api().ask("POST", "/users/auth-admin", { body: { email, password } })
      const as = { token: body.accessToken as string }
      const send = (method: string, path: string, what?: unknown, headers = {}) =>
        api().ask(method, path, { as, headers, ...(what === undefined ? {} : { body: what }) })
      const whole = async (path: string) => (await api().ask("GET", path, { as: "root" })).body as object
      return {
        send,
        /** Saves a user or a role as it is, but for this. */
        change: async (what: "users" | "roles", id: number, to: object) =>
          send("PUT", `/acl/${what}`, { ...(await whole(`/acl/${what}/${id}`)), ...to }),
      }
    },
  }
}

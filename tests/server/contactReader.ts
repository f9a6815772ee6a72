import { type Api, fresh, password } from "./api.ts"

/** Somebody of the first company who may see its contacts and nothing else. */
export const readerOfContacts = async (api: Api) => {
  const ask = (path: string, body: object) => api.ask("POST", path, { as: "root", body })
  const { body: permissions } = await api.ask("GET", "/acl/permissions", { as: "root" })
  const contacts = (permissions as ReadonlyArray<{ id: number; name: string }>).find(
    ({ name }) => name === "accessToWhatsAppContacts",
  )
  const role = await ask("/acl/roles", { title: fresh("Contatos "), permissions: [contacts!.id] })
  const [username, email] = [fresh("contatos"), `${fresh("contatos")}@exemplo.test`]
  const person = { username, email, fullname: "Ana", password, roles: [role.body.id], company: 1 }
  await ask("/acl/users", person)
  const { body } = await api.ask("POST", "/users/auth-admin", { body: { email, password } })
  const clear = async () => {
    await api.rows(`delete from users where username = '${username}'`)
    await api.rows(`delete from roles where id = ${role.body.id}`)
  }
  return { as: { token: body.accessToken as string }, clear }
}

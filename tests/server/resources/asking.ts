import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Answer, type Api, fresh, type Kind } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { sampleBody } from "./sampleBody.ts"

/** A company without records, of the application of another one. */
const newCompany = async (api: Api, like: number): Promise<number> => {
  const [row] = await api.rows(
    `insert into companies (application_id, name, type)
     select application_id, '${fresh("Loja ")}', type from companies where id = ${like} returning id`,
  )
  return row!["id"] as number
}

/** The fields of a resource that nothing can be made of without a file. */
const neededFiles = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { kind, rules }]) =>
    (kind === "image" || kind === "file") && rules.required && !rules.when ? [name] : [],
  )

/** A resource without what may name records of written lists, which are of the first owner. */
const ownAlone = (resources: ReadonlyArray<Resource>, { fields, ...of }: Resource): Resource => ({
  ...of,
  fields: Object.fromEntries(
    Object.entries(fields).filter(
      ([, { to }]) => to === undefined || resources.some(({ name }) => name === to),
    ),
  ),
})

/** Ways to ask a server for records of described lists. */
export const asking = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const ask = (
    method: string,
    path: string,
    body?: unknown,
    how: { readonly as?: Kind; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answer> => api().ask(method, path, { as: "root", body, ...how })

  const made = new Map<string, Promise<number>>()
  const make = async (resource: Resource, owner: number): Promise<number> =>
    (await ask("POST", resource.path, await bodyOf(resource, owner))).body._id as number
  /**
   * Returns a finder of records: for hand-written lists the first record of the first application; for each described
   * list, a record made once per owner.
   */
  const finderFor =
    (owner: number) =>
    async (source: string): Promise<number> => {
      const resource = resources.find(({ name }) => name === source)
      if (!resource) return source === "users" ? 2 : 1
      const key = `${source} ${owner}`
      const known = made.get(key) ?? make(resource, owner)
      made.set(key, known)
      return known
    }
  /** Returns the body an email template needs to be published. */
  const letterOf = async ({ name }: Resource, { type }: Readonly<Record<string, unknown>>) => {
    if (name !== "emailTemplates") return {}
    const { variables } = (await ask("GET", `/email-type/${String(type)}`)).body
    return { body: variables.map((one: { readonly name: string }) => `{{${one.name}}}`).join(" ") }
  }
  const { send } = fileCalls(api)
  const filesOf = async (resource: Resource) => {
    const files = neededFiles(resource).map(async (name) => {
      const { body } = await send("root", bytes.png, "a.png")
      return [name, body._id as number] as const
    })
    return Object.fromEntries(await Promise.all(files))
  }
  /** Names the owner where somebody who works for several must; a new one where each has one record. */
  const ownerOf = async ({ scope, onePerOwner }: Resource, owner: number) => {
    if (scope === "platform") return {}
    return { owner: onePerOwner ? await newCompany(api(), owner) : owner }
  }
  const bodyOf = async (resource: Resource, owner = 1) => {
    const sample = await sampleBody(owner === 1 ? resource : ownAlone(resources, resource), finderFor(owner))
    return {
      ...sample,
      ...(await letterOf(resource, sample)),
      ...(await filesOf(resource)),
      ...(await ownerOf(resource, owner)),
    }
  }
  /** Makes a record of the first owner. */
  const create = async (resource: Resource, more: object = {}): Promise<Answer> =>
    ask("POST", resource.path, { ...(await bodyOf(resource)), ...more })

  return { ask, bodyOf, create }
}

import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Answer, Api, Kind } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { sampleBody } from "./sampleBody.ts"

/** Names the owner where somebody who works for several must. */
const ownerOf = ({ scope }: Resource, owner = 1) => (scope === "platform" ? {} : { owner })

/** The fields of a resource that nothing can be made of without a file. */
const neededFiles = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { kind, rules }]) =>
    (kind === "image" || kind === "file") && rules.required && !rules.when ? [name] : [],
  )

/** Ways to ask a server for records of described lists. */
export const asking = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const ask = (
    method: string,
    path: string,
    body?: unknown,
    how: { readonly as?: Kind; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answer> => api().ask(method, path, { as: "root", body, ...how })

  /** Of written lists the first record; described ones get a new one. */
  const find = async (source: string): Promise<number> => {
    const resource = resources.find(({ name }) => name === source)
    return resource ? ((await create(resource)).body._id as number) : 1
  }
  const { send } = fileCalls(api)
  const filesOf = async (resource: Resource) => {
    const files = neededFiles(resource).map(async (name) => {
      const { body } = await send("root", bytes.png, "a.png")
      return [name, body._id as number] as const
    })
    return Object.fromEntries(await Promise.all(files))
  }
  const bodyOf = async (resource: Resource) => ({
    ...(await sampleBody(resource, find)),
    ...(await filesOf(resource)),
    ...ownerOf(resource),
  })
  /** Makes a record of the first owner. */
  const create = async (resource: Resource, more: object = {}): Promise<Answer> =>
    ask("POST", resource.path, { ...(await bodyOf(resource)), ...more })

  return { ask, bodyOf, create }
}

import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Answer, Api, Kind } from "../api.ts"
import { sampleBody } from "./sampleBody.ts"

/** Names the owner where somebody who works for several must. */
const ownerOf = ({ scope }: Resource, owner = 1) => (scope === "platform" ? {} : { owner })

/** Whether nothing can be made of a resource without a file. */
export const needsFile = ({ fields }: Resource): boolean =>
  Object.values(fields).some(
    ({ kind, rules }) => (kind === "image" || kind === "file") && rules.required && !rules.when,
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
  const bodyOf = async (resource: Resource) => ({
    ...(await sampleBody(resource, find)),
    ...ownerOf(resource),
  })
  /** Makes a record of the first owner. */
  const create = async (resource: Resource, more: object = {}): Promise<Answer> =>
    ask("POST", resource.path, { ...(await bodyOf(resource)), ...more })

  return { ask, bodyOf, create }
}

import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Api, fresh } from "../api.ts"
import { asking } from "./asking.ts"

/** Makes people of whom nothing but a name and what is told is known; `lead` begins the digits of one suite alone. */
export const somePeople = (api: () => Api, resources: ReadonlyArray<Resource>, lead: string) => {
  const { ask } = asking(api, resources)
  const people = resources.find(({ name }) => name === "people")!
  let last = 0
  return {
    ask,
    people,
    pathOf: (id: unknown) => `${people.path}/${String(id)}`,
    /** Digits no other test has. */
    digits: (length: number) => `${lead}${String((last += 1)).padStart(length - 1, "0")}`,
    person: async (more: object) =>
      (await ask("POST", people.path, { name: fresh("Pessoa"), kind: "PF", owner: 1, ...more })).body,
  }
}

import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Company } from "../../../src/contract/companies/company.ts"
import { ParentId } from "../../../src/contract/wire/recordId.ts"
import { Role, roles } from "../../../src/contract/users/roles.ts"
import { createClient, memorySession } from "../../../src/api/client.ts"
import { fakeApi } from "../api/fakeApi.ts"

const role = { id: 7, title: "Caixa", permissions: [1, 2], isCoreRole: false }

const signedIn = async (api: ReturnType<typeof fakeApi>) => {
  const client = createClient({
    api: "http://api.test",
    session: memorySession(),
    pace: "brisk",
    fetch: api.fetch,
  })
  await Effect.runPromise(client.session.signIn({ email: "a@b.co", password: "secret" }))
  return client
}

describe("a record of the platform", () => {
  it("is known by its number whether the service calls it id or _id", () => {
    const { id, ...rest } = role
    expect(Schema.decodeUnknownSync(Role)(role)).toEqual(role)
    expect(Schema.decodeUnknownSync(Role)({ ...rest, _id: id })).toEqual(role)
    expect(Schema.decodeUnknownSync(Company)({ id: 4 })).toEqual({ _id: 4 })
    expect(Schema.decodeUnknownSync(Company)({ _id: 4 })).toEqual({ _id: 4 })
  })

  it("without a number under either name is refused", () => {
    const { id: _, ...rest } = role
    expect(() => Schema.decodeUnknownSync(Role)(rest)).toThrow()
    expect(() => Schema.decodeUnknownSync(Role)({ ...rest, _id: 0 })).toThrow()
  })

  it("of a newer service keeps every field it came with when it is saved again", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.stringMatching(/^x[A-Za-z]{0,8}$/), fc.jsonValue({ maxDepth: 2 })),
        fc.constantFrom("id", "_id"),
        async (unknown, name) => {
          const { id, ...rest } = role
          const sent = JSON.parse(JSON.stringify({ ...rest, ...unknown, [name]: id }))
          const api = fakeApi(({ method, path, body }) => {
            if (path.endsWith("auth-admin")) return { accessToken: "a" }
            return method === "PUT" ? body : sent
          })
          const client = await signedIn(api)
          const read = await Effect.runPromise(client.api.call(roles.get, { params: { id } }))
          await Effect.runPromise(client.api.call(roles.save, { body: { ...read, title: "Caixa 2" } }))
          const saved = api.heard.at(-1)?.body
          expect(saved).toEqual({ ...sent, id, title: "Caixa 2" })
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe("a parent", () => {
  it("is an id or an object with an _id, and nothing else is", () => {
    const reads = (given: unknown) => SchemaParser.decodeUnknownExit(ParentId)(given)
    for (const right of [7, { _id: 7 }, { _id: 7, name: "Loja" }])
      expect(reads(right)).toEqual(Exit.succeed(7))
    for (const wrong of [null, undefined, [], {}, { id: 7 }, { _id: null }, { _id: " " }, { _id: NaN }])
      expect(Exit.isFailure(reads(wrong))).toBe(true)
  })
})

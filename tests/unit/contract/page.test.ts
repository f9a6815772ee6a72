import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { RoleQuery } from "../../../src/contract/users/roles.ts"
import { UserQuery } from "../../../src/contract/users/users.ts"

const read = Schema.decodeUnknownSync(RoleQuery)
const refused = (query: unknown) => Schema.decodeUnknownExit(RoleQuery)(query)._tag === "Failure"

describe("someone who asks for a page of roles", () => {
  it("without saying how gets ten from page 0, by id ascending", () => {
    expect(read({})).toEqual({ filter: {}, sortOrder: "asc", sortField: "id", pageNumber: 0, pageSize: 10 })
  })

  it("gets what they asked for, and the defaults for the rest", () => {
    expect(read({ filter: { title: "ger" }, pageSize: 3 })).toEqual({
      filter: { title: "ger" },
      sortOrder: "asc",
      sortField: "id",
      pageNumber: 0,
      pageSize: 3,
    })
  })

  it.each([
    { pageSize: 0 },
    { pageSize: 101 },
    { pageSize: 2.5 },
    { pageSize: "10" },
    { pageNumber: -1 },
    { pageNumber: 1_000_001 },
    { sortOrder: "up" },
    { sortField: "isCoreRole" },
    { filter: { title: "x".repeat(201) } },
    { filter: { title: "a\0b" } },
    { filter: "ger" },
  ])("is refused %j", (query) => {
    expect(refused(query)).toBe(true)
  })

  it("can ask for every page and size within the limits", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (pageNumber, pageSize) => {
        expect(read({ pageNumber, pageSize })).toMatchObject({ pageNumber, pageSize })
      }),
    )
  })
})

it("someone who searches users sends the text as lastName, username, email and fillname", () => {
  const filter = { lastName: "ana", username: "ana", email: "ana", fillname: "ana" }
  expect(Schema.decodeUnknownSync(UserQuery)({ filter }).filter).toEqual(filter)
})

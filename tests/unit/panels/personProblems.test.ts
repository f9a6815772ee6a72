import { describe, expect, it } from "vitest"
import { problemsOf } from "../../../src/panels/deliveryPeople/personProblems.ts"
import { textsOf } from "../../../src/panels/deliveryPeople/personTexts.ts"

const nobody = textsOf({ phone: "11987654321" })
const somebody = textsOf({ person: { _id: 1, name: "Ana" } })

describe("someone who edits a delivery person", () => {
  it("may leave a record without a person as it is, with or without a CPF", () => {
    const changed = { ...nobody, phone: "11912345678" }
    expect(problemsOf(changed, nobody, false)).toEqual({})
    const masked = textsOf({ cpf: "***.456.789-**" })
    expect(problemsOf({ ...masked, phone: "11912345678" }, masked, false)).toEqual({})
  })

  it("is told that a phone has at most 13 digits, and may choose any company, whatever its id looks like", () => {
    expect(problemsOf({ ...somebody, phone: "55119876543210" }, somebody, false)).toEqual({
      phone: "maxLength",
    })
    expect(problemsOf({ ...somebody, company: "65f1a0b2" }, somebody, false)).toEqual({})
  })

  it("names a new one, and takes no name away", () => {
    expect(problemsOf(nobody, textsOf(), true)).toEqual({ name: "required" })
    expect(problemsOf({ ...somebody, name: " " }, somebody, false)).toEqual({ name: "required" })
  })
})

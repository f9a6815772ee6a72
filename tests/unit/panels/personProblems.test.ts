import { describe, expect, it } from "vitest"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import { referenceText } from "../../../src/resource/described/kindTexts.ts"
import { problemsOf } from "../../../src/resource/described/recordProblems.ts"
import { newTexts, textsOf } from "../../../src/resource/described/recordTexts.ts"

const nobody = textsOf(personRecords, { phone: "11987654321" })
const somebody = textsOf(personRecords, { person: "Ana" })
const saved = (texts: typeof nobody, base: typeof nobody) => problemsOf(personRecords, texts, false, base)

describe("someone who edits a delivery person", () => {
  it("may leave a record without a person as it is, with or without a CPF", () => {
    expect(saved({ ...nobody, phone: "11912345678" }, nobody)).toEqual({})
    const masked = textsOf(personRecords, { cpf: "***.456.789-**" })
    expect(saved({ ...masked, phone: "11912345678" }, masked)).toEqual({})
  })

  it("is told that a phone has at most 13 digits, and may choose any company, whatever its id looks like", () => {
    expect(saved({ ...somebody, phone: "55119876543210" }, somebody)).toEqual({ phone: "format" })
    const company = referenceText({ _id: "65f1a0b2", label: "Cantina" })
    expect(saved({ ...somebody, company }, somebody)).toEqual({})
  })

  it("names a new one, and takes no name away", () => {
    expect(problemsOf(personRecords, newTexts(personRecords), true)).toEqual({ person: "required" })
    expect(saved({ ...somebody, person: " " }, somebody)).toEqual({ person: "required" })
  })

  it("gives a license a number, and a reason to whoever is refused", () => {
    expect(saved({ ...somebody, category: "A", registration: "BLOCKED" }, somebody)).toEqual({
      number: "required",
      blockedReason: "required",
    })
  })
})

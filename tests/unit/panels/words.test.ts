import { describe, expect, it } from "vitest"
import { frameWords } from "../../../src/frame/frameWords.ts"
import { deliveryMapWords } from "../../../src/panels/deliveryMap/deliveryMapWords.ts"
import { companyDeliveryWords } from "../../../src/panels/companyDeliveries/companyDeliveryWords.ts"
import { deliveryPeopleWords } from "../../../src/panels/deliveryPeople/deliveryPeopleWords.ts"
import { loginWords } from "../../../src/panels/login/loginWords.ts"
import { roleWords } from "../../../src/panels/roles/roleWords.ts"
import { listWords } from "../../../src/resource/listWords.ts"

/** Sections 2, 5 and 8 of the specification, letter for letter. */
const said: ReadonlyArray<[string, string, string]> = [
  ["a delivery person who is free", deliveryPeopleWords.ptBr.free, "Liberado"],
  ["one on their way", deliveryPeopleWords.ptBr.onRoute, "Em rota"],
  ["one who is not to be had", deliveryPeopleWords.ptBr.unavailable, "Indisponível"],
  ["one without a person record", deliveryPeopleWords.en.noPerson, "Person não cadastrado"],
  ["the title of the roles list", roleWords.en.title, "Roles list"],
  ["the button for a new role", roleWords.en.create, "New Role"],
  ["the hint of the search box", listWords.en.search, "Search in all fields"],
  ["an empty list", listWords.en.empty, "No records found"],
  ["a list that loads", listWords.en.wait, "Please wait...."],
  ["the button of a core role", roleWords.en.viewRole, "View role"],
  ["the button of any other role", roleWords.en.editRole, "Edit role"],
  ["the dialog of a new role", roleWords.en.newTitle, "New role"],
  ["the dialog of a role", roleWords.en.editTitle, "Edit role '{{title}}'"],
  ["the field of its title", roleWords.en.titleField, "Title"],
  ["a role without a title", roleWords.en.titleRequired, "Title is required"],
  ["the list of permissions", roleWords.en.permissions, "Permissions"],
  ["the way out of the dialog", roleWords.en.cancel, "Cancel"],
  ["the way to save", roleWords.en.save, "Save"],
  ["a saved role", roleWords.en.saved, "Role successfully has been saved."],
  ["a deleted role", roleWords.en.deleted, "Role has been deleted"],
  ["the way to delete", listWords.en.remove, "Delete"],
  ["the way out of deleting", frameWords.en.cancel, "Cancel"],
  ["a wrong login", loginWords.en.invalidLogin, "The login detail is incorrect"],
  ["an empty field", frameWords.en.required, "Required field"],
  ["a field that is not right", frameWords.en.invalid, "{{name}} is not valid"],
  ["a field that is left empty", frameWords.en.nameRequired, "{{name}} is required"],
  ["terms nobody accepted", frameWords.en.termsRequired, "Accepting terms & conditions are required"],
  ["a barcode there is already", frameWords.en.barcodeTaken, "Barcode already exists"],
  ["a text that is too short", frameWords.en.minLength, "{{name}} minimum length is {{min}}"],
]

describe("someone who reads English", () => {
  it.each(said)("reads of %s what the specification says", (_, words, spec) => {
    expect(words).toBe(spec)
  })
})

const all = {
  companyDeliveryWords,
  deliveryMapWords,
  deliveryPeopleWords,
  frameWords,
  listWords,
  loginWords,
  roleWords,
}

describe.each(Object.entries(all))(
  "someone who reads Portuguese (%s)",
  (_, { en, ptBr }: { en: Readonly<Record<string, string>>; ptBr: Readonly<Record<string, string>> }) => {
    it("finds every sentence, none of them empty", () => {
      expect(Object.keys(ptBr).toSorted()).toEqual(Object.keys(en).toSorted())
      expect(Object.entries(ptBr).filter(([, words]) => words.trim() === "")).toEqual([])
    })

    it("is told the same figures and names", () => {
      const places = (words = "") => [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
      for (const key of Object.keys(en)) {
        const names = places(en[key])
        expect([key, names.filter((name) => !places(ptBr[key]).includes(name))]).toEqual([key, []])
      }
    })
  },
)

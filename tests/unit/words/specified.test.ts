import { describe, expect, it } from "vitest"
import { groups, routes } from "../../../host/app/routes.ts"
import { sentences } from "../../../host/server/composition/sentences.ts"
import { sentence } from "../../../host/server/http/sentences.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import { InvalidLogin } from "../../../src/contract/session/session.ts"
import { roleRecords } from "../../../src/contract/users/roleRecords.ts"
import { userRecords } from "../../../src/contract/users/userRecords.ts"
import { wordsOf as sentencesOf } from "../../../src/resource/described/wordsOf.ts"
import { wordsOf } from "./tables.ts"

/** Folder, key and text: sections 2, 4, 5 and 8 of the specification, letter for letter. */
const english: ReadonlyArray<readonly [string, string, string]> = [
  ["src/resource", "search", "Search in all fields"],
  ["src/resource", "empty", "No records found"],
  ["src/resource", "wait", "Please wait...."],
  ["src/resource", "remove", "Delete"],
  ["src/frame", "cancel", "Cancel"],
  ["src/frame", "undo", "Undo"],
  ["src/frame/fields", "required", "Required field"],
  ["src/frame/fields", "invalid", "{{name}} is not valid"],
  ["src/frame/fields", "minLength", "{{name}} minimum length is {{min}}"],
  ["src/frame/fields", "nameRequired", "{{name}} is required"],
  ["src/frame/fields", "termsRequired", "Accepting terms & conditions are required"],
  ["src/frame/fields", "barcodeTaken", "Barcode already exists"],
  ["src/panels/login", "invalidLogin", "The login detail is incorrect"],
  ["src/panels/register", "invalidLogin", "The login detail is incorrect"],
  ["src/panels/register", "mustAgree", "You must agree the terms and condition"],
  ["src/panels/register", "mismatch", "Passsword and ConfirmPassword didn't match."],
  ["src/resource/described/record", "cancel", "Cancel"],
  ["src/resource/described/record", "save", "Save"],
  ["src/panels/userEditor", "createTitle", "Create user"],
  ["src/panels/userEditor", "editTitle", "Edit user - {{fullname}}"],
  ["src/panels/userEditor", "management", "User Management"],
  ["src/panels/userEditor", "users", "Users"],
  ["src/panels/userEditor", "createCrumb", "Create"],
  ["src/panels/userEditor", "editCrumb", "Edit"],
  ["src/panels/userEditor", "tab.basic", "Basic info"],
  ["src/panels/userEditor", "tab.address", "User address"],
  ["src/panels/userEditor", "tab.social", "Social networks"],
  ["src/panels/userEditor", "tab.roles", "User roles"],
  ["src/panels/userEditor", "tab.password", "Change password"],
  ["src/panels/userEditor", "assign", "Assign"],
  ["src/panels/userEditor", "changePassword", "Change password"],
  ["src/panels/userEditor", "usernameRequired", "Username is required"],
  ["src/panels/userEditor", "fullnameRequired", "Full Name is required"],
  ["src/panels/userEditor", "emailRequired", "Email is required"],
  ["src/panels/userEditor", "addressLineRequired", "Address Line is required"],
  ["src/panels/userEditor", "cityRequired", "City is required"],
  ["src/panels/userEditor", "stateRequired", "State is required"],
  ["src/panels/userEditor", "postCodeRequired", "Postcode is required"],
  ["src/panels/userEditor", "passwordRequired", "Password is required"],
  ["src/panels/userEditor", "confirmRequired", "Confirm password is required"],
  ["src/panels/userEditor", "mismatch", "Oh snap! Password not match."],
  ["src/panels/userEditor", "invalid", "Oh snap! Change a few things up and try submitting again."],
  ["src/panels/userEditor", "created", "New user successfully has been added."],
  ["src/panels/userEditor", "saved", "User successfully has been saved."],
  ["src/panels/userEditor", "passwordChanged", "User password successfully has been changed."],
  ["src/resource/editor", "back", "Back"],
  ["src/resource/editor", "reset", "Reset"],
  ["src/resource/editor", "save", "Save"],
  ["src/resource/editor", "saveExit", "Save & Exit"],
  ["src/resource/editor", "saveDuplicate", "Save & Duplicate"],
  ["src/resource/editor", "saveContinue", "Save & Continue"],
  ["src/panels/deliveryMap", "noPerson", "Person não cadastrado"],
  ["host/app/pages", "mail", "Mail App: Coming soon in the following update."],
  ["host/app/pages", "faultTitle", "OOPS! Something went wrong here"],
  ["host/app/pages", "faultSubtitle", "How did you get here"],
  ["host/app/pages", "faultText", "Sorry we can't seem to find the page you're looking for."],
]

/** The same of lists that are described: resource, key and text. */
const described = [
  [roleRecords, "title", "Roles list"],
  [roleRecords, "create", "New Role"],
  [roleRecords, "view", "View role"],
  [roleRecords, "edit", "Edit role"],
  [roleRecords, "newTitle", "New role"],
  [roleRecords, "editTitle", "Edit role '{{name}}'"],
  [roleRecords, "column.title", "Title"],
  [roleRecords, "titleRequired", "Title is required"],
  [roleRecords, "column.permissions", "Permissions"],
  [roleRecords, "created", "Role successfully has been saved."],
  [roleRecords, "saved", "Role successfully has been saved."],
  [roleRecords, "removed", "Role has been deleted"],
  [userRecords, "title", "Users list"],
  [userRecords, "create", "New user"],
  [userRecords, "removeTitle", "User Delete"],
  [userRecords, "removeAsk", "Are you sure to permanently delete this user?"],
  [userRecords, "removed", "User has been deleted"],
  [personRecords, "row.situation", "Update status"],
  [personRecords, "noPerson", "Person não cadastrado"],
] as const

const describedInPortuguese = [
  [personRecords, "noPerson", "Person não cadastrado"],
  [personRecords, "filter.flag.FREE", "Liberado"],
  [personRecords, "filter.flag.ON_ROUTE", "Em rota"],
  [personRecords, "filter.flag.UNAVAILABLE", "Indisponível"],
] as const

const portuguese: typeof english = [
  ["src/panels/deliveryMap", "free", "Liberado"],
  ["src/panels/deliveryMap", "onRoute", "Em rota"],
  ["src/panels/deliveryMap", "unavailable", "Indisponível"],
  ["src/panels/deliveryMap", "noPerson", "Person não cadastrado"],
  ["host/app/pages", "deniedTitle", "403... Acesso negado"],
]

/** Section 2, "Side menu": the groups that have a name of their own. */
const menu = `Company; Permissions; Tools; Super Panfleto; Help desk; Restaurants online; Online supermarket;
  Graphic studio; Link page; Application; Settings; Registers; Admin; Support; Reports; Dashboards; Marketing;
  Partners; Finance; Loose deliveries`.split(/;\s+/)

describe("on the specification's own screens, to the letter", () => {
  it.each(english)("someone who reads English reads in %s, %s: %s", (folder, key, text) => {
    expect(wordsOf(folder, "en", key)).toBe(text)
  })

  it.each(described)("someone who reads English reads in a described list, row %#", (resource, key, text) => {
    expect(sentencesOf(resource)[key]?.[1]).toBe(text)
  })

  it.each(describedInPortuguese)(
    "someone who reads Portuguese reads in a described list, row %#",
    (resource, key, text) => {
      expect(sentencesOf(resource)[key]?.[0]).toBe(text)
    },
  )

  it.each(portuguese)("someone who reads Portuguese reads in %s, %s: %s", (folder, key, text) => {
    expect(wordsOf(folder, "ptBr", key)).toBe(text)
  })

  it.each(menu)("the side menu has %s", (name) => {
    expect(groups.map(({ title }) => title.en)).toContain(name)
  })

  it.each([
    ["error/403", "403... Acesso negado"],
    ["user-management/roles", "Lista de papéis"],
  ])("the tab of %s is titled %s", (path, title) => {
    expect(routes.find((route) => route.path === path)?.title.ptBr).toBe(title)
  })

  it.each([
    ["user-management/roles", "Roles list"],
    ["user-management/users", "Users list"],
  ])("the tab of %s is titled %s in English", (path, title) => {
    expect(routes.find((route) => route.path === path)?.title.en).toBe(title)
  })

  it("whoever asks the API with a wrong password is told that the login detail is incorrect", () => {
    expect(sentence(sentences, new InvalidLogin({ code: 401 }), "en")).toBe("The login detail is incorrect")
  })
})

import { expect, test } from "vitest"
import { lintAccess, type LintedRoute } from "../../../host/server/permissions/lintAccess.ts"

const route = (path: string, ...permissions: ReadonlyArray<string>): LintedRoute => ({
  path,
  method: "PAGE",
  permissions,
  isPublic: false,
  isGrouped: true,
})

const problems = (...[screens, routes, holders]: Parameters<typeof lintAccess>) =>
  lintAccess(screens, routes, holders).map(({ problem, name, details }) => [problem, name, ...details])

test("screens and routes are compared both ways, whatever the order of their permissions", () => {
  const screens = [
    { path: "/a", permissions: ["accessToGlobal", "accessToCart", "accessToMail"] },
    { path: "/b", permissions: ["accessToCart"] },
    { path: "/c", permissions: [] },
  ]
  const routes = [route("/a", "accessToMail", "accessToCart"), route("/b", "accessToMail"), route("/d")]
  expect(problems(screens, routes, [])).toEqual([
    ["differs", "/b", "accessToCart"],
    ["unregistered", "/c"],
    ["noScreen", "/d"],
  ])
})

test("a route with accessToGlobal differs from a screen without it, or with nothing else", () => {
  const screens = [
    { path: "/root", permissions: ["accessToRoot"] },
    { path: "/any", permissions: [] },
    { path: "/all", permissions: ["accessToGlobal"] },
  ]
  const routes = [
    route("/root", "accessToRoot", "accessToGlobal"),
    route("/any", "accessToGlobal"),
    route("/all"),
  ]
  expect(problems(screens, routes, [])).toEqual([
    ["differs", "/root", "accessToRoot"],
    ["differs", "/any"],
    ["differs", "/all", "accessToGlobal"],
  ])
})

test("a route in no group, registered twice, or public with permissions is told", () => {
  const screens = [{ path: "/a", permissions: ["accessToCart"] }]
  const alone = { ...route("/a", "accessToCart"), isGrouped: false }
  const open = { ...route("/a", "accessToCart"), isPublic: true }
  expect(problems(screens, [alone, open], [])).toEqual([
    ["doubled", "PAGE /a"],
    ["ungrouped", "PAGE /a"],
    ["publicGated", "PAGE /a", "accessToCart"],
  ])
  expect(problems(screens, [{ ...alone, isGrouped: undefined }], [])).toEqual([])
})

test("names nobody knows, names with a slip of the pen, and groups nobody has are told", () => {
  const group = { list: "accessGroups", name: "Plantão", isHeld: false } as const
  const role = { list: "roles", name: "Caixa", isHeld: true } as const
  expect(
    problems(
      [],
      [],
      [
        { ...group, permissions: ["accessToNothing"] },
        { ...role, permissions: ["acessToPayableReceivable"] },
      ],
    ),
  ).toEqual([
    ["nobody", "Plantão"],
    ["unknownName", "Plantão", "accessToNothing"],
    ["misspelled", "Caixa", "acessToPayableReceivable"],
  ])
})

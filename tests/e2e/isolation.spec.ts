import { expect, test } from "@playwright/test"
import { importantSheets, sheets } from "../conformance/sheets.ts"
import { changedUnder, draw, openShowroom } from "../conformance/showroom.ts"

const quick = ["resource", "store-toggle", "login"]

test("no rule of a page about elements changes a node of a panel, or of a dialog it opened", async ({
  page,
}) => {
  await openShowroom(page)
  const every = Object.values(sheets).join("\n")
  for (const names of [quick, ["roles"]]) {
    expect(await draw(page, names.includes("roles"), "light", names)).toBeGreaterThan(100)
    for (const place of ["first", "last"] as const) expect(await changedUnder(page, every, place)).toEqual([])
  }
})

test("in a shadow root not even `!important` rules of a page change a node of a panel or of its dialog", async ({
  page,
}) => {
  await openShowroom(page)
  expect(await draw(page, true, "shadow", ["login", "roles"])).toBeGreaterThan(100)
  expect(await changedUnder(page, Object.values(importantSheets).join("\n"), "last")).toEqual([])
})

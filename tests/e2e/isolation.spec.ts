import { expect, type Page, test } from "@playwright/test"
import { importantSheets, sheets } from "../conformance/sheets.ts"
import { changedUnder, draw, openShowroom } from "../conformance/showroom.ts"
import { openOverlay, startVisit } from "../conformance/visit.ts"

type Places = ReadonlyArray<"first" | "last">

const expectUnchanged = async (page: Page, under: typeof sheets, places: Places = ["first", "last"]) => {
  expect(await page.evaluate(() => conformance.remember())).toBeGreaterThan(100)
  const every = Object.values(under).join("\n")
  for (const place of places) expect(await changedUnder(page, every, place)).toEqual([])
}

const openRoles = async (page: Page, kind: "light" | "shadow") => {
  const roles = startVisit(page, "roles", kind)
  await roles.draw()
  await openOverlay(roles)
}

test("no rule of a page about elements changes a node of a panel, or of a dialog it opened", async ({
  page,
}) => {
  await openShowroom(page)
  for (const name of ["resource", "store-toggle", "login"] as const) await draw(page, { name, kind: "light" })
  await expectUnchanged(page, sheets)
  await page.evaluate(() => conformance.clear())
  await openRoles(page, "light")
  await expectUnchanged(page, sheets)
})

test("in a shadow root not even `!important` rules of a page change a node of a panel or of its dialog", async ({
  page,
}) => {
  await openShowroom(page)
  await draw(page, { name: "login", kind: "shadow" })
  await openRoles(page, "shadow")
  await expectUnchanged(page, importantSheets, ["last"])
})

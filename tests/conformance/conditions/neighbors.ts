import type { Page } from "@playwright/test"
import { draw } from "../showroom.ts"
import { openOverlay } from "../visit.ts"
import type { Condition } from "./Condition.ts"

/** Calls of a client that carried another one's token, and none at all where there should be some. */
const crossed = async (page: Page, client: string): Promise<ReadonlyArray<string>> => {
  const sent = await page.evaluate((name) => conformance.sent(name), client)
  return sent
    .filter(({ token }) => token !== "" && token !== `Bearer token-of-${client}`)
    .map(({ path }) => `${path} was sent with another tenant's token`)
}

export const twoTenants: Condition = {
  columns: ["two tenants"],
  says: "Two of the same panel on a page, each with a client, an API and a token of its own: calls that carry the other's token, ids that two elements of one tree have, and complaints are counted.",
  measure: async (visit) => {
    const { name, kind, page } = visit
    await visit.load()
    for (const client of ["first", "second"]) await draw(page, { name, kind, client })
    return [
      [
        ...(await crossed(page, "first")),
        ...(await crossed(page, "second")),
        ...(await page.evaluate(() => conformance.doubleIds())),
        ...(await visit.complaints()),
      ],
    ]
  },
}

/** The one warning there should be: a tag is defined once. */
const isExpected = (line: string) => /^balcao: <balcao-[\w-]+> is there already, and stays\.$/.test(line)

export const twoVersions: Condition = {
  columns: ["two versions"],
  says: "The script of an older version is on the page before this one's. Of React panels each version draws one, and the newer opens what it opens; a tag is the older version's, and the console says that it stays. Other complaints, and ids that two elements of one tree have, are counted.",
  measure: async (visit) => {
    const { name, kind, page } = visit
    await visit.load({ scripts: ["older", "production"] })
    if (kind === "tag") {
      await page.evaluate(() => Object.assign(globalThis, { conformance: Reflect.get(globalThis, "older") }))
      await visit.draw()
    } else {
      await page.evaluate((given) => (Reflect.get(globalThis, "older") as typeof conformance).draw(given), {
        name,
        kind,
        client: "older",
      } as const)
      await visit.draw()
    }
    await openOverlay(visit)
    const complaints = await visit.complaints()
    return [
      [
        ...complaints.filter((line) => !isExpected(line)),
        ...(await page.evaluate(() => conformance.doubleIds())),
      ],
    ]
  },
}

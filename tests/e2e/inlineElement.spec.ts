import { expect } from "./host.ts"
import { test } from "./partnerSite.ts"

test("a toggle in a line of the page stays where it is when the page unsets everything", async ({
  page,
  site,
}) => {
  site.who = "restaurant"
  await page.goto(site.origin)
  const element = page.locator("balcao-store-toggle")
  await expect(element.getByText(/^Segue o horário da loja\./)).toBeVisible()
  await element.evaluate((tag) => tag.setAttribute("layout", "inline"))
  await expect(element.getByRole("group", { name: "Loja" })).toHaveCSS("height", "32px")
  const places = () =>
    element.evaluate((tag) =>
      [...(tag.shadowRoot?.querySelectorAll(".balcao, .balcao *") ?? [])].map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return [x, y, width, height]
      }),
    )
  const before = await places()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    // As `*` does, without moving the page around the tag.
    sheet.replaceSync("balcao-store-toggle { all: unset }")
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await places()).toEqual(before)
})

import { expect } from "./host.ts"
import { test } from "./partnerSite.ts"

const tags = ["balcao-roles", "balcao-dashboard", "balcao-delivery-people", "balcao-contact-centre"]

/** Style sheets of pages that leave no element as it is. */
const sheets = [
  "* { all: unset }",
  "* { line-height: 3; letter-spacing: 2px; box-sizing: content-box; text-transform: uppercase }",
  "* { margin: 0; padding: 0; font: inherit; vertical-align: top; word-spacing: 5px; text-indent: 9px; text-align: right; white-space: pre }",
]

test("nothing in a tag moves when the page unsets everything, or sets what it likes", async ({
  page,
  site,
}) => {
  site.who = "root"
  await page.goto(`${site.origin}/scripts?script=balcao&${tags.map((tag) => `tag=${tag}`).join("&")}`)
  await expect(page.locator("balcao-roles").getByRole("row")).toHaveCount(11, { timeout: 30_000 })
  await expect(page.locator("balcao-delivery-people").getByRole("row").nth(2)).toBeVisible()
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
  await page.evaluate((names) => {
    const fix = (element: HTMLElement, rules: Readonly<Record<string, string>>) => {
      for (const [property, value] of Object.entries(rules))
        element.style.setProperty(property, value, "important")
    }
    document.querySelector("link")!.remove()
    fix(document.querySelector("main")!, { all: "initial", display: "block", width: "1000px" })
    // Marks the start of each tag, whatever the page does to the content above.
    for (const name of names) {
      const edge = document.createElement("div")
      fix(edge, { all: "initial", display: "block", height: "0" })
      document.querySelector(name)!.before(edge)
    }
  }, tags)
  const places = () =>
    page.evaluate(async (names) => {
      // A chart takes its new width a moment later.
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
      return names.flatMap((name) => {
        const tag = document.querySelector(name)!
        const from = tag.previousElementSibling!.getBoundingClientRect()
        const nodes = [...tag.shadowRoot!.querySelectorAll(".balcao, .balcao *")]
        const overPage = nodes.filter((node) => getComputedStyle(node).position === "fixed")
        return nodes.map((node) => {
          if (node.getClientRects().length === 0) return `${name} ${node.localName}: not drawn`
          const { x, y, width, height } = node.getBoundingClientRect()
          // Overlays are positioned in the window, wherever the page puts the tag.
          const edge = overPage.some((one) => one.contains(node)) ? { x: 0, y: 0 } : from
          const box = [x - edge.x, y - edge.y, width, height].map(Math.round)
          return `${name} ${node.localName}.${node.getAttribute("class")}: ${box.join(" ")}`
        })
      })
    }, tags)
  const before = await places()
  expect(before.length).toBeGreaterThan(400)
  for (const sheet of sheets) {
    await page.evaluate((text) => {
      const added = new CSSStyleSheet()
      added.replaceSync(text)
      document.adoptedStyleSheets = [added]
    }, sheet)
    const after = await places()
    const moved = after.flatMap((place, at) => (place === before[at] ? [] : [`${before[at]} → ${place}`]))
    expect([sheet, ...moved]).toEqual([sheet])
  }
})

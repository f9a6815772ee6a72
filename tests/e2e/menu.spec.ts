import { expect, signIn, test } from "./host.ts"

type Point = { readonly x: number; readonly y: number }

test("a store changes a price and sells a dish out, and both are there after a reload", async ({ page }) => {
  // Wide enough for the customer's phone beside the items.
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, "restaurant")
  await page.goto("/food-menu")
  const price = page.getByRole("textbox", { name: "Preço de Feijoada individual" })
  await price.fill("41,90")
  await price.press("Enter")
  const phone = page.getByRole("region", { name: "Como o cliente vê" })
  await expect(phone.getByText(/R\$\s41,90/)).toBeVisible()
  await page.getByRole("button", { name: "Esgotar…" }).click()
  const sheet = page.getByRole("dialog", { name: "Esgotados" })
  await sheet.getByRole("button", { name: "Esgotar Batata" }).click()
  const question = page.getByRole("dialog", { name: "Esgotar Batata" })
  await expect(question.getByText("sai do cardápio").first()).toBeVisible()
  await question.getByRole("button", { name: "Esgotar", exact: true }).click()
  await sheet.getByRole("button", { name: "Fechar" }).click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.reload()
  await expect(price).toHaveValue("41,90")
  await page.getByRole("button", { name: "Abrir Porção de batata frita" }).click()
  await page.getByRole("tab", { name: /^Por que não vende/ }).click()
  await expect(page.getByText(/^Falta Batata/)).toBeVisible()
})

test("root chooses a company before its menu is shown", async ({ page }) => {
  await signIn(page, "root")
  await page.goto("/food-menu")
  await expect(page.getByText("Escolha uma empresa primeiro.")).toBeVisible()
})

test("at 390 px an item is taken along by holding it, and by keys alone one is made, sold out and sold again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const finger = await page.context().newCDPSession(page)
  await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true })
  await signIn(page, "restaurant")
  await page.goto("/food-menu")
  const names = page.getByRole("button", { name: /^Abrir (Porção de batata frita|Salada da casa)$/ })
  await expect(names).toHaveText(["Porção de batata frita", "Salada da casa"])
  const touch = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", points: Array<Point>) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points })
  const pointIn = async (at: number): Promise<Point> => {
    const { x = 0, y = 0 } = (await names.nth(at).boundingBox()) ?? {}
    return { x: x + 20, y: y + 3 }
  }
  const dragged = page.locator("li[data-dragged]")
  // The list moves away from under the finger where a notice comes above it.
  await expect(async () => {
    await names.nth(1).evaluate((name) => name.scrollIntoView({ block: "center" }))
    await touch("touchStart", [await pointIn(1)])
    const isHeld = await dragged.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (!isHeld) await touch("touchCancel", [])
    expect(isHeld).toBe(true)
  }).toPass({ timeout: 20_000 })
  await touch("touchMove", [await pointIn(0)])
  await expect(page.locator("li[data-drop=before]")).toBeVisible()
  await touch("touchEnd", [])
  await expect(names).toHaveText(["Salada da casa", "Porção de batata frita"])
  await expect(page.getByRole("dialog")).toHaveCount(0)
  const keys = page.keyboard
  await page.getByRole("button", { name: "Item", exact: true }).focus()
  await keys.press("Enter")
  const sheet = page.getByRole("dialog", { name: "Novo item" })
  await expect(sheet.getByLabel("Nome")).toBeFocused()
  await keys.type("Moqueca")
  await keys.press("Tab")
  await keys.type("68,5")
  await keys.press("Enter")
  const price = page.getByRole("textbox", { name: "Preço de Moqueca" })
  await expect(price).toHaveValue("68,50")
  await expect(page.getByText(/^Salvo às/), "the foot stays at the end of the screen").toBeInViewport({
    ratio: 1,
  })
  const sold = page.getByRole("switch", { name: /Moqueca/ })
  await sold.focus()
  await keys.press("Space")
  const question = page.getByRole("dialog", { name: "Esgotar Moqueca" })
  await question.getByRole("button", { name: "Esgotar", exact: true }).press("Enter")
  await expect(sold).not.toBeChecked()
  await expect(sold).toBeFocused()
  await keys.press("Space")
  await expect(sold).toBeChecked()
})

test("no cell is lost where each call takes three seconds and some fail on their way there or back, nor by a reload", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, "restaurant")
  await page.goto("/food-menu")
  await page.getByText("Planilha", { exact: true }).click()
  const prices = page.getByRole("gridcell").and(page.locator("[aria-colindex='3']"))
  await expect(prices.first()).toBeVisible()
  let calls = 0
  await page.route("**/menu/*/changes", async (route) => {
    calls += 1
    const call = calls
    // oxlint-disable-next-line house/fixed-sleep -- the slow connection itself
    await new Promise((resolve) => setTimeout(resolve, 3000))
    // One in ten at least: the first does not arrive, of the fourth the answer is lost.
    if (call === 1) return route.abort().catch(() => {})
    const answer = await route.fetch().catch(() => undefined)
    await (call === 4 || !answer ? route.abort() : route.fulfill({ response: answer })).catch(() => {})
  })
  const typed = ["141,01", "142,02", "143,03", "144,04", "145,05", "146,06"]
  await page.getByRole("grid").focus()
  const keys = page.keyboard
  for (let column = 0; column < 2; column += 1) await keys.press("ArrowRight")
  for (const text of typed) {
    await keys.type(text)
    await keys.press("Enter")
  }
  await expect(page.getByText(/mudanças esperam/)).toBeVisible()
  page.on("dialog", (dialog) => dialog.accept())
  await page.reload()
  await page.getByText("Planilha", { exact: true }).click()
  await expect(prices.first()).toBeVisible()
  const shown = async () => (await prices.allTextContents()).slice(0, typed.length)
  expect(await shown()).toEqual(typed)
  await expect(page.getByText(/^(Salvo às|Tudo salvo)/)).toBeVisible({ timeout: 60_000 })
  await page.unrouteAll({ behavior: "wait" })
  await page.reload()
  await page.getByText("Planilha", { exact: true }).click()
  await expect.poll(shown).toEqual(typed)
  expect(calls).toBeGreaterThan(typed.length)
  complaints.splice(0)
})

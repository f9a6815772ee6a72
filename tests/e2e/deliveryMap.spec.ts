import type { Page } from "@playwright/test"
import { enter, expect, expectAccessible, start, test } from "./host.ts"

const map = "/report/deliverymanlive"

test("root finds a courier on the live map, follows them and sees changes without reloading", async ({
  page,
  host,
}) => {
  const outside: Array<string> = []
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith("http") && origin !== host) outside.push(request.url())
  })
  await enter(page, host, "root")
  await page.goto(map)
  const list = page.getByRole("listbox", { name: "Entregadores" })
  await expect(list.getByRole("option").first()).toBeVisible()
  await expect(page.getByText("Ao vivo", { exact: true })).toBeVisible()
  await expect(page.locator("[role=application] canvas")).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole("checkbox", { name: "Só em rota" }).click()
  await list.focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  const card = page.getByRole("dialog")
  await expect(card.getByText("Online")).toBeVisible()
  // Demo couriers on route keep moving, so the stream has just reported a new position.
  await expect(card.getByText("agora")).toBeVisible({ timeout: 20_000 })
  await card.getByRole("button", { name: "Seguir" }).click()
  await expect(card.getByRole("button", { name: "Parar de seguir" })).toBeVisible()
  await page.keyboard.press("Escape")
  expect(outside).toEqual([])
})

interface LiveRecord {
  readonly _id: number
  readonly company?: { readonly _id: number } | null
}

/** Signs a user in, opens the map and returns the delivery people and stores the API sends them. */
const sentTo = async (page: Page, host: string, who: "root" | "restaurant") => {
  await enter(page, host, who)
  await page.goto(map)
  const token = await page.evaluate(() => localStorage.getItem("authToken"))
  const read = async (path: string) => {
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as ReadonlyArray<LiveRecord>
  }
  return { people: await read("/delivery-man/list/"), stores: await read("/v2/company/location") }
}

const idsOf = (all: ReadonlyArray<LiveRecord>) => all.map(({ _id }) => _id)

test("a restaurant sees its own couriers and its own store, nobody else's", async ({
  page,
  host,
  browser,
}) => {
  const own = await sentTo(page, host, "restaurant")
  const list = page.getByRole("listbox", { name: "Entregadores" })
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-setsize", String(own.people.length))
  await expect(page.getByText(/^1 loja/)).toBeVisible()
  const other = await browser.newPage()
  const all = await sentTo(other, host, "root")
  await other.close()
  const store = own.stores[0]?._id
  expect(idsOf(own.stores)).toEqual([store])
  expect(own.people.length).toBeGreaterThan(0)
  expect(idsOf(own.people)).toEqual(idsOf(all.people.filter(({ company }) => company?._id === store)))
  expect(all.people.length).toBeGreaterThan(own.people.length)
  expect(all.stores.length).toBeGreaterThan(1)
})

/** Spreads two fingers in the middle of the map. */
const pinchOut = async (page: Page, { x, y }: { readonly x: number; readonly y: number }) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) => {
    const at = (side: number) => ({ x: x + side * apart, y, id: side })
    const touchPoints = type === "touchEnd" ? [] : [at(-1), at(1)]
    return session.send("Input.dispatchTouchEvent", { type, touchPoints })
  }
  await touch("touchStart", 20)
  for (const apart of [30, 45, 60, 80, 100]) await touch("touchMove", apart)
  await touch("touchEnd", 100)
}

test("someone moves the map by dragging, the wheel, two fingers and the keyboard", async ({ page, host }) => {
  await enter(page, host, "root")
  await page.goto(map)
  const ground = page.getByRole("application")
  const scale = page.getByText(/^\d+ k?m$/)
  await expect(scale).toBeVisible()
  /** Returns the scale's text and length: 2 km may stay 2 km over one zoom step. */
  const drawn = () => scale.evaluate((shown) => `${shown.textContent} ${shown.getBoundingClientRect().width}`)
  /** The scale once no zoom runs any more. */
  const settled = async () => {
    let last = ""
    const isStill = async () => last === (last = await drawn())
    await expect.poll(isStill, { intervals: [400] }).toBe(true)
    return last
  }
  const changes = async (act: () => Promise<unknown>) => {
    const before = await settled()
    await act()
    await expect.poll(drawn).not.toBe(before)
  }
  const box = (await ground.boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await changes(() => page.mouse.wheel(0, 400))
  await changes(() => pinchOut(page, middle))
  await ground.focus()
  await changes(() => page.keyboard.press("-"))
  await changes(() => page.keyboard.press("+"))

  const list = page.getByRole("listbox", { name: "Entregadores" })
  await list.focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  const follow = page.getByRole("button", { name: "Seguir", exact: true })
  const unfollow = page.getByRole("button", { name: "Parar de seguir" })
  await follow.click()
  await expect(unfollow).toBeVisible()
  const card = page.getByRole("dialog")
  const across = () => card.evaluate((shown) => Number.parseFloat(shown.style.getPropertyValue("--px")))
  const before = await across()
  await page.mouse.move(box.x + 40, middle.y)
  await page.mouse.down()
  await page.mouse.move(box.x + 140, middle.y, { steps: 5 })
  await page.mouse.up()
  await expect(follow).toBeVisible()
  await expect.poll(across).toBeGreaterThan(before + 50)
})

test.describe("with map tiles", () => {
  test("someone sees tiles from the address in MAP_TILES, and who drew them is named", async ({ page }) => {
    const { address, stop } = await start({
      MAP_TILES: "https://tiles.example/{z}/{x}/{y}.png",
      MAP_ATTRIBUTION: "© Quem desenhou",
    })
    const requested: Array<string> = []
    const referrers = new Set<string | undefined>()
    await page.route("https://tiles.example/**", async (route) => {
      requested.push(route.request().url())
      referrers.add(route.request().headers()["referer"])
      await route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    })
    await page.goto(`${address}/auth/login`)
    await page.getByLabel("E-mail").fill("root@balcao.test")
    await page.getByLabel("Senha", { exact: true }).fill("demo1234")
    await page.getByRole("button", { name: "Entrar", exact: true }).click()
    await expect(page).toHaveURL(/dashboard$/)
    await page.goto(`${address}${map}`)
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    expect(requested[0]).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/)
    await expect(page.getByText("© Quem desenhou")).toBeVisible()
    // Many servers of tiles refuse pages that do not say whose they are.
    expect([...referrers]).toEqual([`${address}/`])
    // Leaves the map, so that it does not request more tiles and report errors.
    await page.goto("about:blank")
    await stop()
  })
})

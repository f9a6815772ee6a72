import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { MenuView } from "../../../src/business/menuView/MenuView.tsx"
import type { MenuSnapshot } from "../../../src/contract/menu/public/snapshot.ts"
import { sampleMoment, sampleSnapshot } from "../../../stories/panels/menuSample.ts"
import { expectAccessible } from "../axe.ts"
import { Pizza, Preview } from "../../../stories/panels/MenuView.stories.tsx"

beforeEach(() => page.viewport(390, 844))
afterEach(() => void vi.unstubAllGlobals())

const sheet = (name: string) => page.getByRole("dialog", { name })
const total = () =>
  sheet("Pizza grande").element().querySelector("strong")?.textContent?.replaceAll("\u00a0", " ")

/** An address that answers as it is told to, with a tag for each version. */
const served = () => {
  let [snapshot, version, isAway] = [sampleSnapshot as unknown, 1, true]
  vi.stubGlobal("fetch", async () => {
    if (isAway) throw new TypeError("away")
    return new Response(JSON.stringify(snapshot), { headers: { etag: `"${version}"` } })
  })
  return {
    back: () => (isAway = false),
    publish: (next: unknown) => {
      snapshot = next
      version += 1
    },
  }
}

const soldOut = (itemId: string): MenuSnapshot => ({
  ...sampleSnapshot,
  categories: sampleSnapshot.categories.map((category) => ({
    ...category,
    itemOffers: category.itemOffers.map((offer) =>
      offer.itemId === itemId ? { ...offer, status: "UNAVAILABLE" } : offer,
    ),
  })),
})

test("a menu that cannot be reached is told, is tried again, and follows what the store sells out", async () => {
  const menu = served()
  const screen = await render(<MenuView merchant="https://store.test/menu" moment={sampleMoment} />)
  await expect
    .element(page.getByRole("alert").getByText(/^Não foi possível carregar o cardápio/))
    .toBeVisible()
  menu.back()
  await page.getByRole("button", { name: "Tentar de novo" }).click()
  const gnocchi = page.getByRole("button", { name: "Nhoque ao sugo" })
  await expect.element(gnocchi).toBeVisible()
  menu.publish(soldOut("nhoque"))
  await expect.element(gnocchi).not.toBeInTheDocument()
  await expect.element(page.getByText("Nhoque ao sugo")).toBeVisible()
  await screen.unmount()
})

test("an address that waits for the next change is asked for it, and shows it as soon as it is there", async () => {
  const asked = new Array<string>()
  let answer: ((response: Response) => void) | undefined
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address)
    if (asked.length === 1)
      return Promise.resolve(new Response(JSON.stringify(sampleSnapshot), { headers: { etag: '"1"' } }))
    return new Promise<Response>((resolve) => (answer = resolve))
  })
  const screen = await render(<MenuView merchant="https://store.test/menu" moment={sampleMoment} />)
  await expect.poll(() => asked).toEqual(["https://store.test/menu", "https://store.test/menu?after=%221%22"])
  answer?.(new Response(null, { status: 204, headers: { etag: '"1"' } }))
  await expect.poll(() => asked.length).toBe(3)
  const gnocchi = page.getByRole("button", { name: "Nhoque ao sugo" })
  await expect.element(gnocchi).toBeVisible()
  answer?.(new Response(JSON.stringify(soldOut("nhoque")), { headers: { etag: '"2"' } }))
  await expect.element(gnocchi).not.toBeInTheDocument()
  await expect.poll(() => asked.at(-1)).toBe("https://store.test/menu?after=%222%22")
  await screen.unmount()
})

test("an answer that is no menu is told as such", async () => {
  const menu = served()
  menu.back()
  menu.publish({ hello: "world" })
  await render(<MenuView merchant="https://store.test/menu" locale="en" />)
  await expect.element(page.getByRole("alert").getByText(/^The menu cannot be shown/)).toBeVisible()
})

test("a menu of another system that tells little is shown, opened and priced all the same", async () => {
  const categories = [
    {
      name: "Massas",
      itemOffers: [{ itemId: 1, unityPrice: { value: 30 }, optionGroups: [{ name: "Molho" }] }],
    },
  ]
  const sparse = { name: "Cantina", categories, items: [{ id: 1, name: "Nhoque" }] }
  await render(<MenuView data={sparse as never} moment={sampleMoment} />)
  await page.getByRole("button", { name: "Nhoque" }).click()
  await expect
    .element(
      sheet("Nhoque")
        .getByText(/R\$\s30,00/)
        .first(),
    )
    .toBeVisible()
  await expectAccessible()
})

test("an address without a menu is told as such, and is tried again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })))
  await render(<MenuView merchant="https://store.test/menu" locale="en" />)
  await expect.element(page.getByRole("alert").getByText(/^There is no menu at this address/)).toBeVisible()
  served().back()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect.element(page.getByRole("button", { name: "Nhoque ao sugo" })).toBeVisible()
})

test("a customer composes a pizza of two halves and reads what it costs at each step", async () => {
  await Pizza.run()
  const pizza = sheet("Pizza grande")
  await expect.element(pizza.getByText("Falta escolher: 1º sabor")).toBeVisible()
  expect(total()).toBe("a partir de R$ 46,90")
  const [first, second] = [
    pizza.getByRole("group", { name: /^1º sabor/ }),
    pizza.getByRole("group", { name: /^2º sabor/ }),
  ]
  await first.getByRole("radio", { name: /^Margherita/ }).click()
  await expect.poll(total).toBe("R$ 49,90")
  await second.getByRole("checkbox", { name: /^Funghi/ }).click()
  await expect.poll(total).toBe("R$ 54,90")
  await second.getByRole("checkbox", { name: /^Calabresa/ }).click()
  await expect.element(second.getByRole("checkbox", { name: /^Funghi/ })).not.toBeChecked()
  await expect.element(second.getByRole("checkbox", { name: /^Portuguesa/ })).toBeDisabled()
  await pizza.getByRole("checkbox", { name: /^Catupiry/ }).click()
  await expect.poll(total).toBe("R$ 57,40")
})

test("an item opens and closes by keyboard, and the focus is where it was", async () => {
  await Preview.run()
  const opener = page.getByRole("button", { name: "Ravióli de ricota e espinafre" })
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  const item = sheet("Ravióli de ricota e espinafre")
  await expect.element(item).toBeVisible()
  expect((opener.element() as HTMLElement).closest("[inert]")).not.toBeNull()
  await item.getByRole("button", { name: "Mais Bacon crocante" }).click()
  await item.getByRole("button", { name: "Mais Bacon crocante" }).click()
  await expect.element(item.getByRole("button", { name: "Mais Bacon crocante" })).toBeDisabled()
  await expect.element(item.getByText(/57,90/)).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(item).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

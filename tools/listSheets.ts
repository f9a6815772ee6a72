import { mkdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { type Group, groups, type Route, routes } from "../host/app/routes.ts"

interface Look {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly language: "ptBr" | "en"
  readonly colorScheme: "light" | "dark"
  /** Width of a picture on the sheet, in px. */
  readonly shown: number
}

const looks: ReadonlyArray<Look> = [
  { name: "wide", size: { width: 1440, height: 900 }, language: "ptBr", colorScheme: "light", shown: 640 },
  { name: "phone", size: { width: 390, height: 844 }, language: "ptBr", colorScheme: "light", shown: 300 },
  { name: "dark", size: { width: 1440, height: 900 }, language: "en", colorScheme: "dark", shown: 640 },
  { name: "phoneDark", size: { width: 390, height: 844 }, language: "en", colorScheme: "dark", shown: 300 },
]

/** Lists with a screen of their own. */
const written = ["user-user", "adm/roles", "adm/permissions", "settings-controller"]

const signIn = async (page: Page, address: string) => {
  await page.goto(`${address}/auth/login`)
  await page.locator("input[type=email]").fill("root@balcao.test")
  await page.locator("input[type=password]").fill("demo1234")
  await page.locator("button[type=submit]").click()
  await page.waitForURL("**/dashboard")
}

/** Lists by the group of the menu they are in; those of no group together. */
const listsByGroup = (): ReadonlyMap<Group["id"] | "others", ReadonlyArray<Route>> => {
  const lists = routes.filter(
    ({ list, path }) => (list !== undefined && !path.includes("{")) || written.includes(path),
  )
  const ids = [...groups.map(({ id }) => id), "others" as const]
  return new Map(
    ids.map((id) => [id, lists.filter(({ menu: [place] = [] }) => (place?.group ?? "others") === id)]),
  )
}

const shoot = async (page: Page, address: string, { path }: Route): Promise<string> => {
  await page.goto(`${address}/${path}`)
  await page.locator("tbody tr:not([aria-hidden]), [role=status] strong, main section li").first().waitFor()
  await page.waitForLoadState("networkidle")
  return (await page.screenshot({ animations: "disabled" })).toString("base64")
}

/** Puts the pictures of a group's lists beside each other. */
const layOut = async (
  sheet: Page,
  lists: ReadonlyArray<Route>,
  pictures: ReadonlyArray<string>,
  shown: number,
) => {
  const shots = pictures.map(
    (bytes, at) =>
      `<figure style="margin:4px;width:${shown}px">/${lists[at]!.path}<img style="width:100%;border:1px solid #888" src="data:image/png;base64,${bytes}"></figure>`,
  )
  await sheet.setContent(
    `<body style="display:flex;flex-wrap:wrap;margin:0;font:12px sans-serif">${shots.join("")}`,
  )
}

const takeLook = async (browser: Browser, address: string, folder: string, look: Look) => {
  const { name, size, language, colorScheme, shown } = look
  const sheet = await browser.newPage({ viewport: { width: 1960, height: 800 } })
  const page = await browser.newPage({ viewport: size, colorScheme })
  await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language)
  await signIn(page, address)
  for (const [group, lists] of listsByGroup()) {
    if (lists.length === 0) continue
    const pictures = []
    for (const list of lists) pictures.push(await shoot(page, address, list))
    await layOut(sheet, lists, pictures, shown)
    const path = join(folder, `${group}-${name}.png`)
    await sheet.screenshot({ path, fullPage: true })
    console.log(path)
  }
}

/**
 * Puts pictures of every list, in four looks at the same time, on a sheet for each group of the menu; writes them
 * outside the repository.
 */
export const takeListSheets = async (browser: Browser, address: string) => {
  const folder = join(tmpdir(), "balcao-lists")
  mkdirSync(folder, { recursive: true })
  await Promise.all(looks.map((look) => takeLook(browser, address, folder, look)))
}

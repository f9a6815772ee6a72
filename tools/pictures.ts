import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { chromium as playwright, type Page } from "@playwright/test"
import { serverBundle } from "./build.ts"
import { chromium } from "./chromium.ts"
import { takeListSheets } from "./listSheets.ts"

const folder = "docs/pictures"
const size = { width: 1440, height: 900 }

/** Starts the built app on a new demo database; returns its address and a function that stops it. */
const startApp = async () => {
  const data = mkdtempSync(join(tmpdir(), "balcao-pictures-"))
  const env = { ...process.env, PORT: "0", DATA_DIR: data, PACE: "brisk" }
  const server = spawn(process.execPath, [serverBundle], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [line] = (await once(createInterface(server.stdout), "line")) as [string]
  const stop = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  return { address: /http\S+/.exec(line)?.[0] ?? "", stop }
}

/** Takes a screenshot with animations finished. */
const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" })

const takeScreenshots = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole("heading", { name: "Entrar" }).waitFor()
  await page.getByLabel("E-mail").fill("root@balcao.test")
  await page.getByLabel("Senha", { exact: true }).fill("demo1234")
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await page.waitForURL("**/dashboard")
  await page.locator("main svg[width] text").first().waitFor()
  await screenshot(page, "dashboard")
  await page.goto(`${address}/user-management/roles`)
  await page.getByRole("button", { name: "Editar papel" }).first().click()
  await page.getByRole("checkbox", { name: "Ver o painel" }).waitFor()
  await screenshot(page, "role")
}

const [what] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const app = await startApp()
const browser = await playwright.launch(chromium())
try {
  if (what === "lists") await takeListSheets(browser, app.address)
  else await takeScreenshots(await browser.newPage({ viewport: size, locale: "pt-BR" }), app.address)
} finally {
  await browser.close()
  app.stop()
}

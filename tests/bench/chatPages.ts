import { chromium as browsers, type Browser, type Locator, type Page } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { signIn } from "../e2e/host.ts"
import { agent, longest, longName, tokenOf } from "./chatFill.ts"
import { median, quantile, table } from "./figures.ts"
import { addPainted } from "./painted.ts"

const slowdowns = [1, 4]
const openings = 7
const scrollMs = 8000
/** A row of the list; the choice of languages has options as well. */
const option = "div[role=option]"
const [agents, messages] = [200, 40]

/** Opens the contact centre for the demo's first company. */
const attend = async (browser: Browser, address: string, who: string) => {
  const context = await browser.newContext({
    baseURL: address,
    locale: "pt-BR",
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await addPainted(page)
  await signIn(page, who)
  await page.evaluate(() =>
    localStorage.setItem("companyMain", JSON.stringify({ _id: 1, name: "Cantina do Largo" })),
  )
  await page.goto("/chat/private-chat")
  await page.locator(option).nth(1).waitFor()
  return page
}

const row = (page: Page, name: string) => page.locator(option, { hasText: name }).first()

/** Presses without moving the mouse there, since the list moves with what comes. */
const press = (row: Locator) => row.evaluate((element) => (element as HTMLElement).click())

/** Presses on the longest thread; ms until its last message was painted. */
const open = (page: Page) =>
  page.evaluate(
    async ([name, last]) => {
      const rows = [...document.querySelectorAll<HTMLElement>("[role=option]")]
      const option = rows.find(({ textContent }) => textContent?.includes(name))
      const startedAtMs = performance.now()
      option?.click()
      const isHere = () => document.querySelector("[role=log]")?.textContent?.includes(last) === true
      while (!isHere() && performance.now() - startedAtMs < 10_000) await new Promise(requestAnimationFrame)
      await window.painted()
      return performance.now() - startedAtMs
    },
    [longName, `Mensagem ${longest - 1} `] as const,
  )

/** Scrolls back at the speed of a hand; frames a second, the 95th frame of 100 in ms, and the most elements there were. */
const scroll = (page: Page) =>
  page.evaluate(async (durationMs) => {
    const place = document.querySelector<HTMLElement>("[role=log]")
    if (!place) throw new Error("No thread is shown.")
    const frames: Array<number> = []
    let most = 0
    let last = performance.now()
    for (const until = last + durationMs; last < until;) {
      place.scrollTop -= 40
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - last)
      last = now
      most = Math.max(most, place.querySelectorAll("*").length)
    }
    const first = /Mensagem (\d+)/.exec(place.textContent ?? "")?.[1]
    frames.sort((one, other) => one - other)
    const sum = frames.reduce((total, one) => total + one, 0)
    return {
      perSecond: (frames.length * 1000) / sum,
      p95: frames[Math.floor(frames.length * 0.95)] ?? 0,
      most,
      first: Number(first),
    }
  }, scrollMs)

/** A thread of thousands: opened at its end, and read back. */
export const reading = async (address: string): Promise<string> => {
  const browser = await browsers.launch(chromium())
  const page = await attend(browser, address, "root")
  const protocol = await page.context().newCDPSession(page)
  const rows: Array<ReadonlyArray<string | number>> = []
  for (const slowdown of slowdowns) {
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    const times: Array<number> = []
    for (let round = 0; round < openings; round += 1) {
      await press(page.locator(option, { hasNotText: longName }).first())
      await page.waitForTimeout(600)
      times.push(await open(page))
    }
    const { perSecond, p95, most, first } = await scroll(page)
    rows.push([
      `CPU × ${slowdown}`,
      Math.min(...times).toFixed(0),
      median(times).toFixed(0),
      perSecond.toFixed(0),
      p95.toFixed(0),
      most,
      longest - first,
    ])
  }
  await browser.close()
  const heads = [
    `a thread of ${longest} messages`,
    `open, ms: quickest of ${openings}`,
    "median",
    "scrolling: frames/s",
    "p95, ms",
    "elements at most",
    "messages read back",
  ]
  return table(heads, rows)
}

/** Follows what changes as an agent's browser does, `count` times; returns a function that leaves. */
const follow = async (address: string, who: string, count: number) => {
  const token = await tokenOf(address, who)
  const away = new AbortController()
  const drain = async () => {
    const headers = { authorization: `Bearer ${token}`, company: "1" }
    const { ok, status, body } = await fetch(`${address}/whatsapp/changes`, { headers, signal: away.signal })
    if (!ok || !body) throw new Error(`The stream was answered with ${status}.`)
    void body.pipeTo(new WritableStream()).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: count }, drain))
  return () => away.abort()
}

/** A message that is sent in one browser, until it is painted in the other; without and with other agents connected. */
export const connected = async (address: string): Promise<string> => {
  const browser = await browsers.launch(chromium())
  const [one, other] = [await attend(browser, address, "root"), await attend(browser, address, "application")]
  for (const page of [one, other]) await press(row(page, longName))
  const rows: Array<ReadonlyArray<string>> = []
  const leaving: Array<() => void> = []
  const others = ["franchise", "root", "application", agent]
  for (const count of [0, agents]) {
    // A user has at most 50 streams.
    for (const who of count === 0 ? [] : others)
      leaving.push(await follow(address, who, agents / others.length - 2))
    const times: Array<number> = []
    for (let index = 0; index < messages; index += 1) {
      const text = `Agora ${count} ${index}.`
      await one.getByRole("textbox", { name: /^Mensagem para/ }).fill(text)
      const from = performance.now()
      await one.keyboard.press("Enter")
      await other.waitForFunction(
        (said) => document.querySelector("[role=log]")?.textContent?.includes(said),
        text,
        { polling: "raf" },
      )
      times.push(performance.now() - from)
    }
    rows.push([String(count), median(times).toFixed(0), quantile(times, 0.95).toFixed(0)])
  }
  for (const leave of leaving) leave()
  await browser.close()
  return table(["other agents", "until it shows, ms", "p95, ms"], rows)
}

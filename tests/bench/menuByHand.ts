import type { Browser } from "@playwright/test"
import { mainThread } from "./mainThread.ts"
import { noteKeys, press, type Pressed } from "./keys.ts"
import { type Scrolled, scrollByWheel } from "./scrolling.ts"

const [items, height] = [1000, 88]
const address = "http://by-hand.test/"

const styles = `
  * { box-sizing: border-box; margin: 0 }
  body { display: flex; height: 100vh; padding: 0 324px 0 240px; font: 14px/1.4 system-ui }
  #list { position: relative; flex: 1; overflow-y: auto; background: #fff; contain: strict }
  .row { position: absolute; left: 0; right: 0; height: ${height}px; display: flex; gap: 12px; align-items: center; padding: 8px; contain: strict }
  .photo { width: 48px; height: 48px; border-radius: 8px; background: #eee }
  .texts { flex: 1; min-width: 0 } .texts input { width: 100% }
  p { overflow: hidden; color: #666; white-space: nowrap; text-overflow: ellipsis }
  input { border: 1px solid #ccc; border-radius: 6px; padding: 4px 8px; font: inherit }
  .price { width: 90px } .chip { padding: 2px 8px; border-radius: 9px; background: #eef; font-size: 12px }`

const script = `
  const list = document.getElementById("list"), drawn = new Map()
  const row = (at) => {
    const made = document.createElement("div")
    made.className = "row"
    made.style.top = at * ${height} + "px"
    made.innerHTML = '<input type="checkbox"><div class="photo"></div><div class="texts"><input><p></p><span class="chip">Tamanho</span> <span class="chip">Borda</span></div><input class="price"><input class="price"><button>À venda</button><button>…</button>'
    made.querySelector(".texts input").value = "Item " + at
    made.querySelector("p").textContent = "Molho da casa, " + at + " ervas, queijo curado e azeite de oliva extravirgem"
    made.querySelector(".price").value = (at % 90) + 10 + ",90"
    return made
  }
  const draw = () => {
    const from = Math.max(0, Math.floor(list.scrollTop / ${height}) - 3)
    const until = Math.min(${items}, from + Math.ceil(list.clientHeight / ${height}) + 6)
    for (const [at, made] of drawn) if (at < from || at >= until) { made.remove(); drawn.delete(at) }
    for (let at = from; at < until; at += 1) if (!drawn.has(at)) { drawn.set(at, row(at)); list.append(drawn.get(at)) }
  }
  list.addEventListener("scroll", draw)
  draw()`

const body = `<!doctype html><meta charset="utf-8"><style>${styles}</style>
  <div id="list"><div style="height:${items * height}px"></div></div><script>${script}</script>`

/** A list of as many items with the same fields, by hand and without a framework, scrolled on the same machine: what the browser alone takes, and for a letter in one of its fields. */
export const listByHand = async (
  browser: Browser,
  slowdown: number,
): Promise<{ readonly scrolled: Scrolled; readonly typed: Pressed }> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await noteKeys(page)
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }))
  await page.goto(address)
  const { slowDown, work } = await mainThread(page)
  await slowDown(slowdown)
  await page.waitForTimeout(1500)
  const scrolled = await scrollByWheel(page, work, ".row")
  await page.locator(".texts input").first().click()
  const typed = await press(page, work, [..."1234567890".repeat(2)])
  await page.close()
  return { scrolled, typed }
}

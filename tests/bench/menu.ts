import { Agent, get as request } from "node:http"
import { gzipSync } from "node:zlib"
import type { Place } from "../../host/server/db/open.ts"
import { publicId } from "../../src/contract/menu/public/publicIds.ts"
import type { MenuData } from "../../src/contract/menu/menuData.ts"
import { snapshotOf } from "../../src/contract/menu/public/snapshotOf.ts"
import { type Api, startApi } from "../server/api.ts"
import { onBoth } from "./databases.ts"
import { median, quantile, table } from "./figures.ts"
import { editorInBrowser } from "./menuEditor.ts"
import { menuRows } from "./menuFill.ts"

const rounds = 60
const pasted = 200

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await act()
  return performance.now() - from
}

const timesOf = async (count: number, act: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const times = new Array<number>()
  for (let round = 0; round < count; round += 1) times.push(await timed(act))
  return times
}

const agent = new Agent({ keepAlive: true })

/** The bytes of an answer as they arrive, before anything reads them. */
const bytesOf = (address: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    request(address, { agent, headers }, (answer) => {
      let bytes = 0
      answer.on("data", (part: Buffer) => (bytes += part.length))
      answer.on("end", () => resolve(bytes))
    }).on("error", reject)
  })

/** A figure with what section 6.2 of the catalog asks for. */
type Figure = readonly [name: string, value: string, goal: string]

const ms = (times: ReadonlyArray<number>, share = 0.95) => quantile(times, share).toFixed(1)

const publicFigures = async (api: Api, company: number, menu: number): Promise<ReadonlyArray<Figure>> => {
  const path = `/public/merchants/${publicId("merchant", company)}/menus/${publicId("menu", menu)}/snapshot`
  const get = (headers: Readonly<Record<string, string>> = {}, query = "") =>
    api.ask("GET", `${path}${query}`, { headers })
  const address = `${api.server.address}${path}`
  const first = await timed(() => get())
  const tag = (await get()).headers.get("etag") ?? ""
  const [br, gzip] = [{ "accept-encoding": "br" }, { "accept-encoding": "gzip" }]
  const sizes = [await bytesOf(address, gzip), await bytesOf(address, br)]
  const kept = await timesOf(rounds, () => bytesOf(address, br))
  const known = await timesOf(rounds, () => bytesOf(address, { "if-none-match": tag }))
  const [item] = await api.rows(`select id::int as id from menu_items where company_id = ${company} limit 1`)
  const stops = new Array<number>()
  let last = tag
  for (let round = 0; round < 10; round += 1) {
    const waiting = get({}, `?after=${encodeURIComponent(last)}`)
    const body = { item: item?.["id"], until: null, ...(round % 2 === 1 && { returns: true }) }
    const from = performance.now()
    await api.ask("POST", `/menu/${company}/stop`, { as: "root", body })
    const answer = await waiting
    stops.push(performance.now() - from)
    last = answer.headers.get("etag") ?? ""
  }
  return [
    ["public menu, made anew, ms", first.toFixed(1), ""],
    ["public menu, kept, 95 %, ms", ms(kept), "25"],
    ["public menu, known (304), 95 %, ms", ms(known), "5"],
    ...["gzip", "brotli"].map((name, at): Figure => [
      `public menu, ${name}, kB`,
      ((sizes[at] ?? 0) / 1000).toFixed(1),
      "60",
    ]),
    ["sold out until a waiting reader has it, longest, ms", ms(stops, 1), "1000"],
  ]
}

const editorFigures = async (api: Api, company: number): Promise<ReadonlyArray<Figure>> => {
  const read = () => api.ask("GET", `/menu/${company}/editor`, { as: "root" })
  const data: MenuData = (await read()).body
  const change = (ops: ReadonlyArray<object>) =>
    api.ask("POST", `/menu/${company}/changes`, { as: "root", body: { ops } })
  const set = (at: number, round: number) => {
    const item = data.items[at]
    return {
      op: "set",
      list: "items",
      _id: item?._id,
      version: (item?.version ?? 1) + round,
      fields: { price: 2000 + round },
    }
  }
  let round = 0
  const cells = await timesOf(rounds, () => change([set(0, round++)]))
  const paste = await timed(() => change(Array.from({ length: pasted }, (_, at) => set(at + 1, 0))))
  const told = await timesOf(10, async () =>
    snapshotOf(data, data.menus[0]!._id, { at: Date.now(), pictureOf: String }),
  )
  const prices = (sql: string) => timesOf(11, () => api.rows(sql))
  const [menu] = data.menus
  const together = await prices(`select sum(cents) from prices_of(${menu?._id}, ${company}, now())`)
  const alone = await prices(
    `select sum(price_of(id, ${menu?._id}, ${company}, now())) from menu_items where company_id = ${company}`,
  )
  return [
    ["the editor's answer, gzip, kB", (gzipSync((await read()).text).length / 1000).toFixed(1), "150"],
    ["a cell until it is acknowledged, 95 %, ms", ms(cells), "150"],
    [`a paste of ${pasted} rows, ms`, paste.toFixed(0), "500"],
    ["prices of all items in one query, ms", median(together).toFixed(1), "20"],
    ["`price_of` of each item, ms", median(alone).toFixed(1), "20"],
    ["a snapshot from what was read, ms", median(told).toFixed(1), ""],
  ]
}

const bench = async (name: string, place: Place): Promise<string> => {
  const api = await startApi(place)
  const [store] = await api.rows(
    `select company_id::int as id from menu_items where company_id > 1 group by 1 order by 1`,
  )
  const company = Number(store?.["id"])
  await api.rows(`update companies set pix_key = 'chave' where id = ${company} and account is null`)
  for (const statement of menuRows(company)) await api.rows(statement)
  const [menu] = await api.rows(
    `select id::int as id from menus where company_id = ${company} and is_default limit 1`,
  )
  const figures = [
    ...(await publicFigures(api, company, Number(menu?.["id"]))),
    ...(await editorFigures(api, company)),
  ]
  await api.server.close()
  return `${name}\n\n${table(["1,000 items more, with 3,000 options", "measured", "goal"], figures)}`
}

/** Measures a store's menu with a thousand items more than the demo has: whole answers over HTTP, and its editor. */
export const run = async (): Promise<string> =>
  [...(await onBoth(bench)), await editorInBrowser()].join("\n\n")

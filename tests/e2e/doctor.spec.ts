import { expect, type Page, test as base } from "@playwright/test"
import { oldToken, openDoctorSite, type SickPage } from "./doctorSite.ts"

type Site = Awaited<ReturnType<typeof openDoctorSite>>

const test = base.extend<object, { readonly site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const site = await openDoctorSite()
      await use(site)
      await site.close()
    },
    { scope: "worker" },
  ],
})

const script = '<script src="/balcao/balcao.js"></script>'
const tag = "<balcao-roles></balcao-roles>"
const style = '<link rel="stylesheet" href="/styles.css">'

/** The script of a page that gives a client. */
const gives = (api: string, token = '"token"') =>
  `<script>;(globalThis.Balcao ??= []).push(["main", { api: "${api}", getToken: async () => ${token} }])</script>`

/** A React app with a panel; `by` is whose React draws it. */
const app = (by: "panels" | "own", around = '<div id="app"></div>') =>
  `${around}<script src="/react.js"></script><script src="/panels.js"></script><script>panels.draw(${by})</script>`

interface Found {
  readonly says: { readonly ptBr: unknown; readonly en: unknown }
}

/** Runs in the page; elements cannot leave it. */
const runDoctor = async () => {
  const { doctor } = Reflect.get(globalThis, "Balcao") as { doctor(): Promise<ReadonlyArray<Found>> }
  return (await doctor()).map((finding) => ({ ...finding, panel: undefined, container: undefined }))
}

/** Returns the doctor's findings once the page shows `awaited`, and its printed output. */
const examine = async (page: Page, site: Site, sick: SickPage, awaited: string) => {
  const printed: string[] = []
  page.on("console", (message) => {
    if (["table", "info"].includes(message.type())) printed.push(message.text())
  })
  site.show(sick)
  await page.goto(site.origin)
  await expect(page.locator(awaited).first()).toBeAttached()
  const findings = await page.evaluate(runDoctor)
  expect(printed).toHaveLength(1)
  return findings
}

const row = "text=Gerente de loja"
const drawn = `balcao-roles >> ${row}`

test("on healthy pages, of tags or of a React app, the doctor finds nothing", async ({ page, site }) => {
  const tags = { head: script, body: gives(`${site.elsewhere}/api`) + tag }
  expect(await examine(page, site, tags, drawn)).toEqual([])
  page.removeAllListeners("console")
  expect(await examine(page, site, { head: style, body: app("panels") }, row)).toEqual([])
})

test("beside tags, a page may have a React of its own, and panels that use it", async ({ page, site }) => {
  const tags = `${gives(`${site.elsewhere}/api`)}${tag}`
  const own = `<div id="own"></div><script src="/react.js"></script><script>own.createRoot(document.getElementById("own")).render(own.createElement("p"))</script>`
  expect(await examine(page, site, { head: script, body: tags + own }, drawn)).toEqual([])
  page.removeAllListeners("console")
  // The tag comes last: its script brings a React of its own.
  expect(await examine(page, site, { head: style + script, body: tags + app("panels") }, drawn)).toEqual([])
})

/** Faulty pages: the fault, what the page shows by then, the doctor's finding, and a word from each sentence. */
const faults: Readonly<
  Record<
    string,
    readonly [
      sick: (site: Site) => SickPage,
      awaited: string,
      finding: (site: Site) => Readonly<Record<string, unknown>>,
      word: RegExp,
    ]
  >
> = {
  "an API its policy does not name": [
    ({ elsewhere }) => ({
      head: script,
      body: gives(`${elsewhere}/api`) + tag,
      policy: "default-src 'self'; script-src 'self' 'unsafe-inline'",
    }),
    "balcao-roles :text('não respondeu')",
    ({ elsewhere }) => ({
      kind: "blockedByPolicy",
      directive: "connect-src",
      blocked: `${elsewhere}/api/acl/users/me`,
    }),
    /localhost:\d+ (a|to) connect-src/,
  ],
  "an API that does not know its origin": [
    ({ elsewhere }) => ({ head: script, body: gives(`${elsewhere}/no-pages`) + tag }),
    "balcao-roles :text('não respondeu')",
    ({ origin, elsewhere }) => ({
      kind: "refusedByCors",
      address: `${elsewhere}/no-pages/acl/users/me`,
      origin,
      headers: [],
    }),
    /Access-Control-Allow-Origin: http:\/\/127\.0\.0\.1/,
  ],
  "an API that does not allow the Company header": [
    ({ elsewhere }) => ({ head: script, body: gives(`${elsewhere}/no-company`) + tag }),
    "balcao-roles .balcao",
    () => ({ kind: "refusedByCors", headers: ["company"] }),
    /company (a|to) .*Access-Control-Allow-Headers/,
  ],
  "an API that is away": [
    () => ({ head: script, body: gives("http://127.0.0.1:9") + tag }),
    "balcao-roles :text('não respondeu')",
    () => ({ kind: "unreachable", address: "http://127.0.0.1:9/acl/users/me" }),
    /https/,
  ],
  "an expired token": [
    ({ elsewhere }) => ({ head: script, body: gives(`${elsewhere}/expired`, `"${oldToken}"`) + tag }),
    "balcao-roles .balcao",
    () => ({ kind: "expiredToken", expiredAt: new Date("2020-01-01T00:00:00Z") }),
    /getToken/,
  ],
  "no token": [
    ({ elsewhere }) => ({ head: script, body: gives(`${elsewhere}/api`, "undefined") + tag }),
    "balcao-roles .balcao",
    () => ({ kind: "missingToken" }),
    /getToken/,
  ],
  "scripts of two versions": [
    () => ({
      head: script,
      body: `${gives("/api")}<script src="/older/store-toggle.js"></script><balcao-store-toggle></balcao-store-toggle>${tag}`,
    }),
    drawn,
    () => ({ kind: "twoVersions", versions: ["0.0.9", "0.1.0"] }),
    /package\.json/,
  ],
  "a tag no script defines": [
    () => ({ head: script, body: `${gives("/api")}<balcao-unknown></balcao-unknown>` }),
    "balcao-unknown",
    () => ({ kind: "undefinedTag", tag: "balcao-unknown" }),
    /balcao\.js/,
  ],
  "a box without height around a tag": [
    () => ({
      head: script,
      body: `${gives("/api")}<div id="box" style="height: 0; overflow: hidden">${tag}</div>`,
    }),
    drawn,
    () => ({ kind: "noSpace" }),
    /<div#box>/,
  ],
  "a box without height around a React panel": [
    () => ({ head: style, body: app("panels", '<div id="app" style="height: 0"></div>') }),
    row,
    () => ({ kind: "noSpace" }),
    /<div#app>/,
  ],
  "no style sheet for React panels": [
    () => ({ body: app("panels") }),
    row,
    () => ({ kind: "missingStyles" }),
    /balcao\/styles\.css/,
  ],
  "two copies of React beside a tag": [
    ({ elsewhere }) => ({
      head: style + script,
      body: `${gives(`${elsewhere}/api`)}${tag}${app("own")}`,
    }),
    drawn,
    () => ({ kind: "duplicateReact" }),
    /npm dedupe/,
  ],
  "two copies of React": [
    () => ({ head: style, body: app("own") }),
    "#app",
    () => ({ kind: "duplicateReact" }),
    /npm dedupe/,
  ],
}

for (const [title, [sick, awaited, finding, word]] of Object.entries(faults))
  test(`of a page with ${title}, the doctor says so and how to fix it`, async ({ page, site }) => {
    const findings = await examine(page, site, sick(site), awaited)
    expect(findings).toEqual([expect.objectContaining(finding(site))])
    for (const saying of [findings[0]?.says.ptBr, findings[0]?.says.en])
      expect(JSON.stringify(saying)).toMatch(word)
  })

test("of a panel of a version before the top layer, in a transformed box, the doctor names the box", async ({
  page,
  site,
}) => {
  site.show({
    head: script,
    body: `${gives("/api")}<div id="box" style="transform: scale(1)">${tag}</div>`,
  })
  await page.goto(site.origin)
  await expect(page.locator(drawn).first()).toBeVisible()
  await page.locator(".balcao > [popover]").evaluate((layer) => layer.removeAttribute("popover"))
  const findings = await page.evaluate(runDoctor)
  expect(findings).toMatchObject([{ kind: "trappedOverlays", property: "transform" }])
  expect(JSON.stringify(findings[0])).toContain("<div#box>")
})

test("a doctor whose module does not come says so, and fails", async ({ page, site }) => {
  const said: string[] = []
  page.on("console", (message) => void said.push(message.text()))
  site.show({ head: script, body: "" })
  await page.route("**/doctor.js", (route) => route.fulfill({ status: 404 }))
  await page.goto(site.origin)
  await expect(page.evaluate(runDoctor)).rejects.toThrow(/Failed to fetch dynamically imported module/)
  expect(said).toContainEqual(expect.stringMatching(/^balcao: .*\/doctor\.js could not be loaded/))
})

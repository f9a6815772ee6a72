import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { calls } from "../../../src/contract/calls.ts"
import { Unauthenticated } from "../../../src/contract/wire/refusals.ts"
import { SessionEnded } from "../../../src/contract/session/session.ts"
import { createClient, hostSession, PanelProvider, RolesPanel } from "../../../src/index.ts"
import "../../../src/elements/roles/index.ts"
import { register } from "../../../src/api/registry.ts"
import { usePolling } from "../../../src/frame/usePolling.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { addSheets } from "../../../src/ui/root/sheets.ts"
import { NewRole } from "../../../stories/panels/RolesPanel.stories.tsx"
import { openStory } from "../panels/openStory.ts"

beforeEach(() => page.viewport(1280, 900))

const clientOf = (title: string) => {
  const backend = memoryBackend({ roles: [{ id: 1, title, permissions: [], isCoreRole: false }] })
  const asked: Array<string> = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { headers } = new Request(input, init)
    asked.push(`${headers.get("authorization")} ${headers.get("company")}`)
    return backend.fetch(input, init)
  }
  const session = hostSession({
    getToken: async () => `token of ${title}`,
    permissions: ["accessToUserUser"],
    company: { _id: title.length },
  })
  return {
    asked,
    backend,
    client: createClient({ api: "http://memory.test", session, pace: "brisk", fetch }),
  }
}

test("someone whose session ends while a role is open is asked to sign in, and sees nothing of it any more", async () => {
  const backend = await openStory(NewRole)
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Fiscal")
  backend.refuse(calls.roles.create, new Unauthenticated({}))
  backend.refuse(calls.session.refresh, new SessionEnded({}))
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await vi.waitFor(() => expect(backend.requests).toContain("POST /acl/users/refresh"))
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
  await expect.element(page.getByRole("table")).not.toBeInTheDocument()
  expect(backend.requests.filter((call) => call === "POST /acl/roles")).toHaveLength(1)
})

test("two tenants on one page, each with its client, share no row, no token and no company", async () => {
  const one = clientOf("Loja A")
  const two = clientOf("Restaurante B")
  await render(
    <>
      <PanelProvider client={one.client} locale="en">
        <RolesPanel />
      </PanelProvider>
      <PanelProvider client={two.client} locale="ptBr">
        <RolesPanel />
      </PanelProvider>
    </>,
  )
  const english = page.getByRole("region", { name: "Roles list" })
  const portuguese = page.getByRole("region", { name: "Lista de papéis" })
  await expect.element(english.getByText("Loja A")).toBeVisible()
  await expect.element(portuguese.getByText("Restaurante B")).toBeVisible()
  expect(english.getByText("Restaurante B").elements()).toHaveLength(0)
  expect(portuguese.getByText("Loja A").elements()).toHaveLength(0)
  expect(new Set(one.asked)).toEqual(new Set(["Bearer token of Loja A 6"]))
  expect(new Set(two.asked)).toEqual(new Set(["Bearer token of Restaurante B 13"]))

  const before = two.asked.length
  await english.getByRole("searchbox").fill("zzz")
  await expect.element(english.getByText("No records found")).toBeVisible()
  await expect.element(portuguese.getByText("Restaurante B")).toBeVisible()
  expect(two.asked).toHaveLength(before)
})

test("one panel of another tenant inside a provider asks its own client", async () => {
  const one = clientOf("Loja A")
  const two = clientOf("Restaurante B")
  await render(
    <PanelProvider client={one.client} locale="en">
      <RolesPanel client={two.client} />
    </PanelProvider>,
  )
  await expect.element(page.getByText("Restaurante B")).toBeVisible()
  expect(one.asked).toEqual([])
})

test("someone who looks at another company sees its list anew, with nothing of the former chosen", async () => {
  const { asked, client } = clientOf("Loja A")
  await render(
    <PanelProvider client={client} locale="en">
      <RolesPanel />
    </PanelProvider>,
  )
  await page.getByRole("checkbox", { name: "Select Loja A" }).click({ force: true })
  await expect.element(page.getByText("1 selected")).toBeVisible()
  client.session.view({ _id: 77 })
  await expect.element(page.getByText("1 role", { exact: true })).toBeVisible()
  expect(asked.at(-1)).toBe("Bearer token of Loja A 77")
})

test("someone whose account cannot be loaded is told so in the panel's place, and comes in with one press", async () => {
  const backend = memoryBackend()
  backend.offline(true)
  const session = hostSession({ getToken: async () => "token" })
  const client = createClient({ api: "http://memory.test", session, pace: "brisk", fetch: backend.fetch })
  const failed: Array<unknown> = []
  await render(
    <PanelProvider client={client} locale="en">
      <RolesPanel onLoadError={(error) => failed.push(error)} />
    </PanelProvider>,
  )
  await expect.element(page.getByText("Could not load your account"), { timeout: 5000 }).toBeVisible()
  expect(failed).toMatchObject([{ _tag: "Unreachable" }])
  backend.offline(false)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect.element(page.getByRole("row", { name: "Caixa" })).toBeVisible()
})

test("a host whose callbacks throw hears of it, and its person goes on", async () => {
  const { client } = clientOf("Loja A")
  const heard: Array<unknown> = []
  const fails = (what: string) => () => {
    throw new Error(what)
  }
  await render(
    <PanelProvider
      client={client}
      locale="en"
      onEvent={fails("event")}
      onError={(error) => heard.push(String(error))}
    >
      <RolesPanel
        onViewChange={fails("view")}
        onOpenChange={fails("open")}
        onDirtyChange={fails("dirty")}
        onBeforeAction={fails("action")}
      />
    </PanelProvider>,
  )
  await page.getByRole("searchbox").fill("loja")
  await vi.waitFor(() => expect(heard).toContain("Error: view"))
  await page.getByRole("button", { name: "New Role" }).click()
  expect(heard).toContain("Error: open")
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Fiscal")
  await vi.waitFor(() => expect(heard).toContain("Error: dirty"))
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await vi.waitFor(() => expect(heard).toContain("Error: action"))
  await expect.element(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Fiscal")
})

test("a panel shows what its host put around it, in the host's words, and outlives a slot that breaks", async () => {
  const { client } = clientOf("Loja A")
  const heard: Array<unknown> = []
  const Breaks = () => {
    throw new Error("slot")
  }
  const banner = document.createElement("p")
  banner.textContent = "Audit this week"
  await render(
    <div style={{ blockSize: 600 }}>
      <PanelProvider client={client} locale="en" fill messages={{ en: { roles: { create: "Add" } } }}>
        <RolesPanel
          density="compact"
          features={{ create: true, export: false }}
          messages={{ en: { roles: { title: "Team roles" } } }}
          slots={{ header: banner, tools: <Breaks />, footer: <p>Ask Ana before you delete</p> }}
          onError={(error) => heard.push(String(error))}
        />
      </PanelProvider>
    </div>,
  )
  await expect.element(page.getByRole("heading", { name: "Team roles" })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Add" })).toBeVisible()
  const row = page.getByRole("row", { name: "Loja A" })
  await expect.element(row).toBeVisible()
  expect(row.element().getBoundingClientRect().height).toBeLessThan(36)
  expect(heard).toEqual(["Error: slot"])
  const [above, panel, below] = [
    banner.getBoundingClientRect(),
    page.getByRole("region", { name: "Team roles" }).element().getBoundingClientRect(),
    page.getByText("Ask Ana before you delete").element().getBoundingClientRect(),
  ]
  expect(above.bottom).toBeLessThanOrEqual(panel.top)
  expect(panel.bottom).toBeLessThanOrEqual(below.top)
  expect(below.bottom - above.top).toBeLessThanOrEqual(601)
})

test("a tag shows its children in the slots they name, takes elements for slots, and tells of what breaks", async () => {
  const { fetch } = memoryBackend()
  register("slots", {
    api: "http://memory.test",
    fetch,
    getToken: async () => "t",
    permissions: ["accessToUserUser"],
  })
  const around = document.createElement("div")
  around.innerHTML =
    '<output></output><balcao-roles client="slots" locale="en-GB"><button slot="tools">Import</button></balcao-roles>'
  document.body.append(around)
  const [place, tag, button] = ["output", "balcao-roles", "button"].map((name) => around.querySelector(name)!)
  const heard: Array<string> = []
  tag!.addEventListener("balcao-error", (event) => {
    event.preventDefault()
    heard.push(String((event as CustomEvent).detail))
  })
  const [note, late] = ["Audit", "Ask Ana"].map((text) =>
    Object.assign(document.createElement("p"), { textContent: text }),
  )
  const fails = () => {
    throw new Error("view")
  }
  const messages = { en: { roles: { title: "Team roles" } } }
  Object.assign(tag!, { slots: { header: note, actions: place }, messages, onViewChange: fails })
  await expect.element(page.getByRole("heading", { name: "Team roles" })).toBeVisible()
  late!.slot = "footer"
  tag!.append(late!)
  await vi.waitFor(() =>
    expect([button, note, late].map((one) => (one as HTMLElement).assignedSlot?.name)).toEqual([
      "tools",
      "header",
      "footer",
    ]),
  )
  const create = page.getByRole("button", { name: "New Role" })
  expect(create.element().getRootNode()).toMatchObject({ host: { parentNode: place } })
  await page.getByRole("searchbox").fill("caixa")
  await vi.waitFor(() => expect(heard).toEqual(["Error: view"]))
  Object.assign(tag!, { slots: {} })
  expect(note!.isConnected).toBe(false)
  around.remove()
})

test("a tag's main action elsewhere in the page looks as the tag does, goes with it, and is no place for children", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue()
  const { fetch } = memoryBackend()
  register("actions", {
    api: "http://memory.test",
    fetch,
    getToken: async () => "t",
    permissions: ["accessToUserUser"],
  })
  const around = document.createElement("div")
  around.innerHTML =
    '<output></output><aside></aside><balcao-roles client="actions" locale="en" scheme="dark" density="compact"><b slot="actions">Import</b></balcao-roles>'
  document.body.append(around)
  const [head, side, tag] = ["output", "aside", "balcao-roles"].map((name) => around.querySelector(name)!)
  const create = page.getByRole("button", { name: "New Role" })
  const root = () => create.element().getRootNode() as ShadowRoot
  const stands = (at: Element) => vi.waitFor(() => expect(root().host.parentNode).toBe(at))
  await expect.element(create).toBeVisible()
  expect(root()).toBe(tag!.shadowRoot)
  expect(warn.mock.calls.filter(([text]) => String(text).includes('slot="actions"'))).toHaveLength(1)

  Object.assign(tag!, { slots: { actions: head }, appearance: { tokens: { controlHeight: "40px" } } })
  await stands(head!)
  const former = root()
  const inside = former.querySelector<HTMLElement>(".balcao")!
  expect(inside.dataset).toMatchObject({ scheme: "dark", density: "compact" })
  expect(inside.style.getPropertyValue("--balcao-control-height")).toBe("40px")
  tag!.setAttribute("scheme", "light")
  expect(inside.dataset).toMatchObject({ scheme: "light" })

  Object.assign(tag!, { slots: { actions: side } })
  await stands(side!)
  expect(head!.childElementCount).toBe(0)
  const { length } = former.adoptedStyleSheets
  addSheets([[3000, ".none { order: 1 }"]])
  expect(former.adoptedStyleSheets).toHaveLength(length)
  tag!.remove()
  await vi.waitFor(() => expect(side!.childElementCount).toBe(0))
  around.append(tag!)
  await stands(side!)
  around.remove()
})

test("what has nothing to read leaves to others the try that all share while the API is away", async () => {
  const { client } = clientOf("Loja A")
  const { outage } = client.api
  outage.learn(true)
  const mayPoll = vi.spyOn(outage, "mayPoll").mockReturnValue(true)
  const read = vi.fn<() => undefined>()
  const isNeeded = vi.fn<() => boolean>().mockReturnValue(false)
  const Poller = () => {
    usePolling(read, { refreshMs: 5, minIntervalMs: 0, isNeeded })
    return null
  }
  await render(
    <PanelProvider client={client}>
      <Poller />
    </PanelProvider>,
  )
  await vi.waitFor(() => expect(isNeeded.mock.calls.length).toBeGreaterThan(3))
  expect(mayPoll).not.toHaveBeenCalled()
  expect(read).not.toHaveBeenCalled()
  isNeeded.mockReturnValue(true)
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  expect(mayPoll).toHaveBeenCalled()
})

test("a host may veto a deletion, and nothing is sent", async () => {
  const { backend, client } = clientOf("Loja A")
  const actions: Array<string> = []
  await render(
    <PanelProvider client={client} locale="en">
      <RolesPanel
        onBeforeAction={({ type }) => {
          actions.push(type)
          return false
        }}
      />
    </PanelProvider>,
  )
  await page.getByRole("button", { name: "Delete role" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await vi.waitFor(() => expect(actions).toEqual(["remove"]))
  await expect.element(page.getByRole("button", { name: "Delete", exact: true })).toBeEnabled()
  expect(backend.roles.has(1)).toBe(true)
  expect(backend.requests.some((call) => call.startsWith("DELETE"))).toBe(false)
})

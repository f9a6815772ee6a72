import * as Effect from "effect/Effect"
import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { departments } from "../../../src/contract/resources/departments.ts"
import * as balcao from "../../../src/index.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { supportShadowRoots } from "../../../src/ui/shadow/reactAria.ts"

vi.mock("../../../src/ui/shadow/reactAria.ts", { spy: true })

const { browserSession, createClient, hostSession, memorySession, PanelProvider } = balcao

afterEach(() => localStorage.clear())

const backend = memoryBackend()
const clientWith = (session: balcao.SessionSource) =>
  createClient({ api: "http://memory.test", pace: "brisk", fetch: backend.fetch, session })

const allPanels = (
  <>
    <balcao.LoginPanel />
    <balcao.RegisterPanel />
    <balcao.ForgotPasswordPanel />
    <balcao.RolesPanel />
    <balcao.UsersPanel />
    <balcao.UserEditorPanel userId={1} />
    <balcao.AccessPanel />
    <balcao.DashboardPanel />
    <balcao.StoreTogglePanel />
    <balcao.DeliveryPeoplePanel />
    <balcao.DeliveryMapPanel />
    <balcao.CompanyDeliveriesPanel />
    <balcao.ContactCentrePanel />
    <balcao.ResourcePanel resource={departments} />
  </>
)

/** Renders panels on a server without a session and hydrates them in the page; returns what the page reports. */
const hydrate = (
  atServer: balcao.Client,
  inBrowser: balcao.Client,
  panels: ReactNode,
  isolation: "light" | "shadow" = "light",
) => {
  const pageWith = (client: balcao.Client) => (
    <PanelProvider client={client} locale="en" isolation={isolation}>
      {panels}
    </PanelProvider>
  )
  const place = document.createElement("div")
  document.body.append(place)
  const html = renderToString(pageWith(atServer))
  place.innerHTML = html
  const reported: Array<unknown> = []
  const root = hydrateRoot(place, pageWith(inBrowser), {
    onRecoverableError: (error) => reported.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { html, reported }
}

test("someone signed in whose page comes from a server sees their panels, and nobody told them to sign in", async () => {
  const atServer = clientWith(browserSession())
  const { session } = clientWith(browserSession())
  await Effect.runPromise(session.signIn({ email: "root@balcao.test", password: "demo1234" }))
  const { html, reported } = hydrate(atServer, clientWith(browserSession()), allPanels)
  expect(html).not.toContain("You are signed out")
  await expect.element(page.getByRole("row", { name: "Caixa" })).toBeVisible()
  expect(reported).toEqual([])
})

test("someone signed out is told so once their page is theirs", async () => {
  const { reported } = hydrate(
    clientWith(memorySession()),
    clientWith(memorySession()),
    <balcao.RolesPanel />,
  )
  await expect.element(page.getByText("You are signed out").first()).toBeVisible()
  expect(reported).toEqual([])
})

test("a host whose session a server knows has its panels drawn there", async () => {
  const known = () =>
    clientWith(hostSession({ getToken: async () => "token", permissions: ["accessToUserUser"] }))
  const { html, reported } = hydrate(known(), known(), <balcao.RolesPanel />)
  expect(html).toContain("Roles")
  await expect.element(page.getByRole("row", { name: "Caixa" })).toBeVisible()
  expect(reported).toEqual([])
})

test("panels in a shadow root are drawn once the page has hydrated, and none of it is reported", async () => {
  const known = () =>
    clientWith(hostSession({ getToken: async () => "token", permissions: ["accessToUserUser"] }))
  const { html, reported } = hydrate(known(), known(), <balcao.RolesPanel />, "shadow")
  expect(html).toBe("")
  await expect.element(page.getByRole("row", { name: "Caixa" })).toBeVisible()
  expect(reported).toEqual([])
})

test("a shadow root that cannot be fetched leaves the page as it is, and comes when asked again", async () => {
  const unreachable = new Error("not found")
  vi.mocked(supportShadowRoots).mockImplementationOnce(() => {
    throw unreachable
  })
  const onError = vi.fn<(error: unknown) => void>()
  await render(
    <>
      <p>The page</p>
      <PanelProvider
        client={clientWith(memorySession())}
        locale="en"
        isolation="shadow"
        appearance={JSON.parse(`{ "tokens": null, "density": null }`)}
        onError={onError}
      >
        <balcao.RolesPanel />
      </PanelProvider>
    </>,
  )
  await page.getByRole("button", { name: "Reload" }).click()
  await expect.element(page.getByText("You are signed out")).toBeVisible()
  await expect.element(page.getByText("The page")).toBeVisible()
  expect(onError.mock.calls).toEqual([[unreachable]])
})

import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { createClient, hostSession, PanelProvider, RolesPanel } from "../../../src/index.ts"
import { memoryBackend } from "../../../src/testing/index.ts"

beforeEach(() => page.viewport(1280, 900))

const companies = [1, 2, 3, 4, 5]
/** Every row says whose it is. */
const rolesOf = (company: number) => [
  { id: company, title: `Papel da empresa ${company}.`, permissions: [], isCoreRole: false },
]
/** Drawn hundreds of times here: only what shows rows. */
const plain = {
  create: false,
  remove: false,
  select: false,
  filters: false,
  columns: false,
  export: false,
  views: false,
}

/** The same numbers each time, so that an order that fails can be met again. */
const seeded = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A service that answers each question about roles when it is told to, whoever still waits for it. */
const slowService = () => {
  const backend = memoryBackend()
  const open: Array<{ readonly company: number; readonly answer: () => void }> = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (!request.url.endsWith("/findRoles")) return backend.fetch(input, init)
    const company = Number(request.headers.get("company"))
    return new Promise((resolve) => {
      const items = rolesOf(company)
      open.push({ company, answer: () => resolve(Response.json({ items, totalCount: items.length })) })
    })
  }
  return { open, fetch }
}

/** Milliseconds. */
const patience = { interval: 4, timeout: 30_000 }

const turn = () => new Promise((resolve) => setTimeout(resolve))
const shown = () =>
  [...document.querySelectorAll("tbody tr")].flatMap(
    (row) => /da empresa (\d+)\./.exec(row.textContent)?.[1] ?? [],
  )

/** Changes of the company in so many orders of answers. */
export const companySwitches = (orders: number) =>
  test(`whoever changes the company while answers are on their way never sees a row of another one: ${orders} orders`, async () => {
    const { open, fetch } = slowService()
    const session = hostSession({ getToken: async () => "token", permissions: ["accessToUserUser"] })
    const client = createClient({ api: "http://memory.test", session, pace: "brisk", fetch })
    client.session.view({ _id: 1 })
    await render(
      <PanelProvider client={client}>
        <RolesPanel features={plain} />
      </PanelProvider>,
    )
    const strange: Array<string> = []
    const look = (order: number) => {
      const now = String(client.session.company.peek()?._id)
      for (const one of shown())
        if (one !== now) strange.push(`order ${order}: ${one} while ${now} is viewed`)
    }
    let stale = 0
    for (let order = 1; order <= orders; order += 1) {
      const random = seeded(order)
      const answerOne = () => {
        const [one] = open.splice(random(open.length), 1)
        if (one && one.company !== client.session.company.peek()?._id) stale += 1
        one?.answer()
      }
      for (let step = 0; step < 4; step += 1) {
        if (random(5) < 2) client.session.view({ _id: companies[random(companies.length)]! })
        else answerOne()
        // Checks the first render, then the one after the answer was read.
        await Promise.resolve()
        look(order)
        await turn()
        look(order)
      }
      const now = client.session.company.peek()?._id
      await vi.waitFor(() => {
        // Calls of other companies stay open: they are answered orders later.
        for (const one of open.filter(({ company }) => company === now)) one.answer()
        look(order)
        expect(shown()).toEqual([String(now)])
      }, patience)
    }
    expect(strange).toEqual([])
    expect(stale).toBeGreaterThan(orders / 2)
  })

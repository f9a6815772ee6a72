import * as Effect from "effect/Effect"
import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { companyDeliveries } from "../../../src/contract/companies/companyDeliveries.ts"
import { Unreachable } from "../../../src/api/errors.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { PageQuery } from "../../../src/contract/wire/page.ts"
import { read } from "../../../src/contract/wire/read.ts"
import { unreadableIn } from "../../../src/contract/wire/unreadable.ts"
import { type Role, roles } from "../../../src/contract/users/roles.ts"
import { ListModel } from "../../../src/resource/listModel.ts"
import { defaultView, type ListView } from "../../../src/resource/ListView.ts"
import { apiOf, type Call } from "./apiOf.ts"

const role = (id: number, title = `Papel ${id}`): Role => ({ id, title, permissions: [], isCoreRole: false })
const queryOf = ({ input }: Call) => input.body as PageQuery

const open = (
  answer: (query: PageQuery) => Effect.Effect<unknown, unknown>,
  { view = defaultView, firstWait = 0 }: { view?: ListView; firstWait?: number } = {},
) => {
  const { api, heard } = apiOf((call) => answer(queryOf(call)))
  const model = new ListModel(api, {
    find: roles.find,
    filter: (title) => ({ title }),
    view,
    firstWaitMs: firstWait,
  })
  return { model, heard, load: () => Effect.runPromise(model.load()), last: () => queryOf(heard.at(-1)!) }
}

/** Imitates a screen: loads every request, and stops the load before it. */
const watch = (model: ListModel) => {
  let stop = () => {}
  const unwatch = model.request.subscribe(() => {
    stop()
    stop = Effect.runCallback(model.load())
  })
  return () => {
    unwatch()
    stop()
  }
}

const found = (items: ReadonlyArray<Role>, totalCount = items.length) => Effect.succeed({ items, totalCount })
const turn = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => vi.useRealTimers())

describe("someone who selects all rows of an estimated total", () => {
  it("confirms the exact number, which is asked for only then", async () => {
    const { model, load, heard, last } = open(({ exactTotal }) =>
      Effect.succeed({
        items: [role(1)],
        ...(exactTotal ? { totalCount: 250_143 } : { totalCount: 250_000, isEstimated: true }),
      }),
    )
    await load()
    const asked = heard.length
    expect([last().exactTotal, model.selection()]).toEqual([undefined, { ids: [] }])
    model.selectAll()
    await load()
    expect([heard.length, last().exactTotal]).toEqual([asked + 1, true])
    expect(model.selection()).toEqual({ filter: {}, expected: 250_143 })
  })
})

describe("someone who opens a list", () => {
  it("asks for ten by id ascending from page 0, without a filter", async () => {
    const { load, last } = open(() => found([role(1)]))
    await load()
    expect(last()).toEqual({ filter: {}, sortField: "id", sortOrder: "asc", pageNumber: 0, pageSize: 10 })
  })

  it("is told of rows that could not be read, although those that could are kept", async () => {
    const page = read(roles.find.success, {
      items: [{ id: 1, title: "Caixa" }, { title: "Gerente" }],
      totalCount: 2,
    })
    const { model, load } = open(() => Effect.succeed(page))
    await load()
    const { data } = model.page.peek()
    expect([data?.items.map(({ title }) => title), unreadableIn(data?.items ?? []).length]).toEqual([
      ["Caixa"],
      1,
    ])
  })

  it("that waits before its first load waits as long as it was told, and only then", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { model, heard } = open(() => found([role(1)]), { firstWait: limits.waitMs.firstList })
    const stop = watch(model)
    await vi.advanceTimersByTimeAsync(999)
    expect(heard).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toHaveLength(1)
    model.reload()
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toHaveLength(2)
    stop()
  })
})

describe("someone who opens a list of a paginator", () => {
  it("asks for a page by its number, its size and what is filtered, in the query", async () => {
    const { api, heard } = apiOf(() => Effect.succeed({ items: [], totalCount: 0 }))
    const model = new ListModel(api, {
      find: companyDeliveries.page,
      filters: [
        { id: "company", options: [], isSearched: true, toFilter: (id) => ({ companyId: Number(id) }) },
      ],
      view: { ...defaultView, pageSize: 5 },
      firstWaitMs: 0,
    })
    await Effect.runPromise(model.load())
    expect(heard.at(-1)?.input).toEqual({ query: { pageIn: 0, pageOut: 5 } })
  })
})

describe("someone who searches", () => {
  it("is back on page 0, and asks once, 150 ms after the last letter", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { model, heard, last } = open(() => found([role(1)], 60), { view: { ...defaultView, page: 4 } })
    const stop = watch(model)
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toHaveLength(1)
    for (const text of ["g", "ge", " ger "]) {
      model.search(text)
      await vi.advanceTimersByTimeAsync(149)
    }
    expect(heard).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toHaveLength(2)
    expect(last()).toMatchObject({ filter: { title: "ger" }, pageNumber: 0 })
    expect(model.request.value.view).toMatchObject({ search: " ger ", page: 0 })
    stop()
  })

  it("for nothing but space asks without a filter", async () => {
    const { model, load, last } = open(() => found([]))
    model.search("   ")
    await load()
    expect(last().filter).toEqual({})
  })

  it("sees the answer to what they asked last, in 200 orders of the answers (fault 40)", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 6 }), async (s, pages) => {
        const { model } = open(({ pageNumber }) =>
          Effect.promise(() =>
            s.schedule(
              Promise.resolve({ items: [role(pageNumber + 1)], totalCount: 60 }),
              `page ${pageNumber}`,
            ),
          ),
        )
        const stop = watch(model)
        for (let page = 1; page <= pages; page += 1) {
          await turn()
          model.setPage(page)
        }
        await turn()
        await s.waitIdle()
        await turn()
        stop()
        expect(model.page.value).toEqual({
          _tag: "Here",
          data: { items: [role(pages + 1)], totalCount: 60 },
        })
      }),
      { numRuns: 200 },
    )
  })
})

describe("someone who looks at a list", () => {
  it("and sorts it, or changes the size of its pages, is back on page 0", async () => {
    const { model, load, last } = open(() => found([role(1)], 60), { view: { ...defaultView, page: 4 } })
    model.sort("title", "desc")
    await load()
    expect(last()).toMatchObject({ sortField: "title", sortOrder: "desc", pageNumber: 0 })
    model.setPage(3)
    model.setPageSize(5)
    await load()
    expect(last()).toMatchObject({ pageSize: 5, pageNumber: 0, sortField: "title" })
  })

  it("whose last page is gone comes to the last there is", async () => {
    const { model, load, last } = open(
      ({ pageNumber, pageSize }) => found(pageNumber < 3 ? [role(1)] : [], 3 * pageSize),
      { view: { ...defaultView, page: 7 } },
    )
    await load()
    expect(model.request.value.view.page).toBe(2)
    await load()
    expect(last().pageNumber).toBe(2)
    expect(model.page.value._tag).toBe("Here")
  })

  it("whose records are all gone comes to page 0 and stays there", async () => {
    const { model, load, heard } = open(() => found([]), { view: { ...defaultView, page: 7 } })
    await load()
    expect(model.request.value.view.page).toBe(0)
    await load()
    await turn()
    expect(model.page.value).toMatchObject({ _tag: "Here", data: { items: [] } })
    expect(heard).toHaveLength(2)
  })

  it("keeps the old rows while new ones come and when they do not", async () => {
    let answer: Effect.Effect<unknown, unknown> = found([role(1)])
    const { model, load } = open(() => answer)
    await load()
    answer = Effect.never
    const stop = Effect.runCallback(model.load())
    await turn()
    expect(model.page.value).toMatchObject({ _tag: "Loading", data: { items: [role(1)] } })
    stop()
    answer = Effect.fail(new Unreachable({ cause: "offline" }))
    await load()
    expect(model.page.value).toMatchObject({ _tag: "Failed", data: { items: [role(1)] } })
    answer = found([role(2)])
    await load()
    expect(model.page.value).toEqual({ _tag: "Here", data: { items: [role(2)], totalCount: 1 } })
  })

  it("keeps the chosen rows from page to page", () => {
    const { model } = open(() => found([]))
    model.select(new Set(["1", "12"]))
    model.setPage(2)
    expect([...model.selected.value]).toEqual(["1", "12"])
  })

  it("held by the host's address is not loaded again by the same address", () => {
    const { model } = open(() => found([]))
    const before = model.request.value
    model.setView({ ...defaultView })
    expect(model.request.value).toBe(before)
    model.setView({ ...defaultView, page: 2 })
    expect(model.request.value.view.page).toBe(2)
  })
})

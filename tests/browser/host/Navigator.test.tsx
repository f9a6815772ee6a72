import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Navigator } from "../../../host/app/routing/Navigator.ts"

const home = location.pathname + location.search
let ends: Array<() => void> = []

beforeEach(() => history.pushState(null, "", "/list"))
afterEach(() => {
  for (const end of ends) end()
  ends = []
  history.pushState(null, "", home)
})

/** A page that is loaded, or reloaded, at the address of the moment. */
const load = () => {
  for (const end of ends) end()
  const navigator = new Navigator(() => undefined)
  ends = [navigator.start()]
  return navigator
}
const shown = ({ getState }: Navigator) => getState().location.pathname + getState().location.search
const here = () => location.pathname + location.search

/** Writes something on the page that is shown. */
const write = (navigator: Navigator) => {
  let isDirty = true
  const isUnsaved = () => isDirty
  ends.push(navigator.hold(isUnsaved))
  return { isUnsaved, discard: () => void (isDirty = false) }
}

/** Waits until the browser is asked to stay, and is back where something is written. */
const isAsked = async (navigator: Navigator, at: string) => {
  await vi.waitFor(() => expect(navigator.getState().held).toBeDefined())
  await vi.waitFor(() => expect(here()).toBe(at))
  expect(shown(navigator)).toBe(at)
}

for (const [kind, editor] of [
  ["on a page of its own", "/list/4"],
  ["in the query", "/list?open=4"],
] as const)
  test(`Back from a record written ${kind} asks, after a load and after a reload, and leads to the entry before`, async () => {
    history.pushState(null, "", "/before")
    history.pushState(null, "", "/list")
    load().go(editor)
    const navigator = load()
    write(navigator)
    history.back()
    await isAsked(navigator, editor)
    navigator.getState().held?.stay()
    expect(navigator.getState().held).toBeUndefined()
    history.back()
    await isAsked(navigator, editor)
    navigator.getState().held?.go()
    await vi.waitFor(() => expect(shown(navigator)).toBe("/list"))
    expect(here()).toBe("/list")
  })

test("Forward from what is written asks as well", async () => {
  const navigator = load()
  navigator.go("/list?open=4")
  navigator.go("/list")
  navigator.go("/other")
  history.go(-2)
  await vi.waitFor(() => expect(shown(navigator)).toBe("/list?open=4"))
  write(navigator)
  history.forward()
  await isAsked(navigator, "/list?open=4")
  navigator.getState().held?.stay()
  history.forward()
  await isAsked(navigator, "/list?open=4")
  navigator.getState().held?.go()
  await vi.waitFor(() => expect(shown(navigator)).toBe("/list"))
})

test("a link, another record and another company ask; the tab of a record and a part of the page do not", () => {
  const navigator = load()
  navigator.go("/list?open=4&q=an")
  const { discard } = write(navigator)
  const isHeld = (move: () => void) => {
    move()
    const { held } = navigator.getState()
    held?.stay()
    return held !== undefined
  }
  expect(isHeld(() => navigator.go("/list?open=4&q=an&tab=rules"))).toBe(false)
  expect(isHeld(() => navigator.go("/list?q=an&open=4#content"))).toBe(false)
  for (const to of ["/list", "/list?open=5&q=an", "/list?open=4", "/other?open=4&q=an"])
    expect(
      isHeld(() => navigator.go(to)),
      to,
    ).toBe(true)
  const view = vi.fn()
  expect(isHeld(() => navigator.guardLeave(view))).toBe(true)
  expect(view).not.toHaveBeenCalled()
  discard()
  navigator.guardLeave(view)
  expect(view).toHaveBeenCalledOnce()
})

test("two places with something unsaved ask one after the other", () => {
  const navigator = load()
  navigator.go("/list?open=4")
  const [first, second] = [write(navigator), write(navigator)]
  navigator.go("/other")
  expect(navigator.getState().held?.by).toBe(first.isUnsaved)
  navigator.getState().held?.go()
  expect(navigator.getState().held?.by).toBe(second.isUnsaved)
  navigator.getState().held?.go()
  expect(shown(navigator)).toBe("/other")
})

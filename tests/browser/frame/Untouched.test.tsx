import { expect, test, vi } from "vitest"
import { page } from "vitest/browser"

type Listening = readonly [target: EventTarget, type: string, listener: unknown, capture: boolean]

/** Returns the members of the page's built-in objects, by name. */
const members = () =>
  new Map(
    Object.getOwnPropertyNames(window).flatMap((name) => {
      const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {}
      if (typeof value !== "function" || !/^[A-Z]/.test(name) || typeof value.prototype !== "object")
        return []
      return Object.entries(Object.getOwnPropertyDescriptors(value.prototype ?? {})).map(
        ([member, { value: method, get, set }]) => [`${name}.${member}`, [method, get, set]] as const,
      )
    }),
  )

const changedSince = (before: ReturnType<typeof members>) =>
  [...members()].flatMap(([name, parts]) =>
    before.get(name)?.every((part, at) => part === parts[at]) ? [] : [name],
  )

/** Follows who listens to the window and the document from now on. */
const followListeners = () => {
  let all: ReadonlyArray<Listening> = []
  const page: ReadonlyArray<EventTarget> = [window, document, document.documentElement, document.body]
  const entryOf = (target: EventTarget, [type, listener, options]: readonly unknown[]): Listening => {
    const capture =
      typeof options === "object" ? (options as AddEventListenerOptions | null)?.capture : options
    return [target, String(type), listener, capture === true]
  }
  const without = (gone: Listening) => all.filter((one) => one.some((part, at) => part !== gone[at]))
  const follow = (owner: EventTarget) => {
    const { addEventListener, removeEventListener } = owner
    owner.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      const entry = entryOf(this ?? window, given)
      if (page.includes(entry[0])) all = [...without(entry), entry]
      return addEventListener.apply(this, given)
    }
    owner.removeEventListener = function (...given: Parameters<typeof removeEventListener>) {
      all = without(entryOf(this ?? window, given))
      return removeEventListener.apply(this, given)
    }
    return () => Object.assign(owner, { addEventListener, removeEventListener })
  }
  // The window of a test has methods of its own.
  const ends = [EventTarget.prototype, window]
    .filter((owner) => Object.hasOwn(owner, "addEventListener"))
    .map(follow)
  return {
    types: () => [...new Set(all.map(([, type]) => type))].toSorted(),
    end: () => ends.forEach((end) => end()),
  }
}

/** React's own, of its root; it keeps it. */
const ofReact = ["selectionchange"]

/** React Aria's, of how one moves through the page: while a panel is there, and something that opens above a page has come. */
const ofFocus = ["blur", "click", "invalid", "keydown", "keyup", "pointerdown", "pointermove", "pointerup"]
/** React Aria's too, of keyboards on screens and of what moves, and never taken back. */
const staying = ["beforeunload", "focus", "transitionend", "transitionrun"]

test("a page is as before its panels once they are gone, also where what opens above it has come", async () => {
  const { createRoot } = await import("react-dom/client")
  const listeners = followListeners()
  const before = members()

  const { LoginPanel, PanelProvider, createClient, memorySession } = await import("../../../src/index.ts")
  await Promise.all([import("../../../src/ui/index.ts"), import("../../../src/panels/orderAlert/index.ts")])
  expect([changedSince(before), listeners.types()]).toEqual([[], []])

  const client = createClient({ api: "http://api.test", session: memorySession() })
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  root.render(
    <PanelProvider client={client}>
      <LoginPanel />
    </PanelProvider>,
  )
  await expect.element(page.getByLabelText("E-mail")).toBeVisible()
  expect([changedSince(before), listeners.types()]).toEqual([[], ofReact])

  await Promise.all([
    import("../../../src/ui/dialog/ModalBox.tsx"),
    import("../../../src/ui/menu/MenuPopover.tsx"),
    import("../../../src/ui/field/MonthPopover.tsx"),
    import("../../../src/ui/tooltip/TooltipSurface.tsx"),
  ])
  expect(changedSince(before)).toEqual(["HTMLElement.focus"])
  expect(listeners.types()).toEqual([...ofFocus, ...staying, ...ofReact].toSorted())
  root.unmount()
  await expect.poll(() => changedSince(before), { timeout: 5000 }).toEqual([])
  expect(listeners.types()).toEqual([...staying, ...ofReact].toSorted())

  const again = createRoot(place)
  again.render(
    <PanelProvider client={client}>
      <LoginPanel />
    </PanelProvider>,
  )
  await expect.poll(() => changedSince(before)).toEqual(["HTMLElement.focus"])
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (...given) {
    return focus.apply(this, given)
  }
  const ofPage = HTMLElement.prototype.focus
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  again.unmount()
  // Focus is given back once a second passed without a panel.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(1500)
  vi.useRealTimers()
  expect(HTMLElement.prototype.focus).toBe(ofPage)
  listeners.end()
  place.remove()
})

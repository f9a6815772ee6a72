import { expect, test } from "vitest"
import { page } from "vitest/browser"

type Listening = readonly [target: EventTarget, type: string, listener: unknown, capture: boolean]

/** What the page's own objects are made of, by the name each has. */
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

/** React Aria's, of whether the focus is to be seen and something moves; it comes with the first part that opens above a page, and stays. */
const ofReactAria =
  "beforeunload blur click focus invalid keydown keyup pointerdown pointermove pointerup transitionend transitionrun"

test("a page that imports every panel is as before, and a mounted one leaves what React Aria's dialogs need", async () => {
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
  root.unmount()

  await import("../../../src/ui/dialog/ModalBox.tsx")
  expect(changedSince(before)).toEqual(["HTMLElement.focus"])
  expect(listeners.types()).toEqual([...ofReactAria.split(" "), ...ofReact].toSorted())
  listeners.end()
  place.remove()
})

import "balcao/elements/order-alert"
import { type Client, createClient } from "balcao"
import { register } from "balcao/elements"
import * as Effect from "effect/Effect"
import { createRoot, hydrateRoot } from "react-dom/client"
import { connect, type Connection, type Fault, type Known } from "./clients.ts"
import { doubleIds, tooWide, trapped } from "./geometry.ts"
import { changed, panelRoots, remember, within } from "./looks.ts"
import { subjects } from "./subjects.tsx"
import { attributesOf, type Drawing, propertiesOf, treeOf } from "./tree.tsx"

/** A drawing with what its API does. */
export interface Given extends Drawing {
  readonly fault?: Fault | undefined
  /** Default: `api`. */
  readonly known?: Known
}

interface Connected extends Connection {
  readonly client: Client
}

/** The older version's script has another name in the page. */
const scriptName = document.currentScript?.dataset["name"] ?? "conformance"

const connections = new Map<string, Connected>()
const drawn: Array<() => void> = []
const reported: Array<string> = []
const report = (error: unknown) => void reported.push(String(error))

document.addEventListener("balcao-error", (event) => {
  event.preventDefault()
  report((event as CustomEvent).detail)
})

/** A place that a page gives a panel, of the same width under each style sheet. */
const makePlace = (name: string) => {
  const place = document.createElement("div")
  place.dataset["panel"] = name
  for (const [property, value] of [
    ["display", "block"],
    ["box-sizing", "content-box"],
    ["inline-size", "var(--place, auto)"],
    ["margin", "0"],
    ["padding", "0"],
    ["border", "0"],
  ] as const)
    place.style.setProperty(property, value, "important")
  return document.querySelector("main")!.appendChild(place)
}

/** An API and who calls it: the client of a React panel; a tag's is registered under its name. */
const connectionOf = ({ name, kind, client = "main", known = "api", fault }: Given): Connected => {
  const connection = connect(subjects[name], known, `token-of-${client}`)
  connection.fail(fault)
  if (kind === "tag") register(client, connection.options)
  const connected = { ...connection, client: createClient(connection.options) }
  connections.set(client, connected)
  return connected
}

const drawTag = (given: Given, { backend }: Connected): (() => void) => {
  const tag = document.createElement(`balcao-${given.name}`)
  for (const [name, value] of Object.entries(attributesOf(given, backend)))
    tag.setAttribute(name, String(value))
  Object.assign(tag, propertiesOf(given, backend))
  makePlace(given.name).append(tag)
  return () => tag.remove()
}

const drawTree = (given: Given, connected: Connected): (() => void) => {
  const root = createRoot(makePlace(given.name), { identifierPrefix: scriptName })
  root.render(treeOf(given, connected, report))
  return () => root.unmount()
}

const drawWith = (given: Given, connected: Connected): void => {
  const isPlainTag = given.kind === "tag" && !given.isStrict
  drawn.push((isPlainTag ? drawTag : drawTree)(given, connected))
}

/** Draws a panel beside those that are there. */
const draw = (given: Given): void => drawWith(given, connectionOf(given))

/** Takes away all that was drawn. */
const clear = (): void => {
  for (const end of drawn.splice(0)) end()
  document.querySelector("main")!.replaceChildren()
}

/** In localStorage, where the next client finds it. */
const signIn = (client: Client) =>
  Effect.runPromise(client.session.signIn({ email: "a@balcao.test", password: "demo1234" }))

/** Takes over what a server has sent. */
const hydrate = async (given: Given): Promise<void> => {
  localStorage.clear()
  if (given.known === "browser" && !subjects[given.name].isSignedOut)
    await signIn(connectionOf({ ...given, kind: "light" }).client)
  const connected = connectionOf(given)
  if (given.kind === "tag") {
    const tag = document.querySelector(`balcao-${given.name}`)!
    Object.assign(tag, propertiesOf(given, connected.backend))
  } else
    hydrateRoot(document.querySelector("[data-panel]")!, treeOf(given, connected, report), {
      onRecoverableError: report,
    })
}

const nodeCount = () => panelRoots().flatMap((root) => [...root.querySelectorAll("*")]).length

const isBusy = () => within(document).some((element) => element.matches("[aria-busy=true]"))

/** Returns the number of nodes once nothing is loading and none was added or removed for a while, or the time is up. */
const settled = async (maxMs: number): Promise<number> => {
  const end = performance.now() + maxMs
  let [nodes, calm] = [-1, 0]
  while (calm < 5 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    const now = nodeCount()
    calm = now === nodes && !isBusy() ? calm + 1 : 0
    nodes = now
  }
  return nodes
}

/** Draws a panel and takes it away as often as that, with one client, as the pages of an app do. */
const mountOften = async (given: Given, times: number): Promise<void> => {
  const connected = connections.get("main") ?? connectionOf(given)
  for (let mounted = 0; mounted < times; mounted += 1) {
    drawWith(given, connected)
    while (nodeCount() < 2 || isBusy()) await new Promise((resolve) => setTimeout(resolve, 10))
    clear()
  }
}

const conformance = {
  draw,
  clear,
  hydrate,
  settled,
  mountOften,
  remember,
  changed,
  tooWide,
  trapped,
  doubleIds,
  reported: () => reported.splice(0),
  /** Returns the visible text of the panels. */
  text: () =>
    panelRoots()
      .map((root) => root.innerText)
      .join(" ")
      .trim(),
  directions: () => panelRoots().map((root) => getComputedStyle(root).direction),
  sent: (client: string) => connections.get(client)?.sent ?? [],
  /** From now on every API does this; as it should again without one. */
  fail: (fault?: Fault) => connections.forEach((connection) => connection.fail(fault)),
  placeOrder: () => void connections.get("main")?.backend.placeOrder({ totalCents: 4590 }),
}

/** Functions the runner calls in the page. */
export type Conformance = typeof conformance

Object.assign(globalThis, { [scriptName]: conformance })

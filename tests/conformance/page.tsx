import {
  CompanyDeliveriesPanel,
  ContactCentrePanel,
  createClient,
  DashboardPanel,
  DeliveryPeoplePanel,
  ForgotPasswordPanel,
  LoginPanel,
  memorySession,
  PanelProvider,
  RegisterPanel,
  ResourcePanel,
  RolesPanel,
  StoreTogglePanel,
  UserEditorPanel,
  UsersPanel,
} from "balcao"
import { packings } from "balcao/resources/packings"
import { listed, memoryBackend, restaurantUser } from "balcao/testing"
import * as Effect from "effect/Effect"
import { type ReactNode, StrictMode } from "react"
import { createRoot, type Root } from "react-dom/client"

const backend = (user?: typeof restaurantUser) =>
  memoryBackend({
    ...(user && { user }),
    resources: [listed(packings, [{ name: "Caixa", abbreviation: "CX", kind: "BOX" }])],
  })

const clientOf = (memory: ReturnType<typeof memoryBackend>) =>
  createClient({ api: "http://memory.test", session: memorySession(), pace: "brisk", fetch: memory.fetch })

/** The panels, with the role dialog open or not: a modal dialog makes all others inert. */
const panels = (isOpen: boolean): Readonly<Record<string, ReactNode>> => ({
  roles: <RolesPanel {...(isOpen && { open: "new" })} />,
  users: <UsersPanel />,
  "user-editor": <UserEditorPanel userId={1} />,
  "delivery-people": <DeliveryPeoplePanel />,
  "company-deliveries": <CompanyDeliveriesPanel />,
  resource: <ResourcePanel resource={packings} />,
  dashboard: <DashboardPanel />,
  "contact-centre": <ContactCentrePanel />,
  "store-toggle": <StoreTogglePanel />,
  login: <LoginPanel registerHref="/register" forgotHref="/forgot" />,
  register: <RegisterPanel />,
  "forgot-password": <ForgotPasswordPanel />,
})

/** A page gives a panel its place, of the same width under each style sheet. */
const place = (name: string, panel: ReactNode) => (
  <div
    key={name}
    data-panel={name}
    ref={(element) => {
      for (const [property, value] of [
        ["display", "block"],
        ["box-sizing", "content-box"],
        ["width", "1000px"],
        ["margin", "0"],
        ["padding", "0"],
        ["border", "0"],
      ] as const)
        element?.style.setProperty(property, value, "important")
    }}
  >
    {panel}
  </div>
)

let root: Root | undefined

/** Draws panels anew, all unless told which. */
const mount = async (isOpen: boolean, isolation: "light" | "shadow", names?: readonly string[]) => {
  root?.unmount()
  root = createRoot(document.querySelector("main")!)
  const [admin, store] = [clientOf(backend()), clientOf(backend(restaurantUser))]
  const account = { email: "a@balcao.test", password: "demo1234" }
  for (const { session } of [admin, store]) await Effect.runPromise(session.signIn(account))
  root.render(
    <StrictMode>
      {Object.entries(panels(isOpen))
        .filter(([name]) => names?.includes(name) ?? true)
        .map(([name, panel]) =>
          place(
            name,
            <PanelProvider client={name === "store-toggle" ? store : admin} isolation={isolation}>
              {panel}
            </PanelProvider>,
          ),
        )}
    </StrictMode>,
  )
}

/** Parts of elements that a page may style as well, by the elements that have them. */
const parts = {
  "::before": "*",
  "::after": "*",
  "::marker": "li, summary",
  "::placeholder": "input, textarea",
  "::file-selector-button": "[type=file]",
  "::-webkit-search-cancel-button": "[type=search]",
}

const within = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll("*")].flatMap((element) => [
    element,
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ])

const roots = () => within(document).filter((element) => element.matches(".balcao"))

const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith("--"))

const propertiesOf = (style: CSSStyleDeclaration) =>
  style.content === "none" ? [] : names.map((name) => `${name}: ${style.getPropertyValue(name)}`)

/** Every property of an element and of its parts. */
const lookOf = (element: Element) => [
  ...propertiesOf(getComputedStyle(element)),
  ...Object.entries(parts).flatMap(([part, having]) =>
    element.matches(having)
      ? propertiesOf(getComputedStyle(element, part)).map((property) => `${part} ${property}`)
      : [],
  ),
]

/** Every element of the panels, with how it looks. */
const look = () =>
  new Map(
    roots()
      .flatMap((element) => [element, ...element.querySelectorAll("*")])
      .map((element) => [element, lookOf(element)]),
  )

let looks: ReturnType<typeof look>

/** Remembers how everything looks, and says how many nodes there are. */
const remember = () => (looks = look()).size

/** How many nodes of panels there are; none while one of them is loading. */
const count = () =>
  within(document).some((element) => element.matches("[aria-busy=true]"))
    ? 0
    : roots().flatMap((element) => [...element.querySelectorAll("*")]).length

/** The nodes that look otherwise than remembered: what they are, and what they look like now. */
const changed = () =>
  [...looks].flatMap(([element, before]) => {
    const known = new Set(before)
    const properties = lookOf(element).filter((property) => !known.has(property))
    return properties.length === 0
      ? []
      : [{ node: `${element.tagName} ${element.getAttribute("class")}`, properties }]
  })

Object.assign(globalThis, { conformance: { mount, count, remember, changed } })

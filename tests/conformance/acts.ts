import type { Locator } from "@playwright/test"
import type { Conformance } from "./page.tsx"
import type { Name } from "./subjects.tsx"

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a global
  var conformance: Conformance
}

/** A person's view and actions in a panel. */
export interface Acts {
  /** Returns the element that shows the panel has loaded. */
  readonly shown: (place: Locator) => Locator
  /** Opens the overlay; omitted if the panel has none. */
  readonly open?: (place: Locator) => Promise<void>
  /** Sends a form that loads nothing first. */
  readonly send?: (place: Locator) => Promise<void>
}

const row = (text: string) => (place: Locator) => place.getByRole("row").filter({ hasText: text }).first()
const press = (name: string | RegExp) => (place: Locator) =>
  place.getByRole("button", { name }).first().click()
const pressOnRow = (key: string) => (place: Locator) => place.locator("tbody tr").last().press(key)
const fill = async (place: Locator, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields))
    await place.getByLabel(label, { exact: true }).fill(text)
}

/** The value typed into every form's email field. */
export const email = "root@balcao.test"
const password = "demo1234"

/** Acts of every panel; a missing one does not compile. */
export const acts: Readonly<Record<Name, Acts>> = {
  access: { shown: row("Permitido") },
  applications: { shown: row("Sabor da Vila"), open: pressOnRow("Delete") },
  "company-deliveries": { shown: row("Cantina"), open: pressOnRow("Enter") },
  "contact-centre": {
    shown: (place) => place.getByRole("button", { name: "Novo contato" }),
    open: press("Novo contato"),
  },
  dashboard: { shown: (place) => place.getByText("Empresas abertas").first() },
  "delivery-map": { shown: (place) => place.getByRole("option").nth(1) },
  "delivery-people": { shown: row("Bruna Lacerda"), open: pressOnRow("Delete") },
  "forgot-password": {
    shown: (place) => place.getByLabel("E-mail"),
    send: async (place) => {
      await fill(place, { "E-mail": email })
      await press("Enviar")(place)
    },
  },
  "loose-deliveries": {
    shown: (place) => place.getByRole("button", { name: "Nova entrega" }),
    open: press("Visões"),
  },
  login: {
    shown: (place) => place.getByLabel("E-mail"),
    send: async (place) => {
      await fill(place, { "E-mail": email, Senha: password })
      await place.getByRole("button", { name: "Entrar", exact: true }).click()
    },
  },
  menu: {
    shown: (place) => place.getByRole("heading", { name: "Comece o cardápio" }),
    open: press("Item"),
  },
  "menu-view": {
    shown: (place) => place.getByRole("heading", { name: "Massas" }),
    open: press("Nhoque ao sugo"),
  },
  "order-alert": { shown: (place) => place.getByRole("region", { name: "Pedidos novos" }) },
  orders: {
    shown: (place) => place.getByRole("region", { name: /^Novos/ }),
    open: press(/^Entregador/),
  },
  register: {
    shown: (place) => place.getByLabel("Nome completo"),
    send: async (place) => {
      const names = { "Nome completo": "Ana Lima", "E-mail": email, "Nome de usuário": "ana.lima" }
      await fill(place, { ...names, Senha: password, "Confirmar senha": password })
      await place.getByRole("checkbox").press("Space")
      await press("Criar conta")(place)
    },
  },
  resource: { shown: row("Caixa"), open: pressOnRow("Delete") },
  roles: { shown: row("Gerente de loja"), open: press("Novo papel") },
  "store-toggle": {
    shown: (place) => place.getByRole("switch"),
    open: (place) => place.getByRole("switch").press("Space"),
  },
  "user-editor": {
    shown: (place) => place.getByLabel("Nome de usuário"),
    open: press("Mais opções para salvar"),
  },
  users: { shown: (place) => place.getByRole("row").nth(2), open: pressOnRow("Delete") },
}

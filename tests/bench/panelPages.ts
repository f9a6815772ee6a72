import { built } from "../withReact.ts"
import type { Known } from "./toggleSite.ts"

const json = JSON.stringify

interface HandMade {
  readonly path: string
  /** Body of a POST; without one the list is read by GET. */
  readonly body?: object
  /** Heading of each column, and the expression that reads its cell from `row`. */
  readonly columns: Readonly<Record<string, string>>
}

/** A panel on a page of its own, and the page by hand beside it. */
interface Subject {
  readonly imports: string
  readonly element: string
  readonly byHand: HandMade | "form"
}

const paged = { pageNumber: 0, pageSize: 10 }

/** Five panels that stand for all: three lists of their own, a described list, and a form. */
export const subjects = {
  users: {
    imports: `import { UsersPanel } from ${built("panels/users/index.js")}`,
    element: "createElement(UsersPanel)",
    byHand: {
      path: "/acl/users/findUsers",
      body: paged,
      columns: {
        Nome: "row.name",
        "E-mail": "row.email",
        Telefone: "row.phone",
        Empresa: "row.company?.name",
      },
    },
  },
  roles: {
    imports: `import { RolesPanel } from ${built("panels/roles/index.js")}`,
    element: "createElement(RolesPanel)",
    byHand: {
      path: "/acl/roles/findRoles",
      body: paged,
      columns: { Título: "row.title", Permissões: "row.permissions?.length" },
    },
  },
  "delivery people": {
    imports: `import { DeliveryPeoplePanel } from ${built("panels/deliveryPeople/index.js")}`,
    element: "createElement(DeliveryPeoplePanel)",
    byHand: {
      path: "/delivery-man/list/",
      columns: { Nome: "row.name", Veículo: "row.vehicle", Situação: "row.deliveryStatus" },
    },
  },
  "banks, a described list": {
    imports: `
      import { ResourcePanel } from ${built("panels/resource/index.js")}
      import { banks } from ${built("contract/resources/banks.js")}`,
    element: "createElement(ResourcePanel, { resource: banks })",
    byHand: {
      path: "/bank/find",
      body: paged,
      columns: { Nome: "row.name", Código: "row.code", ISPB: "row.ispb", PIX: "row.hasPix ? 'Sim' : 'Não'" },
    },
  },
  login: {
    imports: `import { LoginPanel } from ${built("panels/login/index.js")}`,
    element: "createElement(LoginPanel)",
    byHand: "form",
  },
} as const satisfies Record<string, Subject>

/** As the README says it; at a brisk pace, because the specification's waits a second for its own sake. */
export const panelPage = ({ api, token }: Known, { imports, element, byHand }: Subject): string => `
  import { createElement } from "react"
  import { createRoot } from "react-dom/client"
  import { createClient, browserSession, hostSession, PanelProvider } from ${built("index.js")}
  ${imports}
  const session = ${byHand === "form" ? "browserSession()" : `hostSession({ getToken: async () => "${token}" })`}
  const client = createClient({ api: "${api}", session, pace: "brisk" })
  createRoot(document.getElementById("root")).render(
    createElement(PanelProvider, { client }, ${element}))`

const react = `
  import { createElement as h, useEffect, useState } from "react"
  import { createRoot } from "react-dom/client"`

const form = `${react}
  const App = () => {
    const [problem, setProblem] = useState()
    return h("form", { onSubmit: (event) => { event.preventDefault(); setProblem("…") } },
      h("h1", null, "Entrar"),
      h("label", null, "E-mail", h("input", { type: "email", name: "email" })),
      h("label", null, "Senha", h("input", { type: "password", name: "password" })),
      problem && h("p", { role: "alert" }, problem),
      h("button", null, "Entrar"))
  }
  createRoot(document.getElementById("root")).render(h(App))`

/** The same rows by hand: one request, one table, no permissions, words, filters, menus or errors. */
const handMadeList = ({ api, token }: Known, { path, body, columns }: HandMade) => `${react}
  const App = () => {
    const [rows, setRows] = useState([])
    useEffect(() => {
      fetch("${api}${path}", {
        method: ${body ? '"POST"' : '"GET"'},
        headers: { authorization: "Bearer ${token}", "content-type": "application/json" },
        ${body ? `body: ${json(json(body))},` : ""}
      }).then((answer) => answer.json()).then((answer) => setRows((answer.items ?? answer).slice(0, 10)))
    }, [])
    return h("table", null,
      h("thead", null, h("tr", null, ${json(Object.keys(columns))}.map((head) => h("th", { key: head }, head)))),
      h("tbody", null, rows.map((row) => h("tr", { key: row._id },
        [${Object.values(columns).join(", ")}].map((text, at) => h("td", { key: at }, text))))))
  }
  createRoot(document.getElementById("root")).render(h(App))`

/** The same list or form, as somebody would write it by hand. */
export const handMadePage = (known: Known, { byHand }: Subject): string =>
  byHand === "form" ? form : handMadeList(known, byHand)

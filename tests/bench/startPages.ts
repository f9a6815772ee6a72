import { readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { resolve } from "node:path"
import { build, type Rolldown } from "vite"
import { built } from "../withReact.ts"
import { type Known, type Site, toggleSite } from "./toggleSite.ts"

const json = JSON.stringify

const lists = (api: string, token: string, shown: string) => `
  fetch("${api}/acl/users/findUsers", {
    method: "POST",
    headers: { authorization: "Bearer ${token}", "content-type": "application/json" },
    body: ${json(json({ pageNumber: 0, pageSize: 10 }))},
  }).then((answer) => answer.json()).then(${shown})`

const heads = ["Nome", "E-mail", "Telefone", "Empresa"]

/** The users' panel alone on a page, in React; at a brisk pace, because the specification's waits a second for its own sake. */
const usersPanel = ({ api, token }: Known) => `
  import { createElement } from "react"
  import { createRoot } from "react-dom/client"
  import { createClient, hostSession, PanelProvider } from ${built("index.js")}
  import { UsersPanel } from ${built("panels/users/index.js")}
  import ${built("entries/users.css")}
  const session = hostSession({ getToken: async () => "${token}" })
  const client = createClient({ api: "${api}", session, pace: "brisk" })
  createRoot(document.getElementById("root")).render(
    createElement(PanelProvider, { client }, createElement(UsersPanel)))`

/** The same rows by hand: one request, one table, no permissions, words, filters, menus or errors. */
const usersByHand = ({ api, token }: Known) => `
  import { createElement as h, useEffect, useState } from "react"
  import { createRoot } from "react-dom/client"
  const App = () => {
    const [users, setUsers] = useState([])
    useEffect(() => void ${lists(api, token, "({ items }) => setUsers(items)")}, [])
    return h("table", null,
      h("thead", null, h("tr", null, ${json(heads)}.map((head) => h("th", { key: head }, head)))),
      h("tbody", null, users.map((user) => h("tr", { key: user._id },
        [user.name, user.email, user.phone, user.company?.name].map((text, at) => h("td", { key: at }, text))))))
  }
  createRoot(document.getElementById("root")).render(h(App))`

/** A switch that reads the store's record, by hand; it knows the company. */
const switchByHand = ({ api, token, company }: Known, library: string) => `
  ${library}
  const App = () => {
    const [record, setRecord] = useState()
    useEffect(() => {
      const headers = { authorization: "Bearer ${token}" }
      fetch("${api}/company/company-delivery/${company._id}", { headers })
        .then((answer) => answer.json()).then(setRecord)
    }, [])
    return record ? h("input", { type: "checkbox", role: "switch", defaultChecked: record.isOpen }) : "…"
  }
  draw(h(App), document.getElementById("root"))`

const react = `
  import { createElement as h, useEffect, useState } from "react"
  import { createRoot } from "react-dom/client"
  const draw = (tree, root) => createRoot(root).render(tree)`
const preact = `
  import { h, render as draw } from "preact"
  import { useEffect, useState } from "preact/hooks"`

/** A page as a bundler makes it: its document, its scripts and its style sheet. */
const made = async (source: string): Promise<Site> => {
  const folder = await mkdtemp(resolve("tests/bench/.start-"))
  try {
    await writeFile(
      `${folder}/index.html`,
      `<!doctype html><title>Page</title><div id="root"></div><script type="module" src="./page.js"></script>`,
    )
    await writeFile(`${folder}/page.js`, source)
    const { output } = (await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: { write: false },
    })) as Rolldown.RolldownOutput
    return new Map(
      output.map((file) => [
        file.fileName === "index.html" ? "/" : `/${file.fileName}`,
        String(file.type === "chunk" ? file.code : file.source),
      ]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The list's pages and the store's, each beside what a lean page by hand takes. */
export const sites = async (root: Known, store: Known) => {
  const toggle = readFileSync("dist/standalone/store-toggle.js", "utf8")
  return {
    users: {
      "the users' panel": await made(usersPanel(root)),
      "a bare table in React, by hand": await made(usersByHand(root)),
    },
    toggle: {
      "the store toggle's script": toggleSite(store, toggle, false),
      "the same, told company and permissions": toggleSite(store, toggle, true),
      "a bare switch in React, by hand": await made(switchByHand(store, react)),
      "a bare switch in Preact, by hand": await made(switchByHand(store, preact)),
    },
  }
}

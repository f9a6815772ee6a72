import { readFileSync } from "node:fs"
import { made } from "./made.ts"
import { handMadePage, panelPage, subjects } from "./panelPages.ts"
import { type Known, type Site, toggleSite } from "./toggleSite.ts"

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

/** The panels' pages with source maps, by what they show. */
export const profiled = async (root: Known): Promise<ReadonlyMap<string, Site>> => {
  const pages = new Map<string, Site>()
  for (const [about, subject] of Object.entries(subjects))
    pages.set(about, await made(panelPage(root, subject), true))
  return pages
}

export interface Compared {
  readonly about: string
  /** Pages by what they show, the one by hand last. */
  readonly pages: Readonly<Record<string, Site>>
}

/** Panels and the toggle, each beside what a lean page by hand takes. */
export const compared = async (root: Known, store: Known): Promise<ReadonlyArray<Compared>> => {
  const panels: Array<Compared> = []
  for (const [about, subject] of Object.entries(subjects))
    panels.push({
      about,
      pages: {
        ours: await made(panelPage(root, subject)),
        "React by hand": await made(handMadePage(root, subject)),
      },
    })
  const toggle = readFileSync("dist/standalone/store-toggle.js", "utf8")
  return [
    ...panels,
    {
      about: "store toggle, one script",
      pages: {
        ours: toggleSite(store, toggle, false),
        "ours, told company and permissions": toggleSite(store, toggle, true),
        "Preact by hand": await made(switchByHand(store, preact)),
        "React by hand": await made(switchByHand(store, react)),
      },
    },
  ]
}

import { readdirSync, readFileSync } from "node:fs"
import { laterInLists } from "./tools/laterInLists.mjs"

const { budgets } = JSON.parse(readFileSync("package.json", "utf8"))
const manifest = JSON.parse(readFileSync("host/dist/app/.vite/manifest.json", "utf8"))

/** Every script a page loads for one of the app's modules: its chunk and what that imports. */
const scriptsOf = (name, seen = new Set()) => {
  if (seen.has(name)) return []
  seen.add(name)
  const { file, imports = [] } = manifest[name]
  return [`host/dist/app/${file}`, ...imports.flatMap((one) => scriptsOf(one, seen))]
}

const pages = {
  "host: login page": ["index.html", "app/pages/login/LoginPage.tsx"],
  // Without the chart, which the dashboard fetches when it is drawn.
  "host: first screen after login": [
    "index.html",
    "app/RoutedApp.tsx",
    "app/shell/Shell.tsx",
    "app/pages/dashboard/DashboardPage.tsx",
  ],
}

/** What an embedder takes from an entry that holds more than one page needs. */
const taken = {
  index: "{ createClient, browserSession, PanelProvider }",
}

/** What opens at a press, which is fetched once the page is drawn. */
const afterDrawn = [
  "*/ModalBox.js",
  "*/TooltipSurface.js",
  "*/MenuPopover.js",
  "*/PopoverSurface.js",
  "*/RemovalDialogs.js",
  "*/SelectionStrip.js",
  "*/FiltersForm.js",
  "*/MomentField.js",
  "*/UnsavedSays.js",
  "*/Asked.js",
]

/** The rules of fetched parts, which come with them in a shadow root; and those of all panels, for one of the provider's. */
const fetchedRules = ["*.sheets.js", "*/everySheet.js"]

const laterInContactCentre = [
  "*/followConversations.js",
  "*/CustomerOrders.js",
  "*/CustomerTickets.js",
  "*/NewContactDialog.js",
  "*/PictureDialog.js",
  "*/MessageRetry.js",
  "*/MissingFile.js",
  "*/WhyFailed.js",
]

const laterInOrders = [
  "*/followOrders.js",
  "*/OrderSheet.js",
  "*/OrderConversation.js",
  "*/OrderList.js",
  "*/OrderMap.js",
  "*/Inbox.js",
  "*/Kitchen.js",
  "*/ReasonDialog.js",
  "*/AssignDialog.js",
  "*/ClosedOrders.js",
  "*/makePrintLink.js",
  "*/askContactCentre.js",
  "*/StoreSettings.js",
]

/** What an entry fetches by itself once it is on the page. */
const later = {
  "panels/applications/index": ["*/StylePreview.js", "*/Upgrades.js"],
  "elements/applications/index": ["*/StylePreview.js", "*/Upgrades.js"],
  "panels/roles/index": ["*/PermissionsInput.js"],
  "elements/roles/index": ["*/PermissionsInput.js"],
  "panels/deliveryMap/index": ["*/liveMap.js", "*/followDeliveries.js"],
  "panels/contactCentre/index": laterInContactCentre,
  "elements/contactCentre/index": laterInContactCentre,
  "panels/orders/index": laterInOrders,
  "elements/orders/index": laterInOrders,
  "panels/orderAlert/index": ["*/followNewOrders.js", "*/sdk.js"],
  "elements/orderAlert/index": ["*/followNewOrders.js", "*/sdk.js"],
  // Not asked for here, but esbuild keeps what it needs of Effect for whoever might.
  index: [
    "*/followDeliveries.js",
    "*/followConversations.js",
    ...laterInOrders,
    "*/StylePreview.js",
    "*/CustomerOrders.js",
    "*/NewContactDialog.js",
    "*/PictureDialog.js",
    "*/PermissionsInput.js",
  ],
  "ui/index": ["*/DrawnRoute.js"],
  "elements/deliveryMap/index": ["*/liveMap.js", "*/followDeliveries.js"],
  "panels/deliveryMap/drawing/liveMap": ["*/outline.js", "*/tiles.js"],
}

/** Ends the name of a budget that counts what a panel fetches by itself: for its first view, and once the browser is idle. */
const withFetched = " and what it fetches by itself"

/** Of what is fetched when it is drawn, what a list on a server that keeps views draws at first. */
const inFirstView = ["*/SavedViews.js"]

/** Pages and stand-alone scripts are bundled already; entries are bundled here, without React, as a consumer would. */
const check = ([title, limit]) => {
  const all = { name: title, limit, gzip: true, brotli: false }
  const isWithFetched = title.endsWith(withFetched)
  const name = isWithFetched ? title.slice(0, -withFetched.length) : title
  const fetched = [...afterDrawn, ...inFirstView]
  const elsewhere = [...afterDrawn, ...fetchedRules, ...laterInLists, ...(later[name] ?? [])]
  if (name in pages)
    return {
      ...all,
      path: [...new Set(pages[name].flatMap((module) => scriptsOf(module)))],
      disablePlugins: ["@size-limit/esbuild"],
    }
  if (name.endsWith(".css")) return { ...all, path: `dist/${name}`, disablePlugins: ["@size-limit/esbuild"] }
  const script = { ...all, path: `dist/${name}.js` }
  if (name.startsWith("standalone/")) return { ...script, disablePlugins: ["@size-limit/esbuild"] }
  return {
    ...script,
    import: taken[name],
    ignore: [
      "react",
      "react-dom",
      ...(isWithFetched ? elsewhere.filter((one) => !fetched.includes(one)) : elsewhere),
    ],
  }
}

/** Each description alone, without the kinds and names all of them share: a screen fetches it beside the panel. */
const descriptions = readdirSync("dist/contract/resources")
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({
    name: `description: ${name.slice(0, -3)}`,
    limit: "2150 B",
    gzip: true,
    brotli: false,
    path: `dist/contract/resources/${name}`,
    ignore: ["../*"],
    modifyEsbuildConfig: (config) => ({ ...config, format: "esm" }),
  }))

export default [...Object.entries(budgets).map(check), ...descriptions]

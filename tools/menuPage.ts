import { fileURLToPath } from "node:url"
import type { InlineConfig, Plugin } from "vite"
import { build } from "vite"
import { standIn, stripTypes } from "./standalone.mjs"

const root = fileURLToPath(new URL("../host/", import.meta.url))
const input = `${root}menu.html`

/**
 * The page of a store's menu, `menu.html`: a build of its own beside the app's, on Preact and with the stand-ins of scripts without a
 * bundler, because files that one build shares with the app bring most of the app (docs/decisions/0295). While one develops, it
 * is a page of the app's server, with React.
 */
export const menuPage = (config: () => InlineConfig): Plugin => ({
  name: "menu-page",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (request.url?.startsWith("/cardapio/")) request.url = "/menu.html"
      next()
    })
  },
  async closeBundle() {
    const { plugins = [], build: options } = config()
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: "warn",
      plugins: [{ ...standIn(), enforce: "pre" }, { ...stripTypes(), enforce: "pre" }, ...plugins],
      build: {
        ...options,
        emptyOutDir: false,
        manifest: ".vite/menu.json",
        rolldownOptions: {
          input,
          treeshake: { propertyReadSideEffects: false },
          checks: { bundlerTimings: false },
        },
      },
    })
  },
})

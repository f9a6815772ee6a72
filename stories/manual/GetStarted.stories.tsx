import preview from "../../.storybook/preview.tsx"
import { SourceFiles } from "./SourceFiles.tsx"

/** The small apps of `npm run consumers`, which are built, type-checked and used in a browser as they stand here. */
const files = import.meta.glob<string>(
  [
    "../../tests/consumers/*/src/{main.ts,main.tsx,App.vue,App.svelte}",
    "../../tests/consumers/*/app/*.tsx",
    "../../tests/consumers/{plain-html,script-loader}/*.{html,js}",
  ],
  { query: "?raw", import: "default" },
)

const filesOf = (...consumers: ReadonlyArray<string>) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, load]) => {
      const name = path.replace("../../tests/consumers/", "")
      return consumers.includes(name.split("/")[0] ?? "") ? [[name, load] as const] : []
    }),
  )

const meta = preview.meta({
  title: "Manual/Get started",
  component: SourceFiles,
  // Pages to read: what they show is tested by the consumers.
  tags: ["!test"],
})

export const ReactWithVite = meta.story({ args: { files: filesOf("vite-react19") } })
export const React18 = meta.story({ args: { files: filesOf("react18") } })
export const Next = meta.story({ args: { files: filesOf("next16") } })
export const Vue = meta.story({ args: { files: filesOf("vue") } })
export const Svelte = meta.story({ args: { files: filesOf("svelte") } })
export const Angular = meta.story({ args: { files: filesOf("angular") } })
export const PlainHtml = meta.story({ args: { files: filesOf("plain-html", "script-loader") } })
export const Webpack = meta.story({ args: { files: filesOf("webpack") } })
export const Esbuild = meta.story({ args: { files: filesOf("esbuild") } })

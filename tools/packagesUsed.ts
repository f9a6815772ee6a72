import { readdirSync, readFileSync } from "node:fs"

const imported = /^(?:import|export) (?!type )[^"]*from "([^."][^"]*)"/gm

/**
 * Every package module that `src` imports at run time. Vite prebundles them before the first browser test; a module
 * it discovered later would reload the page during a test.
 */
export const packagesUsed = (): string[] => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.css)\.tsx?$/.test(name),
  )
  const names = files.flatMap((name) =>
    [...readFileSync(`src/${name}`, "utf8").matchAll(imported)].map((match) => match[1] ?? ""),
  )
  return [
    ...new Set([
      ...names,
      "@vanilla-extract/recipes/createRuntimeFn",
      "react-dom/client",
      "react-dom/server",
      "react/jsx-dev-runtime",
    ]),
  ].toSorted()
}

import { readFileSync } from "node:fs"

const { budgets } = JSON.parse(readFileSync("package.json", "utf8"))
const manifest = JSON.parse(readFileSync("host/dist/manifest.json", "utf8"))

/** Every script a page loads for one of the app's modules: its chunk and what that imports. */
const scriptsOf = (name, seen = new Set()) => {
  if (seen.has(name)) return []
  seen.add(name)
  const { file, imports = [] } = manifest[name]
  return [`host/dist/app/${file}`, ...imports.flatMap((one) => scriptsOf(one, seen))]
}

const pages = {
  "host: login page": ["index.html", "app/pages/login/LoginPage.tsx"],
}

const entry = ([name, limit]) => {
  if (name in pages) return { name, limit, path: [...new Set(pages[name].flatMap((module) => scriptsOf(module)))], gzip: true, brotli: false }
  return { name, limit, path: `dist/${name}.js`, ignore: ["react", "react-dom"], gzip: true, brotli: false }
}

export default Object.entries(budgets).map(entry)

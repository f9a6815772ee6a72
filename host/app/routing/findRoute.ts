import { type Route, routes } from "../routes.ts"

/** The segments of a path; slashes at its ends do not count. */
export const segmentsOf = (path: string): ReadonlyArray<string> =>
  path.split("/").filter((part) => part !== "")

/** The paths of a route with parameters in router syntax: `{x}` becomes `:x`. */
const patternsOf = ({ path, aliases = [] }: Route): ReadonlyArray<string> =>
  [path, ...aliases].map((spelling) => spelling.replace(/\{(\w+)\}/g, ":$1"))

const matches = (pattern: ReadonlyArray<string>, parts: ReadonlyArray<string>) =>
  pattern.length === parts.length &&
  pattern.every((part, index) => part.startsWith(":") || part.toLowerCase() === parts[index]?.toLowerCase())

const patterns = routes
  .flatMap((route) => patternsOf(route).map((pattern) => ({ route, parts: segmentsOf(pattern) })))
  .toSorted((a, b) => parametersIn(a.parts) - parametersIn(b.parts))

function parametersIn(parts: ReadonlyArray<string>): number {
  return parts.filter((part) => part.startsWith(":")).length
}

const findPattern = (pathname: string) => {
  const parts = segmentsOf(pathname)
  return patterns.find(({ parts: pattern }) => matches(pattern, parts))
}

/** The route of an address; literal segments win over parameters. Undefined for an unknown path. */
export const findRoute = (pathname: string): Route | undefined => findPattern(pathname)?.route

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The values of the route parameters in an address. */
export const findParams = (pathname: string): Readonly<Record<string, string>> => {
  const parts = segmentsOf(pathname)
  const namedParts = (findPattern(pathname)?.parts ?? []).map(
    (part, index) => [part, parts[index] ?? ""] as const,
  )
  return Object.fromEntries(
    namedParts.flatMap(([part, text]) => (part.startsWith(":") ? [[part.slice(1), decoded(text)]] : [])),
  )
}

/** True if the route allows the parameter values of an address. */
export const hasKnownValues = (pathname: string): boolean => {
  const allowedValues = findRoute(pathname)?.allowedValues ?? {}
  const params = findParams(pathname)
  return Object.entries(allowedValues).every(([name, values]) => values.includes(params[name] ?? ""))
}

const publicFirstSegments = new Set(
  routes.filter(({ area, path }) => area !== "shell" && path !== "").map(({ path }) => segmentsOf(path)[0]),
)

/** True if an unknown address belongs to the public pages rather than to the shell. */
export const isOutside = (pathname: string): boolean => {
  const [first, second] = segmentsOf(pathname)
  // The print pages share their first segment with a screen of the shell.
  if (first === "shopping-cart") return second === "restaurant" || second === "supermarket"
  return publicFirstSegments.has(first)
}

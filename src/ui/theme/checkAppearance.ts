import { type AppearanceTokens, appearanceTokens, type ColorToken, type RangeToken } from "./appearance.ts"

const { colors, plain } = appearanceTokens

type Find = (value: string) => string | undefined

/** The lightness (OKLCH) of a color, as a browser computes it where an element is. */
const lightnessOf = (value: string, element: Element): number => {
  const probe = document.createElement("span")
  probe.style.color = `oklch(from ${value} l c h)`
  element.append(probe)
  const [, lightness = "NaN"] = /oklch\(([\d.]+)/.exec(getComputedStyle(probe).color) ?? []
  probe.remove()
  return Number(lightness)
}

const notColor: Find = (value) => {
  if (/currentcolor|^transparent$/i.test(value)) return `cannot be ${value}`
  return CSS.supports("color", value) ? undefined : `is no color: ${value}`
}

const colorProblem =
  ([min, max]: ColorToken["light"], element: Element): Find =>
  (value) => {
    const problem = notColor(value)
    // The value of these depends on the place they are read.
    if (problem !== undefined || /(var|env|light-dark)\(/i.test(value)) return problem
    const lightness = lightnessOf(value, element)
    return lightness < min - 0.002 || lightness > max + 0.002
      ? `is kept readable: its lightness is ${lightness.toFixed(3)}, not ${min} to ${max}`
      : undefined
  }

const rangeProblem =
  ({ syntax, least: min, most: max }: RangeToken): Find =>
  (value) => {
    const property = syntax === "<length>" ? "width" : "scale"
    if (!CSS.supports(property, value) || /%|^[a-z-]+$/i.test(value)) return `is no ${syntax}: ${value}`
    const number = Number.parseFloat(value)
    const isMeasured = syntax === "<number>" || /^-?[\d.]+(px)?$/.test(value)
    return isMeasured && (number < Number.parseFloat(min) || number > Number.parseFloat(max))
      ? `is kept between ${min} and ${max}: ${value}`
      : undefined
  }

/** Checks of each token, by name; of a color, by name and scheme. */
const checksAt = (element: Element): ReadonlyMap<string, Find> =>
  new Map([
    ["accent", (value: string) => (/currentcolor/i.test(value) ? undefined : notColor(value))],
    ...Object.entries(colors).flatMap(([name, token]) =>
      (["light", "dark"] as const).map(
        (scheme) => [`${name}.${scheme}`, colorProblem(token[scheme], element)] as const,
      ),
    ),
    ...Object.entries(plain).map(
      ([name, token]) => [name, "syntax" in token ? rangeProblem(token) : () => undefined] as const,
    ),
  ])

const flat = (tokens: AppearanceTokens): ReadonlyArray<readonly [string, string]> =>
  Object.entries(tokens).flatMap(([name, value]: [string, unknown]) =>
    (typeof value === "object" && value !== null
      ? Object.entries(value).map(
          ([scheme, color]: [string, unknown]) => [`${name}.${scheme}`, color] as const,
        )
      : [[name, value] as const]
    ).flatMap(([path, value]) =>
      (value ?? undefined) === undefined ? [] : [[path, String(value)] as const],
    ),
  )

/** Returns the problems of an appearance, one sentence each for the developer who provided it. */
const appearanceProblems = (tokens: AppearanceTokens, element: Element): ReadonlyArray<string> => {
  const checks = checksAt(element)
  return flat(tokens).flatMap(([name, value]) => {
    const check = checks.get(name)
    const problem = check ? check(value) : "is no token"
    return problem === undefined ? [] : [`balcao: appearance "${name}" ${problem}.`]
  })
}

const reported = new Set<string>()

/** Tells each of them once. */
export const reportAppearanceProblems = (tokens: AppearanceTokens, element: Element): void => {
  for (const sentence of appearanceProblems(tokens, element)) {
    if (reported.has(sentence)) continue
    reported.add(sentence)
    // oxlint-disable-next-line no-console -- for the developer of the page
    console.warn(sentence)
  }
}

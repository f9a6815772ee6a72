import { type AppearanceTokens, appearanceTokens, type ColorToken, type RangeToken } from "./appearance.ts"

const { colors, plain } = appearanceTokens

type Find = (given: string) => string | undefined

/** The lightness (OKLCH) of a color, as a browser computes it where an element is. */
const lightnessOf = (given: string, element: Element): number => {
  const probe = document.createElement("span")
  probe.style.color = `oklch(from ${given} l c h)`
  element.append(probe)
  const [, lightness = "NaN"] = /oklch\(([\d.]+)/.exec(getComputedStyle(probe).color) ?? []
  probe.remove()
  return Number(lightness)
}

const notColor: Find = (given) => {
  if (/currentcolor|^transparent$/i.test(given)) return `cannot be ${given}`
  return CSS.supports("color", given) ? undefined : `is no color: ${given}`
}

const colorProblem =
  ([least, most]: ColorToken["light"], element: Element): Find =>
  (given) => {
    const problem = notColor(given)
    // The value of these depends on the place they are read.
    if (problem !== undefined || /(var|env|light-dark)\(/i.test(given)) return problem
    const lightness = lightnessOf(given, element)
    return lightness < least - 0.002 || lightness > most + 0.002
      ? `is kept readable: its lightness is ${lightness.toFixed(3)}, not ${least} to ${most}`
      : undefined
  }

const rangeProblem =
  ({ syntax, least, most }: RangeToken): Find =>
  (given) => {
    const property = syntax === "<length>" ? "width" : "scale"
    if (!CSS.supports(property, given) || /%|^[a-z-]+$/i.test(given)) return `is no ${syntax}: ${given}`
    const number = Number.parseFloat(given)
    const isMeasured = syntax === "<number>" || /^-?[\d.]+(px)?$/.test(given)
    return isMeasured && (number < Number.parseFloat(least) || number > Number.parseFloat(most))
      ? `is kept between ${least} and ${most}: ${given}`
      : undefined
  }

/** Checks of each token, by name; of a color, by name and scheme. */
const checksAt = (element: Element): ReadonlyMap<string, Find> =>
  new Map([
    ["accent", (given: string) => (/currentcolor/i.test(given) ? undefined : notColor(given))],
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
  Object.entries(tokens).flatMap(([name, given]: [string, unknown]) =>
    (typeof given === "object" && given !== null
      ? Object.entries(given).map(
          ([scheme, color]: [string, unknown]) => [`${name}.${scheme}`, color] as const,
        )
      : [[name, given] as const]
    ).flatMap(([path, value]) =>
      (value ?? undefined) === undefined ? [] : [[path, String(value)] as const],
    ),
  )

/** Returns the problems of an appearance, one sentence each for the developer who provided it. */
const appearanceProblems = (tokens: AppearanceTokens, element: Element): ReadonlyArray<string> => {
  const checks = checksAt(element)
  return flat(tokens).flatMap(([name, given]) => {
    const check = checks.get(name)
    const problem = check ? check(given) : "is no token"
    return problem === undefined ? [] : [`balcao: appearance "${name}" ${problem}.`]
  })
}

const told = new Set<string>()

/** Tells each of them once. */
export const tellAppearanceProblems = (tokens: AppearanceTokens, element: Element): void => {
  for (const sentence of appearanceProblems(tokens, element)) {
    if (told.has(sentence)) continue
    told.add(sentence)
    // oxlint-disable-next-line no-console -- for the developer of the page
    console.warn(sentence)
  }
}

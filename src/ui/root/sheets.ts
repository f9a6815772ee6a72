/** The rules of one style file, and their place among those of all files. */
export type Sheet = readonly [place: number, css: string]

type Root = Document | ShadowRoot

/** A page that goes from one panel to the next goes on with the rules it has. */
const leaveMs = 1000

const rules = new Map<number, string>()
const constructed = new Map<number, CSSStyleSheet>()
/** Roots that adopt every rule, with the number of panels for which they do. */
const panelsIn = new Map<Root, number>()
let isAdoptionDue = false

/** In a constructed sheet `@property` registers nothing; another version of ours may have registered the same name. */
const registerProperties = ({ cssRules }: CSSStyleSheet) => {
  for (const rule of cssRules)
    try {
      if (rule instanceof CSSPropertyRule) CSS.registerProperty(rule as PropertyDefinition)
    } catch {}
}

/** Constructed, because `style-src 'self'` allows that; one for all roots of the page. */
const sheetAt = ([place, css]: Sheet): CSSStyleSheet => {
  const known = constructed.get(place)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // Reading the rules of a sheet makes an object of each.
  if (css.includes("@property")) registerProperties(sheet)
  constructed.set(place, sheet)
  return sheet
}

const withoutOurs = (root: Root) => {
  const ours = new Set(constructed.values())
  return root.adoptedStyleSheets.filter((one) => !ours.has(one))
}

const adopt = (root: Root) => {
  const ourSheets = [...rules].toSorted(([one], [other]) => one - other).map(sheetAt)
  root.adoptedStyleSheets = [...withoutOurs(root), ...ourSheets]
}

const adoptEverywhere = () => {
  isAdoptionDue = false
  for (const root of panelsIn.keys()) adopt(root)
}

/**
 * Adds rules for every root that adopts them; those that are there already count once. The build writes its calls: a
 * module brings the rules of its class names. Nothing is constructed until a panel is shown.
 */
export const addSheets = (added: ReadonlyArray<Sheet>): void => {
  const { size } = rules
  for (const [place, css] of added) rules.set(place, css)
  if (rules.size === size || panelsIn.size === 0 || isAdoptionDue) return
  isAdoptionDue = true
  // Once for all modules of a fetched part, and before anybody waits for it.
  queueMicrotask(adoptEverywhere)
}

const leave = (root: Root) => {
  if (panelsIn.get(root) !== 0) return
  panelsIn.delete(root)
  root.adoptedStyleSheets = withoutOurs(root)
}

/** Gives a root the rules of all modules that are there, and of those that come. Returns what ends that. */
export const adoptSheets = (root: Root): (() => void) => {
  const isFirst = !panelsIn.has(root)
  panelsIn.set(root, (panelsIn.get(root) ?? 0) + 1)
  if (isFirst) adopt(root)
  return () => {
    const remaining = (panelsIn.get(root) ?? 1) - 1
    panelsIn.set(root, remaining)
    if (remaining === 0) setTimeout(leave, leaveMs, root)
  }
}

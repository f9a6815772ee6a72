/** The rules of one style file, and their place among those of all files. */
export type Sheet = readonly [place: number, css: string]

type FetchSheets = () => Promise<{ readonly default: ReadonlyArray<Sheet> }>

interface Follower {
  readonly root: Document | ShadowRoot
}

const rules = new Map<number, string>()
const constructed = new Map<number, CSSStyleSheet>()
const followers = new Set<Follower>()
let postponed: ReadonlyArray<FetchSheets> = []

/** In a shadow root `@property` registers nothing; another version of ours may have registered the same name. */
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
  registerProperties(sheet)
  constructed.set(place, sheet)
  return sheet
}

const adopt = ({ root }: Follower) => {
  const ownSheets = [...rules].toSorted(([one], [other]) => one - other).map(sheetAt)
  root.adoptedStyleSheets = [
    ...root.adoptedStyleSheets.filter((one) => !ownSheets.includes(one)),
    ...ownSheets,
  ]
}

/** Adds rules to every root that adopts them; those that are there already count once. */
export const addSheets = (added: ReadonlyArray<Sheet>): void => {
  const { size } = rules
  for (const [place, css] of added) rules.set(place, css)
  if (rules.size > size) for (const follower of followers) adopt(follower)
}

const fetchAndAdd = async (fetchSheets: FetchSheets) => addSheets((await fetchSheets()).default)

/** Sheets that do not come are asked for again with the next root. */
const fetchPostponed = () => {
  const pending = postponed
  postponed = []
  for (const fetchSheets of pending)
    fetchAndAdd(fetchSheets).catch(() => void (postponed = [...postponed, fetchSheets]))
}

/**
 * Gives a root, which the page's own style sheet does not reach, the rules that were added, and those that fetched
 * parts bring. Returns what ends that.
 */
export const adoptSheets = (root: Document | ShadowRoot): (() => void) => {
  const follower = { root }
  followers.add(follower)
  adopt(follower)
  fetchPostponed()
  return () => void followers.delete(follower)
}

/** A fetched part of a panel with its rules, which only roots need that adopt them. The build writes its calls. */
export const withSheets = async <Part>(part: Promise<Part>, fetchSheets: FetchSheets): Promise<Part> => {
  if (followers.size > 0) await Promise.all([part, fetchAndAdd(fetchSheets)])
  else postponed = [...postponed, fetchSheets]
  return part
}

/** Adds the rules of all panels, for a root that holds whatever a page puts there. */
export const addEverySheet = (): Promise<void> => fetchAndAdd(() => import("./everySheet.ts"))

/** One alternative of a pattern of module paths, as the paths are written on any system. */
const among = (...paths: ReadonlyArray<string>) =>
  new RegExp(`[\\\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})\\.[jt]sx?$`)

/** What pages before and behind login share: a chunk of its own, so that the login page does not load the shell's. */
const everyPage = among(
  "src/frame/(PanelBoundary|PanelFrame|PanelGate|useExplain|useTask)",
  "src/ui/(field/Field|field/box.css|link/Link)",
  "app/brand/Logo",
  "app/routing/(arriveAtLogin|usePageTitle)",
  "app/shell/LanguageSelect",
)

/** What the shell is made of, and other pages behind login as well. */
const everyScreen = among(
  "src/contract/dashboard/orders",
  "src/frame/(remote|usePolling|useWrites)",
  "src/ui/(avatar/Avatar|field/SearchField|icon/menuIcons|menu/Menu|panel/Panel|panel/PanelBody|skeleton/Skeleton|status/Status)",
  "app/(loadedScreens|routes|screens)",
  "app/pages/pageWords",
  "app/routing/(Link|breadcrumbs|findRoute|guard|menu|menuIcons|navigation|screenAddress|useSavedScreens|userScreens)",
  "app/shell/useLastQueries",
)

/**
 * What every page loads anyway stands in few files, which compress better than many (decision 0033). Each group takes
 * what its modules import along, unless a group before it has it.
 */
export const chunks = [
  { name: "start", tags: ["$initial" as const], priority: 3 },
  { name: "page", test: everyPage, priority: 2 },
  { name: "screen", test: everyScreen, priority: 1 },
]

/** One alternative of a pattern of module paths, as the paths are written on any system. */
const among = (...paths: ReadonlyArray<string>) =>
  new RegExp(`[\\\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})\\.[jt]sx?$`)

/**
 * Code shared by pages before and behind login, in a chunk of its own so that the login page does not load the shell's.
 */
const everyPage = among(
  "src/frame/(PanelBoundary|PanelFrame|PanelGate|useExplain|useTask)",
  "src/ui/(field/Field|field/box.css|link/Link)",
  "app/brand/Logo",
  "app/routing/(arriveAtLogin|usePageTitle)",
  "app/shell/LanguageSelect",
)

/** Code of the shell that other pages behind login use as well. */
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
 * Code that every page loads anyway goes into a few files, which compress better than many (docs/decisions/0208). Each group
 * includes the imports of its modules, unless an earlier group has them.
 */
export const chunks = [
  { name: "start", tags: ["$initial" as const], priority: 3 },
  { name: "page", test: everyPage, priority: 2 },
  { name: "screen", test: everyScreen, priority: 1 },
]

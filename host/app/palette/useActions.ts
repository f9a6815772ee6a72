import { usePanel, useValue } from "balcao"
import { bell, globe, logOut, messageSquare, moon, palette, panelLeft, plus, sun } from "balcao/ui"
import { useNavigate, usePathname } from "../routing/navigation.ts"
import { creationsOf } from "../routing/userScreens.ts"
import { useLanguage, useLayout } from "../settings/settings.ts"
import { useShellWords } from "../words/words.ts"
import { useSignOut } from "../sheets/useSignOut.ts"
import type { Command } from "./command.ts"
import { useSheet } from "../sheets/openSheet.ts"

const isDarkNow = (scheme: "auto" | "light" | "dark") =>
  scheme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : scheme === "dark"

/** The records the user may create. */
const useCreations = (): ReadonlyArray<Command> => {
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const navigate = useNavigate()
  if (!user) return []
  return creationsOf(user).map(({ to, label }) => ({
    id: `create ${to}`,
    label: label[locale],
    icon: plus,
    run: () => navigate(to),
  }))
}

/** The way to the help articles of this screen, where the server has any. */
const useScreenHelp = (): ReadonlyArray<Command> => {
  const say = useShellWords()
  const { client } = usePanel()
  const hasHelp = useValue(client.extras("main"))?.has("help-suggestions") === true
  const navigate = useNavigate()
  const pathname = usePathname()
  if (!hasHelp) return []
  const run = () => navigate(`/helpdesk/faq?filter.screens=${encodeURIComponent(pathname.slice(1))}`)
  return [{ id: "screenHelp", label: say("screenHelp"), icon: messageSquare, run }]
}

/** The actions available on every page. */
export const useActions = (): ReadonlyArray<Command> => {
  const say = useShellWords()
  const open = useSheet()
  const [layout, setLayout] = useLayout()
  const [language, setLanguage] = useLanguage()
  const signOut = useSignOut()
  const dark = isDarkNow(layout.scheme)
  return [
    ...useCreations(),
    ...useScreenHelp(),
    { id: "activity", label: say("news"), icon: bell, run: () => open("activity") },
    { id: "appearance", label: say("appearance"), icon: palette, run: () => open("appearance") },
    {
      id: "scheme",
      label: say(dark ? "useLight" : "useDark"),
      icon: dark ? sun : moon,
      run: () => setLayout({ ...layout, scheme: dark ? "light" : "dark" }),
    },
    {
      id: "rail",
      label: say(layout.rail ? "expand" : "collapse"),
      icon: panelLeft,
      run: () => setLayout({ ...layout, rail: !layout.rail }),
    },
    {
      id: "language",
      label: say("useOtherLanguage"),
      icon: globe,
      run: () => setLanguage(language === "en" ? "ptBr" : "en"),
    },
    { id: "signOut", label: say("signOut"), icon: logOut, run: signOut },
  ]
}

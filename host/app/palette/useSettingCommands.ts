import { usePanel, useValue } from "balcao"
import type { settingKeys } from "balcao/settings"
import { settings } from "balcao/ui"
import { useEffect, useState } from "react"
import { mayUse } from "../routing/guard.ts"
import { useNavigate } from "../routing/navigation.ts"
import type { Command } from "./command.ts"
import { bestMatches } from "./match.ts"

type Keys = typeof settingKeys

const screen = "/settings-controller"

/** The settings that match a text, for those who may open their screen; it opens at the one chosen. */
export const useSettingCommands = (text: string, max: number): ReadonlyArray<Command> => {
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const isOffered = useValue(client.extras("main"))?.has("settings") === true
  const navigate = useNavigate()
  const [keys, setKeys] = useState<Keys>()
  const isOpen = user !== undefined && isOffered && mayUse(user, screen)
  useEffect(() => {
    // Without them the palette still finds everything else.
    if (isOpen)
      import("balcao/settings").then(
        (found) => setKeys(found.settingKeys),
        () => {},
      )
  }, [isOpen])
  if (!isOpen || !keys || text.trim() === "") return []
  const language = locale === "en" ? 1 : 0
  const all = Object.entries(keys).map(([key, { label, about }]) => ({
    key,
    label: label[language],
    sought: `${label[language]} ${key} ${about[language]}`,
  }))
  return bestMatches(all, text, ({ sought }) => sought, max).map(({ key, label }) => ({
    id: `setting ${key}`,
    label,
    hint: key,
    icon: settings,
    run: () => navigate(`${screen}?setting=${encodeURIComponent(key)}`),
  }))
}

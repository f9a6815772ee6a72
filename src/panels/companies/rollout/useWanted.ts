import { useState } from "react"
import { settingNamed, valueOf } from "../../../contract/settings/settingKeys.ts"
import type { Wanted } from "./useRollout.ts"

/** What is written in the form, and what it means. */
export const useWanted = () => {
  const [key, setKey] = useState("")
  const [text, setText] = useState("")
  const [confirmation, setConfirmation] = useState("")
  const setting = settingNamed(key)
  const value = setting && valueOf(setting, text)
  const isStopping = setting?.type === "BOOL" && setting.isKillSwitch === true && value === false
  const wanted: Wanted | undefined =
    value === undefined ? undefined : { key, value, ...(isStopping && { confirmation }) }
  const choose = (next: string) => {
    setKey(next)
    setText("")
    setConfirmation("")
  }
  return {
    key,
    setKey: choose,
    text,
    setText,
    isStopping,
    confirmation,
    setConfirmation,
    /** Undefined until it is a value the setting takes. */
    wanted,
    /** Whether what turns something off is confirmed, where it does. */
    isConfirmed: !isStopping || confirmation === key,
  }
}

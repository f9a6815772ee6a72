import { useState } from "react"
import { settingNamed, valueOf } from "../../../contract/settings/settingKeys.ts"
import type { RolloutRequest } from "./useRollout.ts"

/** State of the form, and the value it stands for. */
export const useRolloutRequest = () => {
  const [key, setKey] = useState("")
  const [text, setText] = useState("")
  const [confirmation, setConfirmation] = useState("")
  const setting = settingNamed(key)
  const value = setting && valueOf(setting, text)
  const isStopping = setting?.type === "BOOL" && setting.isKillSwitch === true && value === false
  const request: RolloutRequest | undefined =
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
    wanted: request,
    /** True if turning something off was confirmed, or nothing is turned off. */
    isConfirmed: !isStopping || confirmation === key,
  }
}

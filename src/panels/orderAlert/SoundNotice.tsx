import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { Icon } from "../../ui/icon/Icon.tsx"
import { circleCheck, triangleAlert, x } from "../../ui/icon/icons.ts"
import { said, sound as bar } from "./OrderAlertPanel.css.ts"
import { orderAlertWords } from "./words.ts"
import type { useSound } from "./useSound.ts"
import { useUnpressed } from "./useUnpressed.ts"

const sentences = { blocked: "blocked", refused: "stillBlocked", asked: "enabled" } as const

/** Shows that the browser blocks the page's sound, and turns it on; nothing while sound is allowed. */
export const SoundNotice = ({
  sound: { notice, enable, close, ...state },
}: {
  readonly sound: ReturnType<typeof useSound>
}) => {
  const sound = useUnpressed(state.sound)
  const say = useWords("orderAlert", orderAlertWords)
  const frame = useWords("frame", frameWords)
  if (sound === "on") return null
  const isOn = sound === "asked"
  return (
    <div ref={notice} className={bar}>
      <Icon shape={isOn ? circleCheck : triangleAlert} />
      <output className={said}>{say(sentences[sound])}</output>
      <Button size="small" onPress={() => void enable()}>
        {say(isOn ? "test" : "enable")}
      </Button>
      {isOn && <IconButton icon={x} label={frame("close")} size="small" onPress={close} />}
    </div>
  )
}

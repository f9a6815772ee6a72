import { type FormEvent, useCallback, useRef, useState } from "react"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenDate } from "../../../frame/written.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { BarcodeCamera } from "../../../ui/camera/BarcodeCamera.tsx"
import type { CameraProblem } from "../../../ui/camera/useCamera.ts"
import { TextField } from "../../../ui/field/TextField.tsx"
import { scanBarcode } from "../../../ui/icon/listIcons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { isHeld } from "./isHeld.ts"
import * as css from "./shelf.css.ts"
import { useShelfWords } from "./words.ts"

interface Props {
  readonly isBusy: boolean
  /** A product was found, which needs the room of the camera. */
  readonly isSmall: boolean
  readonly onCode: (text: string) => void
}

/** The place where a code comes from: the camera of a phone, a reader, or the keyboard. */
export const CodeEntry = ({ isBusy, isSmall, onCode }: Props) => {
  const { client, locale } = usePanel()
  const say = useShelfWords()
  const [isOpen, setOpen] = useState(() => isHeld() && "mediaDevices" in navigator)
  const [problem, setProblem] = useState<CameraProblem>()
  const [text, setText] = useState("")
  const [readAt, setReadAt] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  const fail = useCallback((why: CameraProblem) => {
    setOpen(false)
    setProblem(why)
  }, [])
  const open = () => {
    setProblem(undefined)
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === "") return field.current?.focus()
    onCode(text.trim())
    return setText("")
  }
  if (isOpen)
    return (
      <BarcodeCamera
        {...{ isSmall }}
        label={say("camera")}
        status={
          readAt === undefined
            ? say("aim")
            : say("readAt", { time: writtenDate(locale, new Date(readAt), { timeStyle: "short" }) })
        }
        lightLabel={say("light")}
        typeLabel={say("type")}
        onType={() => setOpen(false)}
        onProblem={fail}
        onCode={(code) => {
          setReadAt(client.api.now())
          onCode(code)
        }}
      />
    )
  return (
    <form className={css.entry} onSubmit={submit}>
      {problem && (
        <Notice tone="warning" role="alert">
          {say(`noCamera.${problem}`)}
        </Notice>
      )}
      <TextField
        inputRef={field}
        label={say("code")}
        hint={say("codeHint")}
        value={text}
        onChange={setText}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a code is all that is asked for here
        autoFocus
        busy={isBusy}
        icon={scanBarcode}
      />
      <span className={css.acts}>
        <Button type="submit">{say("find")}</Button>
        <Button tone="plain" icon={scanBarcode} onPress={open}>
          {say("useCamera")}
        </Button>
      </span>
    </form>
  )
}

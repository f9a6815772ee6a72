import { Button, Notice, TextField } from "balcao/ui"
import { type FormEvent, useState } from "react"
import * as css from "./join.css.ts"
import { useJoinWords } from "./joinWords.ts"
import { useJoining } from "./useJoining.ts"

/** The way into a company for somebody who registered alone: its code, then the wait for its managers. */
const JoinCompany = () => {
  const say = useJoinWords()
  const { own, busy, error, ask } = useJoining()
  const [code, setCode] = useState("")
  const [isSent, setSent] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (code.trim() !== "" && !busy) ask(code.trim())
  }
  if (own?.belongs)
    return (
      <div className={css.join}>
        <Notice tone="success">{say("accepted")}</Notice>
        <Button tone="primary" onPress={() => location.reload()}>
          {say("reload")}
        </Button>
      </div>
    )
  const request = own?.request
  return (
    <div className={css.join}>
      <h2>{say("title")}</h2>
      {request ? (
        <Notice tone={request.isDeclined ? "warning" : "info"}>
          {say(request.isDeclined ? "declined" : "waiting", { company: request.company })}
        </Notice>
      ) : null}
      <p>{say("how")}</p>
      <form className={css.form} onSubmit={send} noValidate>
        <TextField
          label={say("code")}
          hint={say("codeHint")}
          value={code}
          error={isSent && code.trim() === "" ? say("codeRequired") : error}
          isRequired
          isReadOnly={busy}
          autoComplete="off"
          onChange={setCode}
        />
        <Button type="submit" tone="primary" busy={busy}>
          {say(request ? "askAgain" : "ask")}
        </Button>
      </form>
    </div>
  )
}

export default JoinCompany

import { useUnsaved } from "balcao"
import { isCpf, typedText } from "balcao/contract"
import { Button, Checkbox, Notice, TextField } from "balcao/ui"
import { type FormEvent, useId, useState } from "react"
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx"
import { text } from "../outside/outside.css.ts"
import * as css from "./acceptance.css.ts"
import { type Acceptance, useAcceptanceWords } from "./useAcceptance.ts"

interface Props {
  readonly signer: string
  readonly busy: boolean
  readonly error: string | undefined
  readonly onAccept: (acceptance: Acceptance) => void
  readonly onDecline: () => void
}

/** Acceptance form: the signer's name and CPF, and the confirmation that they read the contract. */
export const AcceptForm = ({ signer, busy, error, onAccept, onDecline }: Props) => {
  const say = useAcceptanceWords()
  const wrong = useId()
  const [name, setName] = useState(signer)
  const [cpf, setCpf] = useState("")
  const [agrees, setAgrees] = useState(false)
  const [isSent, setSent] = useState(false)
  useUnsaved(!busy && (agrees || name !== signer || cpf !== ""))
  const isNamed = typedText(name).length >= 3
  const hasCpf = isCpf(cpf)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isNamed && hasCpf && agrees)
      return onAccept({ name: typedText(name), cpf: cpf.replaceAll(/\D/g, "") })
    const form = event.currentTarget
    // Once the sentences are there, the first wrong field takes the focus.
    requestAnimationFrame(() =>
      form.querySelector<HTMLElement>('[aria-invalid="true"], input[type="checkbox"]')?.focus(),
    )
  }
  return (
    <section className={css.aside} aria-labelledby={`${wrong}title`}>
      <div>
        <h2 id={`${wrong}title`}>{say("signTitle")}</h2>
        <p className={text}>{say("signIntro", { name: signer })}</p>
      </div>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <UnsavedGuard />
      <form className={css.form} noValidate onSubmit={send}>
        <TextField
          size="large"
          isRequired
          isReadOnly={busy}
          label={say("name")}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={setName}
          error={isSent && !isNamed ? say("nameNeeded") : undefined}
        />
        <TextField
          size="large"
          isRequired
          isReadOnly={busy}
          label={say("cpf")}
          name="cpf"
          autoComplete="off"
          inputMode="numeric"
          maxLength={14}
          value={cpf}
          onChange={setCpf}
          error={isSent && !hasCpf ? say("cpfNeeded") : undefined}
        />
        <div>
          <Checkbox label={say("agree")} isSelected={agrees} onChange={setAgrees} isDisabled={busy} />
          {isSent && !agrees && (
            <p className={css.wrong} role="alert">
              {say("agreeNeeded")}
            </p>
          )}
        </div>
        <div className={css.buttons}>
          <Button type="submit" tone="primary" size="large" busy={busy}>
            {say(busy ? "busy" : "accept")}
          </Button>
          <Button size="large" isDisabled={busy} onPress={onDecline}>
            {say("decline")}
          </Button>
        </div>
      </form>
    </section>
  )
}

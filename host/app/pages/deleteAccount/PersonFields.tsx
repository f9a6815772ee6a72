import { limits } from "balcao/contract"
import { TextField } from "balcao/ui"
import type { DeletionDraft } from "./deletionDraft.ts"
import { useDeletionWords } from "./useDeletion.ts"

interface Props {
  readonly draft: DeletionDraft
  /** Fields whose sentence is shown. */
  readonly wrong: Readonly<Partial<Record<"fullname" | "email" | "phone" | "cpf", boolean>>>
  readonly busy: boolean
  readonly onChange: (change: Partial<DeletionDraft>) => void
  readonly onLeave: () => void
}

const { email, fullname, line } = limits.text

/** Fields that identify the requester and their account. */
export const PersonFields = ({ draft, wrong, busy, onChange, onLeave }: Props) => {
  const say = useDeletionWords()
  const shared = { size: "large", isReadOnly: busy } as const
  return (
    <>
      <TextField
        {...shared}
        isRequired
        label={say("fullname")}
        name="name"
        autoComplete="name"
        maxLength={fullname.max}
        value={draft.fullname}
        onChange={(text) => onChange({ fullname: text })}
        error={wrong.fullname ? say("fullnameNeeded") : undefined}
      />
      <TextField
        {...shared}
        isRequired
        label={say("email")}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="email"
        maxLength={email.max}
        value={draft.email}
        onChange={(text) => onChange({ email: text })}
        error={wrong.email ? say("emailNeeded") : undefined}
      />
      <TextField
        {...shared}
        isRequired
        label={say("phone")}
        type="tel"
        inputMode="tel"
        name="tel"
        autoComplete="tel"
        maxLength={line.max}
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
        onBlur={onLeave}
        error={wrong.phone ? say("phoneNeeded") : undefined}
      />
      <TextField
        {...shared}
        label={say("cpf")}
        optionalLabel={say("optional")}
        hint={say("cpfHint")}
        name="cpf"
        autoComplete="off"
        inputMode="numeric"
        maxLength={14}
        value={draft.cpf}
        onChange={(cpf) => onChange({ cpf })}
        onBlur={onLeave}
        error={wrong.cpf ? say("cpfWrong") : undefined}
      />
    </>
  )
}

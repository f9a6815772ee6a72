import * as Effect from "effect/Effect"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { Button } from "../../ui/button/Button.tsx"
import { copy } from "../../ui/icon/icons.ts"
import { useInvoiceWords } from "./words.ts"

/** Copies the Pix code of an invoice, to be pasted in a bank's app. */
export const CopyPix = ({ code }: { readonly code: string }) => {
  const say = useInvoiceWords()
  const showSnackbar = useSnackbar()
  const { busy, run } = useTask<never>()
  const announce = (message: string) => Effect.sync(() => showSnackbar(message))
  const start = () =>
    run(
      Effect.matchEffect(
        Effect.tryPromise(() => navigator.clipboard.writeText(code)),
        { onSuccess: () => announce(say("pixCopied")), onFailure: () => announce(say("pixCopyFailed")) },
      ),
    )
  return (
    <Button tone="primary" icon={copy} busy={busy} onPress={start}>
      {say("copyPix")}
    </Button>
  )
}

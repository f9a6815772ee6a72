import { Button, circleAlert, EmptyState } from "balcao/ui"
import { useEffect } from "react"
import { usePageWords } from "../words.ts"
import { whole } from "../../boot/boot.css.ts"

/** Replaces a page that threw or failed to load. */
export const BrokenPage = ({ error }: { readonly error: unknown }) => {
  const say = usePageWords()
  useEffect(() => reportError(error), [error])
  return (
    <main className={whole}>
      <EmptyState
        icon={circleAlert}
        tone="danger"
        title={say("faultTitle")}
        text={say("brokenText")}
        action={<Button onPress={() => location.reload()}>{say("reload")}</Button>}
      />
    </main>
  )
}

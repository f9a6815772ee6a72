import { limits } from "balcao/contract"
import { Button, circleAlert, EmptyState } from "balcao/ui"
import { useEffect, useState } from "react"
import { App } from "./App.tsx"
import { useLanguage, useLayout } from "./settings/settings.ts"
import { type Config, ConfigContext, loadConfig } from "./boot/config.ts"
import { bootWords } from "./words/bootWords.ts"
import { whole } from "./boot/boot.css.ts"
import { WaitingRoot } from "./boot/WaitingRoot.tsx"

type State = { readonly config?: Config; readonly failed?: boolean }

const useConfigLoad = () => {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({})
  useEffect(() => {
    const stop = new AbortController()
    loadConfig(stop.signal).then(
      (config) => setState({ config }),
      (cause: unknown) => {
        if (stop.signal.aborted) return
        reportError(cause)
        setState({ failed: true })
      },
    )
    return () => stop.abort()
  }, [attempt])
  const retry = () => {
    setState({})
    setAttempt(attempt + 1)
  }
  return { state, again: retry }
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const [locale] = useLanguage()
  return (
    <main className={whole}>
      <EmptyState
        icon={circleAlert}
        tone="danger"
        title={bootWords.title[locale]}
        text={bootWords.text[locale]}
        action={<Button onPress={onRetry}>{bootWords.retry[locale]}</Button>}
      />
    </main>
  )
}

/** Loads the installation's settings, then shows the app, or an error with a retry. */
export const Boot = () => {
  const { state, again: retry } = useConfigLoad()
  const [locale] = useLanguage()
  const [{ scheme }] = useLayout()
  useEffect(() => {
    const page = document.documentElement
    page.lang = limits.locales[locale]
    page.dataset["scheme"] = scheme
  }, [locale, scheme])
  if (state.config)
    return (
      <ConfigContext value={state.config}>
        <App />
      </ConfigContext>
    )
  return <WaitingRoot>{state.failed && <Failed onRetry={retry} />}</WaitingRoot>
}

import { limits } from "balcao/contract"
import { Button, circleAlert, EmptyState } from "balcao/ui"
import { useEffect, useState } from "react"
import { App } from "./App.tsx"
import { useLanguage, useLayout } from "./settings/settings.ts"
import type { Config } from "./boot/config.ts"
import { ConfigContext } from "./boot/useConfig.ts"
import type { Installation } from "./boot/installation.ts"
import { bootWords } from "./words/bootWords.ts"
import { whole } from "./boot/boot.css.ts"
import { WaitingRoot } from "./boot/WaitingRoot.tsx"

type State = { readonly config?: Config; readonly failed?: boolean }

const useConfigLoad = (installation: Installation) => {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>(installation.config ? { config: installation.config } : {})
  useEffect(() => {
    if (installation.config) return undefined
    const stop = new AbortController()
    installation.load(stop.signal).then(
      (config) => setState({ config }),
      (cause: unknown) => {
        if (stop.signal.aborted) return
        reportError(cause)
        setState({ failed: true })
      },
    )
    return () => stop.abort()
  }, [attempt, installation])
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
export const Boot = ({ installation }: { readonly installation: Installation }) => {
  const { state, again: retry } = useConfigLoad(installation)
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
        <App client={installation.connect(state.config)} />
      </ConfigContext>
    )
  return <WaitingRoot>{state.failed && <Failed onRetry={retry} />}</WaitingRoot>
}

import { useEffect, useState } from "react"

interface Props {
  /** Loaders for each file's text, by its name. */
  readonly files: Readonly<Record<string, () => Promise<string>>>
}

/** Files of the project, as they are. */
export const SourceFiles = ({ files }: Props) => {
  const [texts, setTexts] = useState<ReadonlyArray<readonly [name: string, text: string]>>([])
  useEffect(() => {
    let isCurrent = true
    const all = Object.entries(files).map(async ([name, load]) => [name, await load()] as const)
    void Promise.all(all).then((loaded) => isCurrent && setTexts(loaded))
    return () => {
      isCurrent = false
    }
  }, [files])
  return (
    <main style={{ padding: 24, fontFamily: "system-ui, sans-serif" }}>
      {texts.map(([name, text]) => (
        <section key={name}>
          <h2>{name}</h2>
          <pre style={{ overflow: "auto", font: "13px/1.5 ui-monospace, monospace" }}>{text}</pre>
        </section>
      ))}
    </main>
  )
}

import { type Client, PanelProvider } from "balcao"
import type { MemoryBackend } from "balcao/testing"
import { createElement, type ReactNode, StrictMode } from "react"
import { type Name, subjects } from "./subjects.tsx"

/** A React panel in the page itself, one in a shadow root, or a tag. */
export type Kind = "light" | "shadow" | "tag"

/** A panel to draw, and the way it is drawn. */
export interface Drawing {
  readonly name: Name
  readonly kind: Kind
  /** The name of its client, which its tag refers to. */
  readonly client?: string
  readonly isStrict?: boolean
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Forms that were sent lead on; the page stays, or nothing could be asked of it any more. */
const navigation = { push: () => {}, redirect: () => {} }

const isWritten = (value: unknown) => typeof value === "string" || typeof value === "number"

const partOf = (props: Readonly<Record<string, unknown>>, asAttributes: boolean) =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => isWritten(value) === asAttributes)
      .map(([prop, value]) => [asAttributes ? kebab(prop) : prop, value]),
  )

/** Returns the attributes a page writes on a tag. */
export const attributesOf = ({ name, client = "main" }: Drawing, backend: MemoryBackend) => ({
  client,
  ...partOf(subjects[name].props(backend), true),
})

/** Returns the properties a page's script sets on a tag. */
export const propertiesOf = ({ name }: Drawing, backend: MemoryBackend) => ({
  navigation,
  ...partOf(subjects[name].props(backend), false),
})

/** A panel as an app draws it: by its provider, or as a tag. */
export const treeOf = (
  drawing: Drawing,
  { client, backend }: { readonly client: Client; readonly backend: MemoryBackend },
  onError?: (error: unknown) => void,
): ReactNode => {
  const { name, kind, isStrict } = drawing
  const { Panel, props } = subjects[name]
  const panel =
    kind === "tag" ? (
      createElement(`balcao-${name}`, {
        ...attributesOf(drawing, backend),
        ...propertiesOf(drawing, backend),
      })
    ) : (
      <PanelProvider client={client} isolation={kind} navigation={navigation} {...(onError && { onError })}>
        <Panel {...props(backend)} />
      </PanelProvider>
    )
  return isStrict ? <StrictMode>{panel}</StrictMode> : panel
}

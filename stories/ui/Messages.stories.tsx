import { useState } from "react"
import { Button } from "../../src/ui/button/Button.tsx"
import { Counter } from "../../src/ui/counter/Counter.tsx"
import { MessageRegion } from "../../src/ui/messages/MessageRegion.tsx"
import { createMessageQueue, type Message } from "../../src/ui/messages/messageQueue.ts"
import preview from "../../.storybook/preview.tsx"
import { inRoot } from "./inRoot.tsx"

const meta = preview.meta({ title: "UI/Messages", component: MessageRegion })

const saved: Message = {
  kind: "toast",
  tone: "success",
  title: "Usuário salvo",
  text: "As mudanças já valem no próximo acesso.",
  durationMs: 600_000,
  closeLabel: "Fechar",
}

const offline: Message = {
  ...saved,
  tone: "danger",
  title: "Sem conexão",
  text: "O que você escreveu está guardado.",
}

interface MessagesProps {
  readonly lasts?: number
  readonly undoDurationMs?: number
  readonly toasts?: readonly Message[]
}

const MessagesDemo = ({ lasts = 600_000, undoDurationMs = 600_000, toasts = [] }: MessagesProps) => {
  const [undone, setUndone] = useState(false)
  const [queue] = useState(() => {
    const created = createMessageQueue()
    for (const toast of toasts) created.show(toast)
    return created
  })
  const remove = () =>
    queue.show({
      kind: "snackbar",
      title: "Usuário excluído",
      durationMs: lasts,
      closeLabel: "Fechar",
      undo: { label: "Desfazer", durationMs: undoDurationMs, onUndo: () => setUndone(true) },
    })
  return (
    <div style={{ blockSize: 360 }}>
      <Button onPress={remove}>Excluir</Button>
      <output aria-label="Desfeito">{undone ? "sim" : "não"}</output>
      <MessageRegion queue={queue} label="Recados" />
    </div>
  )
}

export const Toasts = meta.story({ render: () => inRoot(<MessagesDemo toasts={[saved, offline]} />) })
export const ToastsInTheDark = meta.story({
  render: () => inRoot(<MessagesDemo toasts={[saved, offline]} />, { scheme: "dark" }),
})

/** Counters of an editor in a page of its own, which may end anywhere in the window. */
const Bars = () => (
  <div style={{ position: "fixed", inset: "auto 0 0" }}>
    {["Usuário", "Papel"].map((name) => (
      <div key={name} style={{ paddingBlockEnd: 30, background: "white" }}>
        <Counter label={name}>
          <span style={{ flex: 1 }}>{name}</span>
          <Button tone="primary">Salvar</Button>
        </Counter>
      </div>
    ))}
  </div>
)

export const OverBars = meta.story({
  render: () =>
    inRoot(
      <>
        <MessagesDemo toasts={[saved]} />
        <Bars />
      </>,
    ),
})
export const LongSnackbar = meta.story({ render: () => inRoot(<MessagesDemo />) })
/** Long enough that a pointer gets there in time on a busy machine. */
export const HeldSnackbar = meta.story({
  render: () => inRoot(<MessagesDemo lasts={3000} undoDurationMs={150} />),
})
export const ShortSnackbar = meta.story({
  render: () => inRoot(<MessagesDemo lasts={400} undoDurationMs={150} />),
})

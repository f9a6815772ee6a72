import * as Effect from "effect/Effect"
import preview from "../../.storybook/preview.tsx"
import type { ApiError } from "../../src/api/errors.ts"
import { users } from "../../src/contract/users/users.ts"
import { useExplain } from "../../src/frame/useExplain.ts"
import { useUndo } from "../../src/frame/useUndo.ts"
import { usePanel, useTask } from "../../src/index.ts"
import { memoryBackend, sampleUsers } from "../../src/testing/index.ts"
import { Button } from "../../src/ui/button/Button.tsx"
import { WithBackend } from "../panels/withBackend.tsx"

const [someone] = sampleUsers

/** An action without a form, such as a button on a row. */
const Renaming = () => {
  const { client } = usePanel()
  const offer = useUndo()
  const explain = useExplain()
  const { busy, run } = useTask<ApiError>()
  if (!someone) return null
  const { version: _, ...user } = someone
  const saveAs = (fullname: string) =>
    client.api.call(users.save, { body: { ...user, fullname } }) as Effect.Effect<unknown, ApiError>
  const undoable = {
    done: "Nome trocado",
    undo: saveAs(user.fullname),
    undone: "O nome voltou ao que era",
    explain,
  }
  return (
    <Button
      busy={busy}
      onPress={() =>
        run(
          Effect.andThen(
            saveAs("Outra Pessoa"),
            Effect.sync(() => offer(undoable)),
          ),
        )
      }
    >
      Trocar o nome
    </Button>
  )
}

const meta = preview.meta({
  title: "Frame/Undo",
  component: WithBackend,
  args: { children: <Renaming />, backend: memoryBackend() },
})

export const Offered = meta.story({})
export const English = meta.story({ args: { locale: "en" } })

import { memoryBackend, type MemoryBackend } from "../../../src/testing/index.ts"
import type { WithBackendProps } from "../../../stories/panels/withBackend.tsx"

interface Runnable {
  readonly composed: { readonly args: Partial<WithBackendProps> }
  run(context?: object): Promise<void>
}

/** Opens a story's situation on a backend of its own, so that no test meets what another one wrote. */
export const openStory = async (
  story: Runnable,
  change: Partial<WithBackendProps> = {},
): Promise<MemoryBackend> => {
  const backend = change.backend ?? memoryBackend()
  await story.run({ args: { ...story.composed.args, ...change, backend } })
  return backend
}

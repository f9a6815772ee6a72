/** A task that never runs twice at once. */
export interface OneAtATime {
  /** Runs it; once more after the run under way, which may have begun too early to see what is new. */
  run(): void
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>
}

/** Runs a task whenever asked, one run at a time, and goes on after one that fails. */
export const oneAtATime = (task: () => Promise<void>, onError: (cause: unknown) => void): OneAtATime => {
  let isAsked = false
  let running: Promise<void> | undefined
  const work = async () => {
    while (isAsked) {
      isAsked = false
      await task().catch(onError)
    }
    running = undefined
  }
  return {
    run: () => {
      isAsked = true
      running ??= work()
    },
    idle: async () => running,
  }
}

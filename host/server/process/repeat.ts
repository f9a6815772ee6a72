/**
 * Does something at the start, then from time to time and whenever it is called for (`runNow`), until told to stop; never two
 * at once. `everyMs` is in milliseconds.
 */
export const repeat = (
  act: () => Promise<void>,
  everyMs: number,
  onError: (cause: unknown) => void,
): { readonly runNow: () => void; readonly stop: () => Promise<void> } => {
  let running = Promise.resolve()
  let isOver = false
  const begin = () => {
    if (!isOver) running = running.then(act).catch(onError)
  }
  begin()
  const timer = setInterval(begin, everyMs)
  timer.unref()
  const stop = async () => {
    isOver = true
    clearInterval(timer)
    await running
  }
  return { runNow: begin, stop }
}

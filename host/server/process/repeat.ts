/** Does something at the start and then from time to time until told to stop, never two at once. `everyMs` is in milliseconds. */
export const repeat = (
  act: () => Promise<void>,
  everyMs: number,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  let running = Promise.resolve()
  const begin = () => {
    running = running.then(act).catch(onError)
  }
  begin()
  const timer = setInterval(begin, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Fetches a file that brings a component. */
export type Fetch<C> = () => Promise<{ readonly default: C }>

/** Milliseconds between tries to fetch what is waited for. */
const retryMs = 4000

/** Asks until the file comes or nobody waits any more; reports the first failure alone. */
export const fetchUntilHere = async <Here>(
  fetch: () => Promise<Here>,
  missed: (error: unknown) => void,
  isAwaited = () => true,
): Promise<Here> => {
  try {
    return await fetch()
  } catch (error) {
    if (isAwaited()) missed(error)
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    if (!isAwaited()) throw error
    return await fetchUntilHere(fetch, () => {}, isAwaited)
  }
}

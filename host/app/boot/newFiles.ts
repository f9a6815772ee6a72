const key = "balcaoReloadedFor"

/** Identifies this page in this version of the app: file names change with each version. */
const pageVersion = () => `${import.meta.url} ${location.href}`

/**
 * After an update the files of an open page no longer exist: reloads the page once instead of failing. Without a
 * connection a file is missing for another reason, and a reload would take the page away.
 */
export const reloadOnceForNewFiles = (): void => {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) return
    try {
      if (sessionStorage.getItem(key) === pageVersion()) return
      sessionStorage.setItem(key, pageVersion())
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}

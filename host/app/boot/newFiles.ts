const key = "balcaoReloadedFor"

/** Identifies this page in this version of the app: file names change with each version. */
const pageVersion = () => `${import.meta.url} ${location.href}`

/** After an update the files of an open page no longer exist: reloads the page once instead of failing. */
export const reloadOnceForNewFiles = (): void => {
  addEventListener("vite:preloadError", (event) => {
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

const key = "balcaoReloadedFor"

/** Names this page at this version of the app: the files' own names change with each. */
const pageVersion = () => `${import.meta.url} ${location.href}`

/** After an update the files of an open page are gone: load the page anew, once, instead of failing. */
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

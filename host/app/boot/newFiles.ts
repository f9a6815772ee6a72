const key = "balcaoReloadedFor"

/** After an update the files of an open page are gone: load the page anew, once, instead of failing. */
export const reloadOnceForNewFiles = (): void => {
  addEventListener("vite:preloadError", (event) => {
    try {
      if (sessionStorage.getItem(key) === location.href) return
      sessionStorage.setItem(key, location.href)
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}

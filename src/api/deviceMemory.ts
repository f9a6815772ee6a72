/** Keeps the token by which a server recognizes this browser (docs/decisions/0020). It outlives signing out. */
export interface DeviceMemory {
  read(): string | undefined
  keep(token: string): void
}

/** One memory for each server, so that a server is only sent a token it gave itself. */
export type DeviceMemories = (server: string) => DeviceMemory

/** Forgotten with the page. */
export const memoryDevices: DeviceMemories = () => {
  let savedToken: string | undefined
  return { read: () => savedToken, keep: (token) => void (savedToken = token) }
}

/** Kept in localStorage. Without a storage that works the browser is a new one each time. */
export const browserDevices: DeviceMemories = (server) => {
  const key = `balcaoDevice ${server}`
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    keep: (token) => {
      try {
        localStorage.setItem(key, token)
      } catch {
        // Full or forbidden: the next sign-in is one of a browser nobody knows.
      }
    },
  }
}

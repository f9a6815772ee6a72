/** Settings the server sends before the app starts. */
export interface Config {
  /** URL of the API; empty if it is on this origin. */
  readonly apiUrl: string
  readonly pace: "spec" | "brisk"
  /** True if the demo sign-ins work and are shown on the login page. */
  readonly demo: boolean
  /** True if mail is not sent but can be read in the app. */
  readonly outbox: boolean
  /** A tile address, or null for the bundled outlines. */
  readonly mapTiles: string | null
  /** Attribution of the map tiles; null for the host they come from. */
  readonly mapAttribution: string | null
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null)

const configOf = (value: unknown): Config => {
  if (typeof value !== "object" || value === null) throw new TypeError("The settings are not an object.")
  const { apiUrl, pace, demo, outbox, ...map } = value as Partial<Record<keyof Config, unknown>>
  return {
    apiUrl: typeof apiUrl === "string" ? apiUrl : "",
    pace: pace === "brisk" ? "brisk" : "spec",
    demo: demo === true,
    outbox: outbox === true,
    mapTiles: textOf(map.mapTiles),
    mapAttribution: textOf(map.mapAttribution),
  }
}

/** Reads /config.json; fails when it does not answer or is not what it should be. */
export const loadConfig = async (signal: AbortSignal): Promise<Config> => {
  const answer = await fetch("/config.json", { signal })
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}.`)
  return configOf(await answer.json())
}

import { browserSession, type Client, createClient } from "balcao"
import { type Config, loadConfig } from "./config.ts"

/** The settings of this installation and the connection to its API, which live as long as the page. */
export class Installation {
  #config: Config | undefined
  #client: Client | undefined

  /** The settings; undefined until they are loaded. */
  get config(): Config | undefined {
    return this.#config
  }

  async load(signal: AbortSignal): Promise<Config> {
    this.#config = await loadConfig(signal)
    return this.#config
  }

  /** Connects on the first call, by these settings. */
  connect({ apiUrl, pace }: Config): Client {
    this.#client ??= createClient({
      api: apiUrl || location.origin,
      session: browserSession({ storage: { prefix: "" } }),
      pace,
    })
    return this.#client
  }
}

/** The name of the key that makes a command of a letter on this system: where it is ⌘, Ctrl and a letter edit text. */
export const commandKey = (): "⌘" | "Ctrl" =>
  /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl"

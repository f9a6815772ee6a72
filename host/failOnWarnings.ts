import type { Plugin } from "vite"

/** Makes a build that warned of anything fail at its end, after all warnings: rolldown gives its own once files are written. */
export const failOnWarnings = (): Plugin => {
  let isWritten = false
  return {
    name: "fail-on-warnings",
    apply: "build",
    writeBundle: () => {
      isWritten = true
    },
    closeBundle() {
      // A build that failed otherwise tells why itself.
      if (isWritten && this.environment.logger.hasWarned) this.error("The build gave the warnings above.")
    },
  }
}

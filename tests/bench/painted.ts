import type { Page } from "@playwright/test"

declare global {
  interface Window {
    /** Resolves once the frame was painted whose callbacks run now. */
    readonly painted: () => Promise<void>
  }
}

/** Gives what a page loads from now on a way to wait for a painted frame. */
export const addPainted = (page: Page) =>
  page.addInitScript(() => {
    // A message arrives in the first task after the frame was painted.
    const painted = () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener("message", () => done(), { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
    Object.assign(window, { painted })
  })

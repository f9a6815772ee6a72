import addonA11y from "@storybook/addon-a11y"
import { definePreview } from "@storybook/react-vite"

/** An announcement of React Aria about the former story stays in the page for seconds, and names elements that are gone. */
const forgetAnnouncements = () => {
  for (const said of document.querySelectorAll("[data-live-announcer] > *")) said.replaceChildren()
}

export default definePreview({
  addons: [addonA11y()],
  beforeEach: forgetAnnouncements,
  initialGlobals: { a11y: { manual: import.meta.env["AXE"] === "off" } },
  parameters: {
    // Without the elements that pass: a list has 700 kB of them, and vitest would send them to Node with each story.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    layout: "fullscreen",
  },
})

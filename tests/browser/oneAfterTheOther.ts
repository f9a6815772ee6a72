import { beforeAll } from "vitest"
import { page } from "vitest/browser"

/** What one file of tests leaves to the next in the same page is put back. */
beforeAll(async () => {
  await page.viewport(414, 896)
  localStorage.clear()
  sessionStorage.clear()
})

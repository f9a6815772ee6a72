import { vi } from "vitest"

/** Milliseconds, as long as `expect.poll` waits; vitest has no setting for this. */
const patienceMs = 10_000

const { waitFor } = vi
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options)

import { expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { useState } from "react"
import { Notice } from "../../../src/ui/notice/Notice.tsx"
import { PanelRoot } from "../../../src/ui/root/PanelRoot.tsx"

const TimedNotice = ({ lasts }: { readonly lasts: number }) => {
  const [open, setOpen] = useState(true)
  return (
    <PanelRoot>
      {open ? (
        <Notice
          tone="warning"
          role="alert"
          durationMs={lasts}
          onClose={() => setOpen(false)}
          closeLabel="Fechar"
        >
          Ops!
        </Notice>
      ) : null}
    </PanelRoot>
  )
}

const notice = page.getByRole("alert")

test("someone who does nothing sees a notice close after its time", async () => {
  await render(<TimedNotice lasts={600} />)
  // Another test may have left the pointer there.
  await userEvent.unhover(notice)

  await expect.element(notice).not.toBeInTheDocument()
})

test("someone who reads a notice with the pointer on it keeps it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
  onTestFinished(() => void vi.useRealTimers())
  await render(<TimedNotice lasts={3000} />)
  await userEvent.hover(notice)
  await vi.advanceTimersByTimeAsync(3200)
  await expect.element(notice).toBeInTheDocument()

  await userEvent.unhover(notice)
  await vi.advanceTimersByTimeAsync(3000)
  await expect.element(notice).not.toBeInTheDocument()
})

test("someone closes a notice before its time", async () => {
  await render(<TimedNotice lasts={60_000} />)
  await page.getByRole("button", { name: "Fechar" }).click()

  await expect.element(notice).not.toBeInTheDocument()
})

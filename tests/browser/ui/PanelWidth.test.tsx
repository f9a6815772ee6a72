import { Suspense, useRef } from "react"
import { expect, onTestFinished, test } from "vitest"
import { render } from "vitest-browser-react"
import { useMeasuredPanelWidth } from "../../../src/ui/panel/PanelWidth.ts"

/** A panel that its class of width makes still narrower, as a page's scrollbar does. */
const Narrowed = ({ room }: { readonly room: number }) => {
  const place = useRef<HTMLDivElement>(null)
  const width = useMeasuredPanelWidth(place)
  return (
    <div ref={place} data-testid="panel" style={{ width: width === "wide" ? room : room - 15 }}>
      {width}
    </div>
  )
}

test("a panel whose class of width changes its width reports no error to the page, and follows what comes after", async () => {
  const errors: Array<string> = []
  const listen = (event: ErrorEvent) => {
    errors.push(event.message)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener("error", listen, { capture: true })
  onTestFinished(() => removeEventListener("error", listen, { capture: true }))
  const screen = await render(<Narrowed room={600} />)
  const panel = screen.getByTestId("panel")
  await expect.element(panel).toHaveTextContent("narrow")
  await screen.rerender(<Narrowed room={800} />)
  await expect.element(panel).toHaveTextContent("medium")
  await screen.rerender(<Narrowed room={1200} />)
  await expect.element(panel).toHaveTextContent("wide")
  expect(errors).toEqual([])
})

const never = new Promise<never>(() => {})

test("a panel that was hidden while it waited is as wide as its room once it is back", async () => {
  const Waiting = ({ isWaiting }: { readonly isWaiting: boolean }) => {
    if (isWaiting) throw never
    return null
  }
  const waiting = (isWaiting: boolean, room: number) => (
    <Suspense fallback="…">
      <Narrowed room={room} />
      <Waiting isWaiting={isWaiting} />
    </Suspense>
  )
  const screen = await render(waiting(false, 600))
  const panel = screen.getByTestId("panel")
  await expect.element(panel).toHaveTextContent("narrow")
  await screen.rerender(waiting(true, 600))
  await expect.element(panel).not.toBeVisible()
  await screen.rerender(waiting(false, 1200))
  await expect.element(panel).toHaveTextContent("wide")
})

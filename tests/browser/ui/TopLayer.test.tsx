import { type ReactNode, StrictMode, useState } from "react"
import { afterEach, beforeEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { type Locator, page, userEvent } from "vitest/browser"
import { register } from "../../../src/api/registry.ts"
import { definePanelElement } from "../../../src/elements/panelElement.tsx"
import { useSnackbar } from "../../../src/frame/useSnackbar.ts"
import { createClient, hostSession, PanelProvider } from "../../../src/index.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { Button } from "../../../src/ui/button/Button.tsx"
import { ConfirmDialog } from "../../../src/ui/dialog/ConfirmDialog.tsx"
import { Dialog } from "../../../src/ui/dialog/Dialog.tsx"
import { Menu } from "../../../src/ui/menu/Menu.tsx"
import { addSheets } from "../../../src/ui/root/sheets.ts"

const session = () => hostSession({ getToken: async () => "token", permissions: [] })
const connection = () => ({ api: "http://memory.test", fetch: memoryBackend().fetch, session: session() })

const Question = ({ onClose, isBusy = false }: { onClose: () => void; isBusy?: boolean }) => (
  <ConfirmDialog
    isOpen
    title="Excluir"
    description="Excluir Ana?"
    confirmLabel="Excluir Ana"
    busyLabel="Excluindo…"
    cancelLabel="Manter"
    isBusy={isBusy}
    onConfirm={onClose}
    onCancel={onClose}
  />
)

/** A panel with one of each overlay. */
const Overlays = () => {
  const [open, setOpen] = useState<"nothing" | "editor" | "question" | "wait">("nothing")
  const tell = useSnackbar()
  const close = () => setOpen("nothing")
  return (
    <div style={{ padding: 40 }}>
      <Button onPress={() => setOpen("editor")}>Editar Ana</Button>
      <Dialog
        isOpen={open !== "nothing"}
        title="Editar"
        width="list"
        onClose={close}
        footer={<Button onPress={close}>Fechar editor</Button>}
      >
        <div data-testid="scrolled" style={{ blockSize: 120, overflow: "auto" }}>
          <div style={{ blockSize: 400, paddingBlockStart: 30 }}>
            <Menu
              label="Ações"
              trigger={<Button>Ações</Button>}
              items={[{ id: "tell", label: "Avisar" }]}
              onAction={() => tell("Ana foi avisada")}
            />
            <Button onPress={() => setOpen("question")}>Excluir…</Button>
            <Button onPress={() => setOpen("wait")}>Excluir já</Button>
          </div>
        </div>
        {(open === "question" || open === "wait") && (
          <Question isBusy={open === "wait"} onClose={() => setOpen("editor")} />
        )}
      </Dialog>
    </div>
  )
}

definePanelElement("balcao-overlays", { Panel: Overlays })

const inReact = () => {
  const client = createClient(connection())
  return (
    <PanelProvider client={client}>
      <Overlays />
    </PanelProvider>
  )
}

/** Unbuilt, shadow roots have no rules. */
const addRules = () => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  addSheets([[0, rules.map(({ cssText }) => cssText).join("\n")]])
}

const inShadow = () => {
  addRules()
  const client = createClient(connection())
  return (
    <StrictMode>
      <PanelProvider client={client} isolation="shadow">
        <Overlays />
        <PanelProvider client={client}>
          <Button>Outro painel</Button>
        </PanelProvider>
      </PanelProvider>
    </StrictMode>
  )
}

const asTag = () => {
  addRules()
  register("overlays", connection())
  return (
    <div
      ref={(place) => {
        const tag = document.createElement("balcao-overlays")
        tag.setAttribute("client", "overlays")
        place?.append(tag)
        return () => tag.remove()
      }}
    />
  )
}

/** A page with a header above everything, and the panel in a box that scrolls, in one that traps it, in its own dialog. */
const Page = ({ children }: { readonly children: ReactNode }) => (
  <>
    <header
      style={{
        position: "sticky",
        insetBlockStart: 0,
        zIndex: 2_147_483_647,
        blockSize: 60,
        background: "#000",
      }}
    />
    <dialog
      data-testid="own"
      open
      style={{ position: "static", margin: 0, marginBlockStart: 300, padding: 0, inlineSize: 600 }}
    >
      <div data-testid="box" style={{ blockSize: 300, overflow: "auto" }}>
        <div
          data-testid="trap"
          style={{ marginBlock: 200, inlineSize: 500, blockSize: 300, overflow: "hidden" }}
        >
          {children}
        </div>
      </div>
    </dialog>
    <div style={{ blockSize: 1500 }} />
  </>
)

const transform = "transform: translate(30px, 20px) scale(0.9)"
const traps = [
  transform,
  "will-change: transform",
  "filter: blur(0)",
  "backdrop-filter: blur(1px)",
  "contain: strict",
  "container-type: size",
]

const button = (name: string) => page.getByRole("button", { name, exact: true })
const find = (name: string) => button(name).element() as HTMLElement

/** Returns the element at a point of the window, including inside shadow roots. */
const at = (x: number, y: number, root: Document | ShadowRoot = document): Element | null => {
  const found = root.elementFromPoint(x, y)
  return found?.shadowRoot && found.shadowRoot !== root ? at(x, y, found.shadowRoot) : found
}
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(at(x + width / 2, y + height / 2))
}
/** In a shadow root the document's focus is on the tag. */
const hasFocus = (locator: Locator) => expect.poll(() => locator.element().matches(":focus")).toBe(true)

/** Traps the panel, in a page and a box that are scrolled. */
const trap = (css: string) => {
  const element = page.getByTestId("trap").element() as HTMLElement
  element.style.cssText = `margin-block: 200px; inline-size: 500px; block-size: 300px; overflow: hidden; ${css}`
  page.getByTestId("box").element().scrollTop = 190
  scrollTo(0, 200)
}

beforeEach(() => page.viewport(900, 700))
afterEach(() => {
  document.documentElement.dir = ""
  scrollTo(0, 0)
})

const editor = page.getByRole("dialog", { name: "Editar" })

const openEditor = async () => {
  await button("Editar Ana").click()
  await expect.element(editor).toBeVisible()
  const dialog = editor.element()
  const { left, right, width } = dialog.getBoundingClientRect()
  expect(width).toBe(480)
  expect(Math.abs(left - (innerWidth - right))).toBeLessThan(20)
  expect(isOnTop(find("Fechar editor"))).toBe(true)
  expect(dialog.closest("[popover]")!.contains(at(10, 10))).toBe(true)
}

/** Opens the menu in the editor, which stands at its button, and leaves it by the keyboard. */
const lookIntoMenu = async () => {
  page.getByTestId("scrolled").element().scrollTop = 20
  const { left, bottom } = find("Ações").getBoundingClientRect()
  await button("Ações").click()
  await hasFocus(page.getByRole("menuitem", { name: "Avisar" }))
  const menu = page.getByRole("menu").element().getBoundingClientRect()
  expect(Math.abs(menu.left - left)).toBeLessThan(2)
  expect(Math.abs(menu.top - bottom - 4)).toBeLessThan(2)
  await userEvent.keyboard("{Escape}")
  await hasFocus(button("Ações"))
  expect(page.getByTestId("scrolled").element().scrollTop).toBe(20)
}

const leaveEditor = async () => {
  await userEvent.keyboard("{Escape}")
  await expect.element(editor).not.toBeInTheDocument()
  await hasFocus(button("Editar Ana"))
}

for (const [kind, panel] of [
  ["React panel", inReact],
  ["React panel in a shadow root", inShadow],
  ["tag", asTag],
] as const) {
  test(`overlays of a ${kind} are above the page and at their buttons, whatever is around the panel`, async () => {
    await render(<Page>{panel()}</Page>)
    for (const [index, css] of traps.entries()) {
      trap(css)
      document.documentElement.dir = index % 2 === 0 ? "ltr" : "rtl"
      await openEditor()
      await lookIntoMenu()
      await leaveEditor()
    }
  })

  test(`a ${kind} in a dialog of its page's has its own overlays above it, and Escape closes only them`, async () => {
    await render(<Page>{panel()}</Page>)
    const own = page.getByTestId("own").element() as HTMLDialogElement
    own.close()
    own.showModal()
    trap(transform)
    await openEditor()
    await lookIntoMenu()

    await userEvent.keyboard("{Enter}{Enter}")
    await expect.element(page.getByText("Ana foi avisada")).toBeVisible()
    await button("Excluir…").click()
    await hasFocus(button("Manter"))
    expect(isOnTop(find("Excluir Ana"))).toBe(true)
    expect(isOnTop(find("Fechar"))).toBe(true)
    await button("Fechar").click()
    await expect.element(page.getByText("Ana foi avisada")).not.toBeInTheDocument()
    await button("Manter").click()
    await hasFocus(button("Excluir…"))

    await leaveEditor()
    expect(own.open).toBe(true)
    await openEditor()
    await button("Excluir já").click()
    await expect.element(button("Excluindo…")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(page.getByRole("alertdialog")).toBeVisible()
    expect(own.open).toBe(true)
  })
}

test("a browser without a top layer shows all the same what a panel opens", async () => {
  const { prototype } = HTMLElement
  const own = Object.getOwnPropertyDescriptor(prototype, "togglePopover")!
  Reflect.deleteProperty(prototype, "togglePopover")
  try {
    await render(inReact())
    // Such a browser does not know the attribute either.
    document.querySelector("[popover]")!.removeAttribute("popover")
    await page.getByRole("button", { name: "Editar Ana" }).click()
    await expect.element(page.getByRole("dialog")).toBeVisible()
  } finally {
    Object.defineProperty(prototype, "togglePopover", own)
  }
})

test("a tag looks as its attribute says, and then as its property does", async () => {
  await render(asTag())
  const tag = document.querySelector("balcao-overlays")!
  tag.setAttribute("appearance", '{"tokens":{"radius":"2px"}}')
  const radius = () => getComputedStyle(find("Editar Ana")).borderRadius
  await expect.element(button("Editar Ana")).toBeVisible()
  await expect.poll(radius).toBe("2px")
  Reflect.set(tag, "appearance", { tokens: { radius: "9px", controlHeight: "44px" } })
  await expect.poll(radius).toBe("9px")
  expect(find("Editar Ana").offsetHeight).toBe(44)
})

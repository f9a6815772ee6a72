import fc from "fast-check"
import { type FormEvent, Fragment, type ReactNode, useState } from "react"
import { createPortal } from "react-dom"
import { expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { appearanceOf } from "../../../src/elements/appearance.ts"
import { BareButton } from "../../../src/ui/button/BareButton.tsx"
import { Button } from "../../../src/ui/button/Button.tsx"
import { IconButton } from "../../../src/ui/button/IconButton.tsx"
import { ConfirmDialog } from "../../../src/ui/dialog/ConfirmDialog.tsx"
import { ellipsis } from "../../../src/ui/icon/icons.ts"
import { Menu } from "../../../src/ui/menu/Menu.tsx"
import { later } from "../../../src/ui/root/later.tsx"
import { MissingPart } from "../../../src/ui/root/missingPart.ts"
import { propertiesOf } from "../../../src/ui/root/givenTokens.ts"
import { PanelRoot } from "../../../src/ui/root/PanelRoot.tsx"
import { ShadowPlace } from "../../../src/ui/shadow/ShadowPlace.tsx"
import type { Column } from "../../../src/ui/table/column.ts"
import { DataTable } from "../../../src/ui/table/DataTable.tsx"
import { type AppearanceTokens, appearanceTokens } from "../../../src/ui/theme/appearance.ts"
import { propertyName } from "../../../src/ui/theme/propertyName.ts"

const rendered: string[] = []
const rows = ["Ana", "Bia", "Caio"]
const columns: readonly Column<string>[] = [
  {
    id: "name",
    label: "Nome",
    render: (name) => {
      rendered.push(name)
      return name
    },
  },
]

const Table = () => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <PanelRoot>
      <DataTable
        label="Pessoas"
        columns={columns}
        rows={rows}
        rowKey={(name) => name}
        rowLabel={(name) => name}
        selection={{
          selected,
          onChange: setSelected,
          selectLabel: (name) => `Escolher ${name}`,
          allLabel: "Todos",
        }}
      />
    </PanelRoot>
  )
}

test("someone who selects one row has no cell drawn anew", async () => {
  await render(<Table />)
  rendered.length = 0

  await page.getByRole("checkbox", { name: "Escolher Bia" }).click()

  await expect.element(page.getByRole("checkbox", { name: "Escolher Bia" })).toBeChecked()
  expect(rendered).toEqual([])
})

const Deleting = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PanelRoot>
      <Menu
        label="Ações"
        trigger={<IconButton icon={ellipsis} label="Ações" />}
        items={[{ id: "delete", label: "Excluir" }]}
        onAction={() => setIsOpen(true)}
      />
      <ConfirmDialog
        isOpen={isOpen}
        title="Excluir"
        description="Excluir Ana?"
        confirmLabel="Excluir"
        busyLabel="Excluindo…"
        cancelLabel="Cancelar"
        isBusy={false}
        onConfirm={() => {}}
        onCancel={() => setIsOpen(false)}
      />
    </PanelRoot>
  )
}

test("someone who cancels a dialog opened from a menu is back at the menu's button", async () => {
  await render(<Deleting />)
  await page.getByRole("button", { name: "Ações" }).click()
  await page.getByRole("menuitem", { name: "Excluir" }).click()
  await page.getByRole("button", { name: "Cancelar" }).click()

  await expect.element(page.getByRole("button", { name: "Ações" })).toHaveFocus()
})

const styleOf = (element: Element) => {
  const { font, color, backgroundColor, boxSizing, colorScheme, padding } = getComputedStyle(element)
  return { font, color, backgroundColor, boxSizing, colorScheme, padding }
}

test("a page that embeds a panel keeps its own styles", async () => {
  const own = document.createElement("button")
  document.body.append(own)
  const before = [styleOf(document.documentElement), styleOf(document.body), styleOf(own)]
  await render(
    <PanelRoot scheme="dark" tokens={{ accent: "#c2188b" }}>
      <Button>Salvar</Button>
    </PanelRoot>,
  )
  const after = [styleOf(document.documentElement), styleOf(document.body), styleOf(own)]
  own.remove()

  expect(after).toEqual(before)
  expect(getComputedStyle(document.documentElement).getPropertyValue("--balcao-surface")).toBe("")
})

/** A component of the page's, with a shadow root of its own. */
const OwnShadow = ({ children }: { readonly children: ReactNode }) => {
  const [root, setRoot] = useState<ShadowRoot>()
  const attach = (host: HTMLElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }))
  }
  return <div ref={attach}>{root && createPortal(children, root)}</div>
}

for (const [kind, Place] of [
  ["panels", Fragment],
  ["shadow roots", ShadowPlace],
  ["shadow roots of the page's own", OwnShadow],
] as const)
  test(`two ${kind} of one page have no id twice, and pressing writes no style into its head`, async () => {
    const panel = (name: string) => (
      <Place key={name}>
        <PanelRoot>
          <Button>{name}</Button>
        </PanelRoot>
      </Place>
    )
    const styles = () => document.head.querySelectorAll("style").length
    const before = styles()
    await render([panel("Ana"), panel("Bia")])
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)

    await page.getByRole("button", { name: "Ana" }).click()
    expect(styles()).toBe(before)
  })

const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!

/** The relative luminance (WCAG 2.2) of a color over another. */
const luminance = (color: string, ground: string) => {
  for (const one of [ground, color]) {
    pixel.fillStyle = one
    pixel.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (color: string, ground: string) => {
  const [one, other] = [luminance(color, ground), luminance(ground, ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const accents = ["white", "black", "#ffd400", "transparent", "currentColor", "rgb(255 0 0 / 0.1)", "nonsense"]

for (const scheme of ["light", "dark"] as const)
  test(`a button can be read and seen in ${scheme} mode, whatever accent and radius a page gives`, async () => {
    const { rerender } = await render(<PanelRoot>{null}</PanelRoot>)
    for (const accent of accents) {
      await rerender(
        <div style={{ color: "#fafafa" }}>
          <PanelRoot key={accent} scheme={scheme} tokens={{ accent, radius: "999px" }}>
            <Button tone="primary">{accent}</Button>
          </PanelRoot>
        </div>,
      )
      const button = page.getByRole("button", { name: accent }).element()
      const ground = getComputedStyle(button.closest(".balcao")!).backgroundColor
      const { color, backgroundColor, borderColor, borderRadius } = getComputedStyle(button)
      expect(contrast(color, backgroundColor), `text on ${accent}`).toBeGreaterThanOrEqual(4.5)
      const seen = Math.max(contrast(backgroundColor, ground), contrast(borderColor, ground))
      expect(seen, `${accent} on the panel`).toBeGreaterThanOrEqual(scheme === "light" ? 3 : 2)
      expect(borderRadius).toBe("10px")
    }
  })

const grounds = ["canvas", "surface", "raised", "sunken"]
const inks = [
  "ink",
  "inkMuted",
  "inkSubtle",
  "accentText",
  "dangerText",
  "warningText",
  "successText",
  "infoText",
]
const marks = ["fieldLine", "accentMark", "focus", "dangerMark", "warningMark", "successMark", "infoMark"]
const pairs = (fronts: readonly string[], least: number) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground, least] as const))
const readable = [
  ...pairs(inks, 4.5),
  ...pairs(marks, 3),
  ["onAccent", "accentSolid", 4.5],
  ["onInverse", "inverse", 4.5],
  ["onInverseMuted", "inverse", 4.5],
] as const

const anyColor = fc.oneof(
  fc.tuple(fc.nat(100), fc.nat(40), fc.nat(360)).map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`),
  fc.constantFrom(...accents, "oklch(none none none)", "color(display-p3 1 0 0)", "oklch(1 9 30)"),
)
/** In the JSON of an attribute, null is what is not given. */
const maybe = <A,>(given: fc.Arbitrary<A>) => fc.option(given, { freq: 9 }) as fc.Arbitrary<A>
const anyTokens = fc.record(
  {
    accent: maybe(anyColor),
    ...Object.fromEntries(
      Object.keys(appearanceTokens.colors).map((name) => [
        name,
        maybe(fc.record({ light: maybe(anyColor), dark: maybe(anyColor) })),
      ]),
    ),
  },
  { requiredKeys: [] },
)

for (const scheme of ["light", "dark"] as const)
  test(`text and controls can be read in ${scheme} mode, whatever colors a host gives`, async () => {
    await render(<PanelRoot scheme={scheme}>{null}</PanelRoot>)
    const root = document.querySelector<HTMLElement>(".balcao")!
    const probe = root.appendChild(document.createElement("i"))
    const colorOf = (token: string) => {
      probe.style.color = `var(${propertyName(token)})`
      return getComputedStyle(probe).color
    }
    fc.assert(
      fc.property(anyTokens, (tokens) => {
        root.removeAttribute("style")
        const given = Object.entries(propertiesOf(tokens))
        expect(given.filter(([, value]) => typeof value !== "string")).toEqual([])
        for (const [name, value] of given) root.style.setProperty(name, String(value))
        for (const [front, ground, least] of readable)
          expect(contrast(colorOf(front), colorOf(ground)), `${front} on ${ground}`).toBeGreaterThanOrEqual(
            least,
          )
      }),
      {
        numRuns: 25,
        examples: [
          [{}],
          [JSON.parse(`{ "accent": null, "ink": { "light": null } }`)],
          // More chroma than sRGB screens show, which makes them lighter than stated.
          ...["oklch(51% 0.21 173)", "oklch(50% 0.28 160)", "oklch(51% 0.4 186)"].map((accent): [object] => [
            { accent },
          ]),
        ],
      },
    )
    probe.remove()
  })

const ofAccent = [
  ...pairs(["accentText"], 4.5),
  ...pairs(["accentMark", "focus"], 3),
  ["accentText", "accentSoft", 4.5],
  ...["accentSolid", "accentSolidHover", "accentSolidPress"].map(
    (solid) => ["onAccent", solid, 4.5] as const,
  ),
] as const

for (const scheme of ["light", "dark"] as const)
  test(`200 brands of any color can be read in ${scheme} mode`, async () => {
    await render(<PanelRoot scheme={scheme}>{null}</PanelRoot>)
    const root = document.querySelector<HTMLElement>(".balcao")!
    const probe = root.appendChild(document.createElement("i"))
    const colorOf = (token: string) => {
      probe.style.color = `var(${propertyName(token)})`
      return getComputedStyle(probe).color
    }
    const brand = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, "0")}`)
    fc.assert(
      fc.property(brand, (accent) => {
        root.style.setProperty("--balcao-accent", accent)
        for (const [front, ground, least] of ofAccent)
          expect(contrast(colorOf(front), colorOf(ground)), `${front} on ${ground}`).toBeGreaterThanOrEqual(
            least,
          )
      }),
      { numRuns: 200, examples: [["#ffffff"], ["#000000"], ["#ffff00"], ["#00ff00"], ["#0000ff"]] },
    )
    probe.remove()
  })

test("a developer is told once what of an appearance cannot be taken as it is", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {})
  const tokens = {
    accent: "nonsense",
    surface: { light: "transparent", dark: "white" },
    ink: { light: "#123" },
    radius: "99px",
    shadow: "none",
    textSize: "calc(1px + 13px)",
    space: "var(--unit)",
    padding: "auto",
    controlHeight: null,
    canvas: { light: "var(--brand)", dark: null },
    raised: { light: "light-dark(white, black)" },
  } as unknown as AppearanceTokens
  try {
    await render([
      <PanelRoot key="one" tokens={tokens}>
        {null}
      </PanelRoot>,
      <PanelRoot key="two" tokens={tokens}>
        {null}
      </PanelRoot>,
    ])
    await expect
      .poll(() => warn.mock.calls.flat())
      .toEqual([
        'balcao: appearance "accent" is no color: nonsense.',
        'balcao: appearance "surface.light" cannot be transparent.',
        'balcao: appearance "surface.dark" is kept readable: its lightness is 1.000, not 0 to 0.247.',
        'balcao: appearance "radius" is kept between 0px and 10px: 99px.',
        'balcao: appearance "shadow" is no <number>: none.',
        'balcao: appearance "padding" is no <length>: auto.',
      ])
  } finally {
    warn.mockRestore()
  }
})

test("the attributes of a tag go before its appearance, whatever they say", () => {
  const tag = document.createElement("i")
  tag.setAttribute("density", "comfortable")
  tag.setAttribute("appearance", `{ "density": "compact", "scheme": "dark" }`)
  expect(appearanceOf(tag, undefined)).toEqual({ density: "comfortable", scheme: "dark" })
})

test("a part that does not come leaves what is around it as it is, is told once, and opens when it comes", async () => {
  const notFound = new Error("not found")
  const fetchPart = vi.fn<() => Promise<{ default: typeof Surface }>>(() => Promise.reject(notFound))
  const Surface = ({ isOpen }: { readonly isOpen: boolean }) => <p>{isOpen ? "Aberto" : "Fechado"}</p>
  const Part = later(fetchPart, ({ isOpen }: { readonly isOpen: boolean }) => isOpen)
  const missed = vi.fn<(error: unknown) => void>()
  const panel = (isOpen: boolean) => (
    <MissingPart.Provider value={missed}>
      <input aria-label="Nome" />
      <Part isOpen={isOpen} />
    </MissingPart.Provider>
  )
  const { rerender } = await render(panel(false))
  await expect.poll(() => fetchPart).toHaveBeenCalledTimes(1)
  await page.getByLabelText("Nome").fill("Camila")
  expect(missed).not.toHaveBeenCalled()

  await rerender(panel(true))
  await expect.poll(() => missed.mock.calls).toEqual([[notFound]])
  fetchPart.mockResolvedValue({ default: Surface })
  await expect.element(page.getByText("Aberto"), { timeout: 10_000 }).toBeVisible()
  expect(missed).toHaveBeenCalledTimes(1)
  await expect.element(page.getByLabelText("Nome")).toHaveValue("Camila")
})

test("a button that its own press disables keeps the focus until one moves on, and cannot be pressed", async () => {
  const press = vi.fn<() => void>()
  const Undo = ({ disabledReason }: { readonly disabledReason?: string }) => {
    const [isDone, setDone] = useState(false)
    const undo = () => {
      press()
      setDone(true)
    }
    const label = disabledReason === undefined ? "Desfazer" : "Explicado"
    const given = {
      isDisabled: isDone,
      onPress: undo,
      ...(disabledReason !== undefined && { disabledReason }),
    }
    return <IconButton icon={ellipsis} label={label} {...given} />
  }
  await render(
    <>
      <Undo />
      <Undo disabledReason="Nada a desfazer" />
      <Button>Depois</Button>
    </>,
  )
  const button = (name: string) => page.getByRole("button", { name })
  for (const name of ["Desfazer", "Explicado"]) {
    await button(name).click()
    await expect.element(button(name)).toHaveAttribute("aria-disabled", "true")
    await expect.element(button(name)).toHaveFocus()
    await userEvent.keyboard("{Enter}")
  }
  expect(press).toHaveBeenCalledTimes(2)
  await button("Depois").click()
  await expect.element(button("Desfazer")).toHaveAttribute("disabled")
  await expect.element(button("Explicado")).not.toHaveAttribute("disabled")
})

test("a busy button says so, and keeps the focus", async () => {
  const Save = () => {
    const [isBusy, setBusy] = useState(false)
    return (
      <Button busy={isBusy} onPress={() => setBusy(true)}>
        Salvar
      </Button>
    )
  }
  await render(<Save />)
  const button = page.getByRole("button", { name: "Salvar" })
  await button.click()
  await expect.element(button).toHaveAttribute("aria-busy", "true")
  await expect.element(button).toHaveFocus()
})

test("a form sent by Enter leaves the focus in its field", async () => {
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  await render(
    <form onSubmit={send}>
      <input aria-label="Senha" />
      <BareButton type="submit" className="">
        Entrar
      </BareButton>
    </form>,
  )
  await page.getByLabelText("Senha").click()
  await userEvent.keyboard("{Enter}")
  expect(send).toHaveBeenCalledTimes(1)
  await expect.element(page.getByLabelText("Senha")).toHaveFocus()
})

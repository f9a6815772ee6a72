import { useState } from "react"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { inRoot } from "../../../stories/ui/inRoot.tsx"
import { Language } from "../../../src/ui/root/language.ts"
import { TextField } from "../../../src/ui/index.ts"

let value = ""
let unreadable = ""

beforeEach(() => {
  value = ""
  unreadable = ""
})

const Day = ({ type }: { readonly type: string }) => {
  const [text, setText] = useState("")
  const change = (next: string) => {
    value = next
    setText(next)
  }
  return (
    <TextField
      label="Quando"
      type={type}
      value={text}
      onChange={change}
      onUnreadable={(left) => {
        unreadable = left
      }}
    />
  )
}

const field = page.getByRole("textbox", { name: "Quando" })

const drawn = async (language: string, type: string) => {
  await render(
    inRoot(
      <Language value={language}>
        <Day type={type} />
      </Language>,
    ),
  )
  await expect.element(field).toBeEnabled()
  await expect.element(field).not.toHaveAttribute("readonly")
}

test("someone types a day as a Portuguese panel writes it, in a browser of another language", async () => {
  expect(navigator.language).not.toBe("pt-BR")
  await drawn("pt-BR", "date")
  await expect.element(field).toHaveAttribute("placeholder", "dd/mm/aaaa")
  await userEvent.type(field, "31122026")
  await expect.element(field).toHaveValue("31/12/2026")
  expect(value).toBe("2026-12-31")
})

test("someone types a moment as an American writes it", async () => {
  await drawn("en-US", "datetime-local")
  await userEvent.type(field, "12/31/2026 6:05 pm")
  expect(value).toBe("2026-12-31T18:05")
  await userEvent.tab()
  await expect.element(field).toHaveValue("12/31/2026 6:05 PM")
})

test("someone who types what is no day reads how one is written, and the form hears of it", async () => {
  await drawn("pt-BR", "date")
  await userEvent.type(field, "31022026")
  expect(value).toBe("")
  await userEvent.tab()
  await expect.element(field).toHaveValue("31/02/2026")
  await expect.element(field).toHaveAccessibleDescription("dd/mm/aaaa")
  expect(unreadable).toBe("31/02/2026")
})

test("someone chooses a day of a calendar in the panel's language", async () => {
  await drawn("pt-BR", "date")
  await userEvent.type(field, "15102026")
  await page.getByRole("button", { name: "dia" }).click()
  const day = (name: string) => page.getByRole("button", { name })
  await expect.element(day("quinta-feira, 15 de outubro de 2026 selecionado")).toHaveFocus()
  await userEvent.keyboard("{PageDown}{ArrowRight}{PageUp}")
  await expect.element(day("sexta-feira, 16 de outubro de 2026")).toHaveFocus()
  await day("Próximo").first().click()
  await expect.element(page.getByRole("log").first()).toHaveTextContent("novembro de 2026")
  await day("sexta-feira, 20 de novembro de 2026").click()
  await expect.element(field).toHaveValue("20/11/2026")
  expect(value).toBe("2026-11-20")
  await expect.element(page.getByRole("log")).not.toBeInTheDocument()
})

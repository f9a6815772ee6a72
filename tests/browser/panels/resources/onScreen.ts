import { expect, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"

export const row = (name: string) => page.getByRole("row", { name, exact: true })

export const button = (name: string) => page.getByRole("button", { name, exact: true })

export const field = (name: string | RegExp) => page.getByLabelText(name)

export const seen = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()

/** Collects the files saved from now on. */
export const savedFiles = () => {
  const files = new Array<Blob>()
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob)
    return "blob:saved"
  })
  onTestFinished(() => create.mockRestore())
  return files
}

export const shownRows = () =>
  page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((one) => one.getAttribute("aria-label"))

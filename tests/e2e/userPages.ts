import { expect } from "./host.ts"
import type { Page } from "@playwright/test"

/** The address of the users list. */
export const list = "/user-management/users"

/** A field by the start of its label. */
export const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`)).first()
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
export const tab = (page: Page, name: string) => page.getByRole("tab", { name })
/** Opens the editor of the one user a search finds. */
export const edit = async (page: Page, search: string) => {
  await page.goto(`${list}?q=${encodeURIComponent(search)}`)
  await expect(page.getByRole("row")).toHaveCount(2)
  await button(page, "Editar usuário").click()
  await expect(page).toHaveURL(/\/users\/edit\/\d+$/)
}

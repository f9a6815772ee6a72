import type { Page } from "@playwright/test"
import { expect } from "./host.ts"

/** Opens the link of the latest mail to somebody, from the page the login names. */
export const openMail = async (page: Page, email: string, subject: string) => {
  await page.goto("/auth/login")
  await page.getByRole("link", { name: "Ler os e-mails desta demonstração" }).click()
  const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.getByRole("button", { name: "Atualizar" }).click()
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.getByRole("link").click()
}

import type { Page } from "@playwright/test"
import { expect, test } from "./host.ts"
import { openMail } from "./outbox.ts"

const password = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const signIn = async (page: Page, email: string, chosen: string) => {
  await page.getByLabel("E-mail").fill(email)
  await password(page, "Senha").fill(chosen)
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
}

test("somebody registers, opens the mailed link, forgets the password, sets another and signs in", async ({
  page,
}) => {
  const email = "nova.pessoa@exemplo.test"
  await page.goto("/auth/register")
  await page.getByLabel("Nome completo").fill("Nova Pessoa")
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Nome de usuário").fill("nova.pessoa")
  await password(page, "Senha").fill("segredo1")
  await password(page, "Confirmar senha").fill("segredo1")
  const terms = page.getByRole("link", { name: "Ler os termos" })
  await expect(terms).toHaveAttribute("href", "/terms-of-use/1/COMPANY")
  await page.getByRole("checkbox").press("Space")
  await page.getByRole("button", { name: "Criar conta" }).click()
  await expect(page.getByText(`Enviamos uma mensagem para ${email}.`, { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await signIn(page, email, "segredo1")
  await expect(page.getByRole("alert")).toBeVisible()

  await openMail(page, email, "Confirme a sua conta")
  await password(page, "Senha").fill("errada")
  await page.getByRole("button", { name: "Ativar conta" }).click()
  await expect(page.getByText("Esta não é a senha escolhida no cadastro.", { exact: false })).toBeVisible()
  await password(page, "Senha").fill("segredo1")
  await page.getByRole("button", { name: "Ativar conta" }).click()
  await expect(page.getByText("Sua conta está ativa.", { exact: false })).toBeVisible()
  await page.getByRole("link", { name: "Ir para o login" }).click()

  await page.getByRole("link", { name: "Esqueci minha senha" }).click()
  // The login page, which has such a field too, stays until this one has loaded.
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  await page.getByLabel("E-mail").fill(email)
  await page.getByRole("button", { name: "Enviar" }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await openMail(page, email, "Crie uma senha nova")
  const link = page.url()
  await password(page, "Senha nova").fill("segredo2")
  await password(page, "Confirmar senha").fill("segredo3")
  await page.getByRole("button", { name: "Salvar senha nova" }).click()
  await expect(page.getByText("As duas senhas não são iguais.")).toBeVisible()
  await password(page, "Confirmar senha").fill("segredo2")
  await page.getByRole("button", { name: "Salvar senha nova" }).click()
  await expect(page.getByText("Sua senha foi alterada.", { exact: false })).toBeVisible()
  await page.getByRole("link", { name: "Ir para o login" }).click()
  await signIn(page, email, "segredo2")
  await expect(page).toHaveURL(/\/dashboard$/)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("balcaoDevice")),
  )
  expect(kept).toHaveLength(1)

  await page.goto("about:blank")
  await page.goto(link)
  await password(page, "Senha nova").fill("segredo4")
  await password(page, "Confirmar senha").fill("segredo4")
  await page.getByRole("button", { name: "Salvar senha nova" }).click()
  await expect(page.getByRole("heading", { name: "Este link não funciona mais" })).toBeVisible()
  await page.getByRole("link", { name: "Pedir uma senha nova" }).click()
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)
})

import type { APIRequestContext } from "@playwright/test"
import { legalDocuments } from "../../src/contract/resources/legalDocuments.ts"
import { enter, expect, expectAccessible, test } from "./host.ts"

test("somebody without an account asks for theirs to be deleted, and the help desk finds the request by its protocol", async ({
  page,
  host,
}) => {
  await page.goto("/ask-delete-account/1")
  await page.getByLabel("Nome completo").fill("<img src=x onerror=alert(1)> Ana")
  await page.getByLabel("E-mail da conta").fill("ana.lgpd@exemplo.test")
  await page.getByLabel("Telefone com DDD").fill("11987654321")
  await page.getByLabel("CPF").fill("11111111111")
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Pedir a exclusão" }).click()
  await expect(page.getByLabel("CPF")).toBeFocused()
  await page.getByLabel("CPF").fill("52998224725")
  await page.getByRole("button", { name: "Pedir a exclusão" }).click()
  await expect(page.getByRole("heading", { name: "Pedido recebido" })).toBeFocused()
  const protocol = (await page.locator("dd").first().textContent()) ?? ""
  expect(protocol).toMatch(/^BD-\d+$/)
  await enter(page, host, "root")
  await page.goto(`/helpdesk/tickets?search=${protocol}`)
  await expect(page.getByText("Excluir conta: <img src=x onerror=alert(1)> Ana").first()).toBeVisible()
})

/** Publishes another edition of the terms of stores. */
const publishTerms = async (request: APIRequestContext) => {
  const signedIn = await request.post("/users/auth-admin", {
    data: { email: "root@balcao.test", password: "demo1234" },
  })
  const { accessToken } = (await signedIn.json()) as { readonly accessToken: string }
  const headers = { authorization: `Bearer ${accessToken}` }
  const data = {
    title: "Termos de uso do painel",
    type: "TERMS",
    userType: "COMPANY",
    language: "ptBr",
    requiresAcceptance: true,
    changes: "Um prazo novo.",
    body: "Prazo de dez dias.",
    owner: 1,
  }
  const made = await request.post(legalDocuments.path, { headers, data })
  const { _id } = (await made.json()) as { readonly _id: number }
  const moved = await request.post(`${legalDocuments.path}/${_id}/move`, {
    headers,
    data: { to: "PUBLISHED" },
  })
  expect(moved.status()).toBe(200)
}

test("whoever works at a store is told of terms that wait, accepts them at their end unless they were replaced until then, and is told no more", async ({
  page,
  host,
  request,
}) => {
  await enter(page, host, "partner")
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "Ler e aceitar" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Termos de uso do painel" })).toBeVisible()
  await publishTerms(request)
  await page.getByRole("button", { name: "Li e aceito" }).click()
  await expect(page.getByText(/^Uma versão mais nova acaba de ser publicada/)).toBeVisible()
  await page.getByRole("button", { name: "Ler a versão nova" }).click()
  await expect(page.getByText("O que mudou: Um prazo novo.")).toBeVisible()
  await expect(page.locator(":focus")).toContainText("Prazo de dez dias.")
  await page.getByRole("button", { name: "Li e aceito" }).click()
  await expect(page.getByText(/^Você aceitou este documento em/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Todos os documentos" }).click()
  await expect(
    page.getByRole("row", { name: "Termos de uso do painel" }).getByText(/^Aceito em/),
  ).toBeVisible()
  await page.goto("/dashboard")
  await expect(page.getByRole("heading", { level: 1, name: "Painel" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Ler e aceitar" })).toHaveCount(0)
})

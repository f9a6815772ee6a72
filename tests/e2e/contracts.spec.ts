import { enter, expect, expectAccessible, test } from "./host.ts"
import { openMail } from "./outbox.ts"

const email = "assinante@exemplo.test"

test("a contract is made of a template, sent, accepted on a phone by its mailed link, and in force", async ({
  page,
  browser,
  host,
  request,
}) => {
  const asked = { email: "root@balcao.test", password: "demo1234", type: "admin" }
  const { accessToken } = await (await request.post("/users/auth-admin", { data: asked })).json()
  const made = await request.post("/company/contracts", {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      number: "CT-E2E-1",
      template: 2,
      startsAt: "2026-01-05",
      endsAt: "2090-01-31",
      renewal: "MANUAL",
      commission: 1200,
      signers: [{ name: "Ana Prado", email, cpf: "529.982.247-25" }],
      owner: 1,
    },
  })
  const { _id } = await made.json()

  await enter(page, host, "root")
  await page.goto(`/company/contract?open=${_id}`)
  await page.getByRole("tab", { name: "Texto" }).click()
  await expect(page.getByText("A parceira recebe 12% do valor de cada licença")).toBeVisible()
  await expectAccessible(page, { within: "main" })
  await page.getByRole("tab", { name: "Assinaturas" }).click()
  await page.getByRole("button", { name: "Enviar para aceite" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Enviar para aceite" }).click()
  await expect(page.getByRole("button", { name: "Enviar de novo" })).toBeVisible()

  const phone = await browser.newContext({ baseURL: host, viewport: { width: 390, height: 800 } })
  const signer = await phone.newPage()
  await openMail(signer, email, "CT-E2E-1")
  await expect(signer.getByRole("heading", { level: 1, name: "Contrato CT-E2E-1" })).toBeVisible()
  await expectAccessible(signer)
  const width = await signer.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await signer.emulateMedia({ media: "print" })
  await expect(signer.getByRole("button", { name: "Aceitar contrato" })).toBeHidden()
  await expect(signer.getByText("A parceira recebe 12%", { exact: false })).toBeVisible()
  await signer.emulateMedia({ media: "screen" })
  await signer.getByRole("button", { name: "Aceitar contrato" }).click()
  await expect(signer.getByText("Digite um CPF válido.")).toBeVisible()
  await signer.getByLabel("CPF").fill("390.533.447-05")
  await signer.getByRole("checkbox").press("Space")
  await signer.getByRole("button", { name: "Aceitar contrato" }).click()
  await expect(signer.getByText("O CPF não é o da pessoa", { exact: false })).toBeVisible()
  await signer.getByLabel("CPF").fill("529.982.247-25")
  await signer.getByRole("button", { name: "Aceitar contrato" }).click()
  await expect(signer.getByText("Você aceitou este contrato em", { exact: false })).toBeVisible()
  await signer.reload()
  await expect(signer.getByText("Não falta mais nada.", { exact: false })).toBeVisible()
  await phone.close()

  await page.reload()
  await expect(page.getByText("Vigente").first()).toBeVisible()
  await page.getByRole("tab", { name: "Assinaturas" }).click()
  await expect(page.getByText("Aceitou em", { exact: false })).toBeVisible()
})

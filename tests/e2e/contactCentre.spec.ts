import type { Page } from "@playwright/test"
import { enter, expect, expectAccessible, test } from "./host.ts"

const customer = /Priscila Gomes/
const thread = (page: Page) => page.getByRole("log", { name: customer })

/** Opens a conversation of this company. */
const attend = async (page: Page, company: string) => {
  await page.goto("/chat/private-chat")
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Todas as empresas|Cantina do Largo/ })
    .click()
  await page.getByRole("dialog").getByRole("button", { name: company }).click()
  await page.getByRole("option", { name: customer }).click()
  await expect(thread(page).getByText(/VOLTA10 vale até domingo/)).toBeVisible()
}

test("a message sent in one browser shows in the other, and who is answering; what is answered often has screens", async ({
  page,
  browser,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto("/dashboard")
  const way = page.getByRole("banner").getByRole("link", { name: /^Conversas do WhatsApp/ })
  await expect(way).toHaveAccessibleName(/, \d+ não lidas?$/)
  await way.click()
  await expect(way).toHaveAccessibleName("Conversas do WhatsApp")
  await page.getByRole("option", { name: customer }).first().click()
  await expect(page.getByText(/^Para responder, troque primeiro para a empresa/)).toBeVisible()
  await attend(page, "Cantina do Largo")
  const ordered = page.getByRole("region", { name: "Últimos pedidos" }).getByRole("listitem")
  await expect(ordered.first()).toContainText("R$")
  const context = await browser.newContext({ baseURL: host, locale: "pt-BR" })
  const other = await context.newPage()
  await enter(other, host, "franchise")
  await attend(other, "Cantina do Largo")

  await page.getByRole("textbox", { name: /^Mensagem para/ }).fill("Já separei a sobremesa!")
  await expect(other.getByText(/está escrevendo…$/)).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(thread(other).getByText("Já separei a sobremesa!")).toBeInViewport()
  await other.getByRole("textbox", { name: /^Mensagem para/ }).fill("/saiu")
  await other.getByRole("option", { name: /^\/saiu/ }).click()
  await other.getByRole("button", { name: "Enviar" }).click()
  await expect(thread(page).getByText(/^Seu pedido saiu para entrega/)).toBeInViewport()
  await expect(thread(page).getByText("Já separei a sobremesa!")).toHaveCount(1)
  await context.close()
  await page.getByRole("option", { name: /Neide Camargo/ }).click()
  const voice = page.locator("audio")
  await expect.poll(() => voice.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(0)
  await page.getByRole("option", { name: customer }).click()

  // A thread begins at its end; that is no reason to offer the way to the top of the page.
  await expect(page.getByRole("button", { name: "Voltar ao topo" })).toHaveCount(0)
  await expectAccessible(page, { within: "main" })
  await page.getByRole("button", { name: "Mais ações" }).last().click()
  await page.getByRole("menuitem", { name: "Respostas prontas" }).click()
  await expect(page).toHaveURL(/\/chat\/replies$/)
  await expect(page.getByRole("heading", { level: 1, name: "Respostas prontas" })).toBeVisible()
  await expect(page.locator("tbody tr")).toHaveCount(7)
})

test("who signs out while a message waits for the connection is asked first, and finds it again", async ({
  page,
  host,
  complaints,
}) => {
  await enter(page, host, "root")
  await attend(page, "Cantina do Largo")
  await page.route("**/whatsapp/send", (route) => route.abort())
  await page.getByRole("textbox", { name: /^Mensagem para/ }).fill("Chega em dez minutos")
  await page.keyboard.press("Enter")
  await expect(thread(page).getByText("Aguardando a conexão")).toBeVisible()
  const signOut = async () => {
    await page.getByRole("banner").getByRole("button", { name: /^Olá/ }).click()
    await page.getByRole("menuitem", { name: "Sair" }).click()
  }
  await signOut()
  const question = page.getByRole("alertdialog", { name: "Sair antes do envio?" })
  await expect(question).toContainText("ainda aguarda a conexão")
  await question.getByRole("button", { name: "Continuar conectado" }).click()
  await expect(thread(page).getByText("Chega em dez minutos")).toBeVisible()
  await signOut()
  await question.getByRole("button", { name: "Sair mesmo assim" }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(new Set(complaints.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]))
})

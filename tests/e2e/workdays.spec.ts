import type { Page } from "@playwright/test"
import type { Api } from "../server/api.ts"
import { expect, signIn } from "./host.ts"
import { openMail } from "./outbox.ts"
import { placeOrder } from "./placedOrders.ts"
import { test } from "./workday.ts"

test("the day of a supermarket's manager", async ({ page, workday }) => {
  await signIn(page, "supermarket")
  await page.getByRole("link", { name: "Em separação" }).click()
  const picking = page.getByRole("region", { name: /^Em separação/ }).getByRole("article")
  const card = picking.filter({ has: page.getByRole("button", { name: "Concluir separação" }) }).first()
  const name = (await card.getAttribute("aria-label"))!
  await card.getByRole("button", { name: "Concluir separação" }).click()
  const question = page.getByRole("dialog", { name: /^Concluir a separação/ })
  await expect(question.getByText(/ainda não fo(i|ram) separad/)).toBeVisible()
  await question.getByLabel("Volumes").fill("3")
  await question.getByRole("button", { name: "Concluir assim mesmo" }).click()
  await expect(question).toBeHidden()
  await workday.spend("finishes picking an order, asked about what is missing", 4)
  await page
    .getByRole("article", { name, exact: true })
    .getByRole("button", { name: /^Abrir/ })
    .click()
  const sheet = page.getByRole("dialog", { name })
  await sheet.getByRole("button", { name: "Conversar" }).click()
  await workday.spend("writes to its customer", 2)
})

test("the day of a franchise's operator", async ({ page, workday }) => {
  await signIn(page, "franchise")
  await page.getByRole("main").getByRole("link", { name: "Pedidos hoje" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Pedidos" })).toBeVisible()
  await workday.spend("sees the orders of all stores", 2)
  await workday.open("Relatórios", "Entregadores ao vivo")
  await expect(page.getByText(/\d+ entregadores/)).toBeVisible()
  await workday.spend("sees who delivers", 2)
  await workday.open("Central de ajuda", "Chamados")
  await page.getByRole("row", { name: "Troca da conta para repasse" }).dblclick()
  await page.getByLabel("Escreva uma resposta").fill("Já pedimos a troca da conta ao financeiro.")
  await page.getByRole("button", { name: /^Responder/ }).click()
  const talk = page.getByRole("log", { name: "Conversa do chamado BD-20048" })
  await expect(talk).toContainText("Já pedimos a troca da conta ao financeiro.")
  await workday.spend("answers a store's ticket", 5)
  await workday.open("Empresa", "Entrega", "Entregas das empresas")
  await workday.spend("looks at the deliveries of all stores", 2)
  await workday.open("Empresa", "Cupons")
  await workday.spend("looks at coupons", 2)
})

/** Asks for the account of somebody whom the application knows to be deleted; returns their name. */
const askToBeDeleted = async (api: Api) => {
  const [person] = await api.rows(
    "select name, email, phone from registered_people where application_id = 1 limit 1",
  )
  const { name, email, phone } = person as Readonly<Record<string, string>>
  await api.ask("POST", "/v1/food/ask-delete-account/1", {
    body: { fullname: name, email, phone, confirm: true },
  })
  return name!
}

const openNews = async (page: Page, name: RegExp) => {
  await page.getByRole("button", { name: /^Novidades/ }).click()
  await page.getByRole("dialog", { name: "Novidades" }).getByRole("link", { name }).first().click()
}

test("the day of root", async ({ page, api, workday }) => {
  await signIn(page, "root")
  await workday.open("Financeiro", "Faturas")
  await page.getByRole("button", { name: "Fechar período" }).click()
  const dialog = page.getByRole("dialog", { name: "Fechar período" })
  await dialog.getByRole("button", { name: "Ver quanto cada uma deve" }).click()
  await dialog.getByRole("button", { name: /^Gerar \d+ faturas?$/ }).click()
  await dialog.getByRole("button", { name: /^Emitir \d+ faturas?$/ }).click()
  await expect(dialog.getByText(/\d+ faturas? emitidas?\./)).toBeVisible({ timeout: 30_000 })
  await workday.spend("closes a period and issues its invoices", 7)

  const requester = await askToBeDeleted(api)
  await page.goto("/dashboard")
  await openNews(page, /^Chamado/)
  const inRegister = page.getByRole("region", { name: "No cadastro de pessoas" })
  await expect(inRegister.getByRole("link", { name: requester })).toBeVisible()
  await inRegister.getByRole("button", { name: "Anonimizar" }).click()
  const question = page.getByRole("alertdialog", { name: `Anonimizar ${requester}` })
  await question.getByRole("textbox").fill(requester)
  await question.getByRole("button", { name: "Anonimizar para sempre" }).click()
  await expect(question).toBeHidden()
  await page.getByRole("button", { name: "Resolver" }).click()
  const move = page
    .getByRole("dialog", { name: /^Mudar a situação/ })
    .getByRole("button", { name: "Mudar situação" })
  await move.click()
  await expect(page.getByText("Resolvido", { exact: true }).first()).toBeVisible()
  await workday.spend("anonymizes somebody who asked for it, and solves the ticket", 7)

  await openNews(page, /Semana do consumidor/)
  await page.getByRole("button", { name: "Aprovar" }).click()
  await move.click()
  await expect(page.getByText(/^(Aprovada|Enviando)$/).first()).toBeVisible()
  await workday.spend("approves what another person wrote", 4)

  await workday.open("Configurações", "Modelos de e-mail")
  const published = page.getByRole("row").filter({ has: page.getByText("Publicado", { exact: true }) })
  await published.first().getByRole("button", { name: "Editar modelo de e-mail" }).click()
  await page.getByRole("button", { name: "Editar como rascunho" }).click()
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expect(page.getByText("Rascunho", { exact: true }).first()).toBeVisible()
  await workday.spend("changes a published template through a draft", 6)
})

test("the day of a partner", async ({ page, workday }) => {
  await signIn(page, "partner")
  await page.getByRole("link", { name: "Ler e aceitar" }).click()
  await page.getByRole("button", { name: "Li e aceito" }).click()
  await expect(page.getByText(/^Você aceitou este documento em/)).toBeVisible()
  await workday.spend("accepts the terms", 3)
  await page.goto("/dashboard")
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Licenças em vigor/ })
    .click()
  await page.getByRole("row").filter({ hasText: "A vencer" }).getByRole("button", { name: "Renovar" }).click()
  const renewal = page.getByRole("alertdialog", { name: /^Renovar/ })
  await expect(renewal.getByText(/R\$/).first()).toBeVisible()
  await renewal.getByRole("button", { name: "Renovar", exact: true }).click()
  await expect(renewal).toBeHidden()
  await workday.spend("renews a license that is about to expire, at a price that is shown", 3)
})

test("the day of a restaurant's manager", async ({ page, api, workday }) => {
  await signIn(page, "restaurant")
  await workday.open("Empresa", "Entrega", "Áreas de entrega")
  await page.getByLabel("Buscar endereço").fill("Pinheiros")
  await page.getByRole("button", { name: /^Pinheiros, São Paulo - SP/ }).click()
  await page.getByRole("button", { name: "É aqui" }).click()
  await expect(page.getByText("Fica na área")).toBeVisible()
  await workday.spend("asks what delivering to an address costs", 5)
  await page.getByLabel("Motivo").fill("Chuva forte")
  await page.getByRole("button", { name: "Pausar entregas" }).click()
  await page.getByRole("button", { name: "Voltar ao horário agora" }).click()
  await expect(page.getByRole("button", { name: "Pausar entregas" })).toBeVisible()
  await workday.spend("pauses deliveries and ends the pause", 3)

  const id = await placeOrder(api)
  await page.getByRole("link", { name: `Pedido ${id}` }).click()
  await expect(page.getByRole("link", { name: `Pedido ${id}` }), "the alert goes on").toBeHidden()
  const sheet = page.getByRole("dialog", { name: `Pedido #${id}` })
  await sheet.getByRole("button", { name: /^Aceitar/ }).click()
  await sheet.getByRole("button", { name: "Fechar" }).click()
  const card = page.getByRole("article", { name: `Pedido #${id}`, exact: true })
  await card.getByRole("button", { name: "Chamar entregador" }).click()
  await card.getByRole("button", { name: `Mais ações do pedido #${id}` }).click()
  await page.getByRole("menuitem", { name: "Atribuir entregador…" }).click()
  const couriers = page.getByRole("dialog", { name: `Quem entrega o pedido #${id}?` })
  await couriers.getByRole("option").first().click()
  await couriers.getByRole("button", { name: "Atribuir" }).click()
  await card.getByRole("button", { name: "Entregador chegou" }).click()
  await card.getByRole("button", { name: "Despachar" }).click()
  await card.getByRole("button", { name: `Mais ações do pedido #${id}` }).click()
  await page.getByRole("menuitem", { name: "Entregue", exact: true }).click()
  await expect(card).toBeHidden()
  await workday.spend("takes an order from the bell to the door", 12)

  await page.getByRole("searchbox", { name: "Código, cliente ou telefone" }).fill(String(id))
  await page.getByRole("button", { name: "Ver", exact: true }).click()
  await page.getByRole("button", { name: `Abrir o pedido #${id}` }).click()
  await sheet.getByRole("button", { name: "Abrir um chamado sobre este pedido" }).click()
  await page.getByLabel("Descrição").fill("O cliente recebeu um item trocado.")
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await workday.spend("finds the delivered order and opens a ticket about it", 6)
  await workday.open("Financeiro", "Faturas")
  await page
    .getByRole("button", { name: /^Ver fatura/ })
    .first()
    .click()
  await workday.spend("looks at the newest invoice", 3)
  await page.getByRole("button", { name: /^Olá,/ }).click()
  await page.getByRole("menuitem", { name: "Sair", exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await workday.spend("goes home", 2)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("the day of a customer", async ({ page, api, workday }) => {
    const [delivery] = await api.rows(
      "select * from loose_deliveries where status = 'DELIVERY_ROUTE' limit 1",
    )
    const [{ trackingCode }] = delivery!["dropoffs"] as [{ readonly trackingCode: string }]
    await page.goto(`/track-delivery#${trackingCode}`)
    await expect(page.getByRole("application")).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/\d+:\d+/)
    await workday.spend("sees when the order comes, by the mailed link", 0)
    await page.goto("/user-privacy/1")
    await page.getByRole("link", { name: "Excluir minha conta" }).click()
    await page.getByLabel("Nome completo").fill("Ana Farias")
    await page.getByLabel("E-mail da conta").fill("ana.farias@exemplo.test")
    await page.getByLabel("Telefone com DDD").fill("11987654321")
    await page.getByLabel("CPF").fill("52998224725")
    await page.getByRole("checkbox").check()
    await page.getByRole("button", { name: "Pedir a exclusão" }).click()
    await expect(page.getByRole("heading", { name: "Pedido recebido" })).toBeFocused()
    await workday.spend("reads the privacy policy and asks for the account to be deleted", 3)
    const protocol = (await page.locator("dd").first().textContent()) ?? ""
    await openMail(page, "ana.farias@exemplo.test", protocol)
  })
})

import { enter, expect, expectAccessible, test } from "./host.ts"

const message = "Rua Augusta, 1500 ap 32\nAna Farias\n(11) 99876-5432\nPedido: 4818\n-23.5578, -46.6512"

test("a delivery is quoted from a pasted message, sent, moved on the board, followed by its receiver and ended", async ({
  page,
  browser,
  host,
}) => {
  await enter(page, host, "restaurant")
  await page.goto("/loose-delivery/restaurant")
  await page.getByRole("button", { name: "Nova entrega" }).click()
  await page.getByRole("button", { name: "Colar texto" }).click()
  await page.getByLabel("Mensagem ou endereço").fill(message)
  await page.getByRole("button", { name: "Preencher" }).click()
  await expect(page.getByLabel("Endereço")).toHaveValue("Rua Augusta, 1500 ap 32")
  await expect(page.getByRole("application", { name: "Trajeto desta entrega no mapa" })).toBeVisible()
  await expect(page.getByText("Créditos depois")).toBeVisible()
  await expectAccessible(page, { within: "main" })
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/loose-deliveries"),
  )
  await page.getByRole("button", { name: /^Pedir entrega por/ }).click()
  const { code, dropoffs } = await (await sent).json()
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible()

  const phone = await browser.newContext({ baseURL: host, viewport: { width: 390, height: 844 } })
  const receiver = await phone.newPage()
  const asked: string[] = []
  receiver.on("request", (request) => asked.push(request.url()))
  await receiver.goto(`/track-delivery#${dropoffs[0].trackingCode}`)
  await expect(receiver.getByRole("heading", { level: 1, name: "Aguardando um entregador" })).toBeVisible()
  await expect(receiver.getByText("· Rua Augusta")).toBeVisible()
  await expect(receiver.getByText("Ana Farias")).toBeHidden()
  await expect(receiver.getByRole("application")).toBeVisible()
  await expectAccessible(receiver)
  expect(await receiver.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(asked.filter((url) => new URL(url).pathname.includes(dropoffs[0].trackingCode))).toEqual([])

  await page.getByRole("button", { name: "Quadro" }).click()
  const card = page.getByRole("article", { name: code })
  await card.getByRole("button", { name: "Escolher entregador" }).click()
  const chooser = page.getByRole("dialog", { name: `Escolher entregador para ${code}` })
  await chooser.getByRole("combobox", { name: "Entregador" }).click()
  await page.getByRole("listbox").getByRole("option").nth(1).click()
  await chooser.getByRole("button", { name: "Escolher", exact: true }).click()
  for (const move of ["Entregador chegou", "Saiu para entrega"])
    await card.getByRole("button", { name: move }).click()
  await card.getByRole("button", { name: `Abrir ${code}` }).click()
  await page.getByRole("button", { name: "Encerrar destino 1" }).click()
  const dialog = page.getByRole("dialog", { name: "Como terminou o destino 1?" })
  await dialog.getByRole("radio", { name: "Entregue no portão" }).press("Space")
  await dialog.getByRole("button", { name: "Encerrar destino" }).click()
  await expect(page.getByRole("region", { name: /^Entregues: [1-9]/ })).toBeVisible()

  await receiver.reload()
  await expect(receiver.getByRole("heading", { level: 1, name: "Entregue no portão" })).toBeVisible()
  await phone.close()
})

import { enter, expect, languages, signIn, speak, test } from "./host.ts"

const words = {
  ptBr: {
    group: "Gestão de usuários",
    roles: "Papéis",
    list: "Lista de papéis",
    search: "Buscar em todos os campos",
    create: "Novo papel",
    title: "Título",
    save: "Salvar",
    edit: "Editar papel",
    remove: "Excluir papel",
    confirm: "Excluir",
    none: "Nenhum registro encontrado",
    clear: "Limpar busca",
  },
  en: {
    group: "User Management",
    roles: "Roles",
    list: "Roles list",
    search: "Search in all fields",
    create: "New Role",
    title: "Title",
    save: "Save",
    edit: "Edit role",
    remove: "Delete role",
    confirm: "Delete",
    none: "No records found",
    clear: "Clear search",
  },
} as const

const name = "Atendente <b>noite</b>"

for (const language of Object.keys(languages) as ReadonlyArray<keyof typeof languages>)
  test(`an administrator finds, creates, edits and deletes a role (${language})`, async ({ page }) => {
    const say = words[language]
    await speak(page, language)
    await signIn(page, "root", language)
    await expect(page.locator("html")).toHaveAttribute("lang", language === "en" ? "en" : "pt-BR")

    await page.getByRole("button", { name: say.group }).click()
    await page.getByRole("navigation").getByRole("link", { name: say.roles, exact: true }).first().click()
    await expect(page).toHaveURL(/\/user-management\/roles$/)
    await expect(page).toHaveTitle(`${say.list} · Balcão`)
    const rows = page.getByRole("row")
    await expect(rows).toHaveCount(11)

    await page.getByRole("searchbox", { name: say.search }).fill("market")
    await expect(rows).toHaveCount(2)
    await expect(page).toHaveURL(/\?q=market$/)
    await page.reload()
    await expect(rows).toHaveCount(2)
    await page.getByRole("button", { name: say.clear }).click()
    await expect(rows).toHaveCount(11)

    await page.getByRole("button", { name: say.create }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("button", { name: say.save })).toBeDisabled()
    await dialog.getByLabel(say.title).fill(name)
    const group = dialog.getByRole("group").filter({ hasText: "accessToFoodOrders" }).last()
    const boxes = group.getByRole("checkbox")
    await group.locator("label").first().click()
    for (const box of await boxes.all()) await expect(box).toBeChecked()
    await dialog.getByRole("button", { name: say.save }).click()
    await expect(dialog).toHaveCount(0)

    await page.getByRole("searchbox", { name: say.search }).fill("<b>noite")
    const row = page.getByRole("row").filter({ hasText: name })
    await expect(row).toHaveCount(1)
    await expect(page.locator("td b, td i")).toHaveCount(0)

    await row.getByRole("button", { name: say.edit }).click()
    await expect(boxes.first()).toBeChecked()
    await dialog.getByLabel(say.title).fill(`${name} 2`)
    await dialog.getByRole("button", { name: say.save }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole("row").filter({ hasText: `${name} 2` })).toHaveCount(1)

    await row.getByRole("button", { name: say.remove }).click()
    await page
      .getByRole("alertdialog")
      .or(dialog)
      .getByRole("button", { name: say.confirm, exact: true })
      .click()
    await expect(page.getByText(say.none)).toBeVisible()
  })

test("someone goes back through the pages of a list, and a reload keeps the page", async ({ page, host }) => {
  await enter(page, host, "root")
  await page.goto("/user-management/roles?size=5")
  await expect(page.getByRole("row")).toHaveCount(6)
  await page.getByRole("button", { name: "Próxima página" }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole("columnheader", { name: "Título" }).getByRole("button").click()
  await expect(page).toHaveURL(/sort=title/)
  await page.reload()
  await expect(page).toHaveURL(/sort=title/)
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page).toHaveURL(/roles\?size=5$/)
})

import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { banners } from "../../../src/contract/resources/banners.ts"
import { departments } from "../../../src/contract/resources/departments.ts"
import { offerCompanies } from "../../../src/contract/resources/offerCompanies.ts"
import { offerTabloids } from "../../../src/contract/resources/offerTabloids.ts"
import { ResourcePanel } from "../../../src/panels/resource/ResourcePanel.tsx"
import { departmentsBackend } from "../../../stories/panels/departmentsBackend.ts"
import { Picture, WithoutFiles } from "../../../stories/panels/RecordFiles.stories.tsx"
import { listed, memoryBackend } from "../../../src/testing/index.ts"
import { gif, pdf as pdfBytes, png as pngBytes } from "../../smallFiles.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const png = new File([pngBytes], "fornada.png", { type: "image/png" })
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!
const button = (name: string) => page.getByRole("button", { name, exact: true })

test("a manager sees the picture of a department, replaces it, and the record names the new one", async () => {
  const backend = await openStory(Picture, { backend: departmentsBackend() })
  await expect.element(page.getByText("padaria.png", { exact: true })).toBeVisible()
  await expect.poll(() => document.querySelector("dialog img, [role=dialog] img")).not.toBeNull()
  await userEvent.upload(input(), png)
  await expect.element(page.getByText("fornada.png", { exact: true })).toBeVisible()
  await button("Salvar").click()
  await expect.poll(() => backend.records(departments)[0]?.image?.label).toBe("fornada.png")
})

test("a file that is no picture is told on the field, and the old one stays", async () => {
  const backend = await openStory(Picture, { backend: departmentsBackend() })
  await expect.element(button("Imagem: Trocar arquivo")).toBeVisible()
  for (const content of ["<svg/>", pdfBytes]) {
    await userEvent.upload(input(), png)
    await expect.element(page.getByText("fornada.png", { exact: true })).toBeVisible()
    await userEvent.upload(input(), new File([content], "logo.png", { type: "image/png" }))
    await expect
      .element(button("Imagem: Trocar arquivo"))
      .toHaveAccessibleDescription("Envie uma imagem PNG, JPEG, WebP ou GIF.")
  }
  expect(backend.requests.filter((one) => one === "POST /files")).toHaveLength(2)
  expect(backend.records(departments)[0]?.image?.label).toBe("padaria.png")
})

test("a picture counts as what its bytes are, whatever its name says, and one that breaks off is refused", async () => {
  const backend = await openStory(Picture, { backend: departmentsBackend() })
  await expect.element(button("Imagem: Trocar arquivo")).toBeVisible()
  await userEvent.upload(input(), new File([pngBytes], "foto.pdf", { type: "application/pdf" }))
  await expect.element(page.getByText("foto.pdf.png", { exact: true })).toBeVisible()
  await userEvent.upload(input(), new File([pngBytes.slice(0, 60)], "meia.png", { type: "image/png" }))
  await expect
    .element(button("Imagem: Trocar arquivo"))
    .toHaveAccessibleDescription(/^O arquivo está incompleto ou danificado/)
  expect(backend.files.size).toBe(2)
})

test("a picture that is taken away is gone from the record", async () => {
  const backend = await openStory(Picture, { backend: departmentsBackend() })
  await button("Remover arquivo").click()
  await button("Salvar").click()
  await expect.poll(() => backend.records(departments)[0]?.image).toBeNull()
})

test("a server without files shows the name alone, and offers nothing", async () => {
  await openStory(WithoutFiles, { backend: departmentsBackend({ extras: ["versions", "resources"] }) })
  await expect.element(page.getByRole("dialog").getByText("padaria.png", { exact: true })).toBeVisible()
  expect(input()).toHaveProperty("disabled", true)
  await expect.element(button("Imagem: Trocar arquivo")).not.toBeInTheDocument()
})

test("a list shows the pictures of its records, and asks for those alone that there are", async () => {
  const backend = await openStory(Picture, {
    backend: departmentsBackend(),
    children: <ResourcePanel resource={departments} />,
  })
  const picture = page.getByRole("img", { name: "Padaria" })
  await expect.element(picture).toBeVisible()
  await expect.poll(() => picture.element().querySelector("img")?.naturalWidth).toBe(1)
  expect(backend.requests.filter((one) => one.startsWith("GET /files/"))).toEqual(["GET /files/1"])
})

/** A picture of this size. */
const drawn = async (width: number, height: number) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height })
  canvas.getContext("2d")?.fillRect(0, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return new File([blob ?? ""], "fachada.png", { type: "image/png" })
}

test("a manager cuts a picture to the banner's ratio by keyboard, and sees it as a phone will", async () => {
  const backend = memoryBackend({
    resources: [listed(banners, [{ title: "Sopas", imageMobile: 9, target: "NONE", owner: 1 }])],
  })
  await openStory(Picture, { backend, children: <ResourcePanel resource={banners} open="1" /> })
  const preview = page.getByRole("figure")
  await expect.element(preview.getByText("Sopas")).toBeVisible()
  await page.getByRole("textbox", { name: "Título" }).fill("Sopas e caldos")
  await expect.element(preview.getByText("Sopas e caldos")).toBeVisible()
  await userEvent.upload(input(), await drawn(160, 160))
  const across = page.getByRole("slider", { name: "Da esquerda para a direita" })
  await expect.element(across).toBeDisabled()
  await page.getByRole("slider", { name: "Zoom" }).fill("2")
  across.element().focus()
  await userEvent.keyboard("{Home}")
  await expect.element(across).toHaveValue("0")
  await button("Recortar e enviar").click()
  await expect.element(page.getByText("fachada.png", { exact: true })).toBeVisible()
  const shown = () => preview.element().querySelector("img")
  await expect.poll(() => [shown()?.naturalWidth, shown()?.naturalHeight]).toEqual([80, 45])
})

test("somebody is told that an animated picture stands still once it is cut, and may send it whole", async () => {
  const backend = memoryBackend({
    resources: [listed(banners, [{ title: "Sopas", imageMobile: 9, target: "NONE", owner: 1 }])],
  })
  await openStory(Picture, { backend, children: <ResourcePanel resource={banners} open="1" /> })
  await expect.element(page.getByRole("textbox", { name: "Título" })).toBeVisible()
  await userEvent.upload(input(), await drawn(160, 160))
  await expect.element(button("Recortar e enviar")).toBeVisible()
  await expect.element(button("Enviar sem recortar")).not.toBeInTheDocument()
  await button("Cancelar").last().click()
  await userEvent.upload(input(), new File([gif(2)], "dança.gif", { type: "image/gif" }))
  await expect.element(page.getByText("Esta imagem é animada. Recortada, ela fica parada.")).toBeVisible()
  await button("Enviar sem recortar").click()
  await expect.element(page.getByText("dança.gif", { exact: true })).toBeVisible()
  await expect.poll(() => [...backend.files.values()].at(-1)?.type).toBe("image/gif")
})

test("a tabloid gets the pages of a PDF in their order and keeps the PDF, and none of one that is locked", async () => {
  const of = { title: "Ofertas", cover: 1, company: 1, startsAt: "2099-01-01T12:00:00Z" }
  const row = { ...of, endsAt: "2099-01-08T12:00:00Z", owner: 1 }
  const backend = memoryBackend({
    files: [png],
    resources: [
      listed(offerTabloids, [row]),
      listed(offerCompanies, [{ name: "Mercado", logo: 1, plan: "PLUS", owner: 1 }]),
    ],
  })
  await openStory(Picture, { backend, children: <ResourcePanel resource={offerTabloids} open="1" /> })
  const pages = page.getByRole("group", { name: "Páginas" })
  const pdf = (name: string, text: string) =>
    new File([`%PDF-1.4 ${text} %%EOF`], name, { type: "application/pdf" })
  const add = pages.getByLabelText("Adicionar páginas").last()
  await userEvent.upload(add, pdf("secreto.pdf", "/Type /Page /Encrypt"))
  await expect
    .element(pages.getByText(/^Não foi possível adicionar secreto\.pdf: O PDF está protegido/))
    .toBeVisible()
  await expect.element(pages.getByRole("listitem")).not.toBeInTheDocument()
  await userEvent.upload(add, pdf("semana.pdf", "/Type /Page /Type /Page"))
  await expect.element(pages.getByRole("img", { name: "Página 2" })).toBeVisible()
  await expect.element(page.getByText("semana.pdf", { exact: true })).toBeVisible()
  await button("Salvar").click()
  await expect.poll(() => backend.records(offerTabloids)[0]?.document?.label).toBe("semana.pdf")
  expect(backend.records(offerTabloids)[0]?.pages?.map(({ label }) => label)).toEqual([
    "semana 1.jpg",
    "semana 2.jpg",
  ])
})

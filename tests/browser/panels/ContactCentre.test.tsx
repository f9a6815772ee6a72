import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { English, Phone } from "../../../stories/panels/ContactCentrePanel.stories.tsx"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { ContactCentrePanel } from "../../../src/index.ts"
import { sampleReplies, sampleTemplates } from "../../../src/samples/conversations.ts"
import {
  listed,
  memoryBackend,
  type MemoryBackendOptions,
  restaurantUser,
} from "../../../src/testing/index.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const backendOf = (options: MemoryBackendOptions = {}) =>
  memoryBackend({
    hasStream: true,
    resources: [listed(messageTemplates, sampleTemplates), listed(cannedReplies, sampleReplies)],
    ...options,
  })
const open = (options: MemoryBackendOptions = {}) => openStory(English, { backend: backendOf(options) })

const chat = (name: string | RegExp) => page.getByRole("option", { name })
const thread = page.getByRole("log", { name: /^Messages with/ })
const writer = (name: string) => page.getByRole("textbox", { name: `Message to ${name}` })
const button = (name: string) => page.getByRole("button", { name, exact: true })
const said = (text: string | RegExp) => expect.element(thread.getByText(text))
const sends = ({ requests }: { readonly requests: ReadonlyArray<string> }) =>
  requests.filter((call) => call === "POST /whatsapp/send").length

test("an attendant opens a conversation, reads it from its end and answers with Enter", async () => {
  const backend = await open()
  await chat(/Otávio Prado/).click()
  await said("E qual é a taxa?").toBeVisible()
  await expect.element(chat(/2 unread/)).not.toBeInTheDocument()
  await writer("Otávio Prado").fill("Entregamos sim!")
  await userEvent.keyboard("{Enter}")
  await said("Entregamos sim!").toBeVisible()
  await expect.element(writer("Otávio Prado")).toHaveValue("")
  expect(sends(backend)).toBe(1)
  backend.write("5511981203377", "Oba!")
  await said("Oba!").toBeVisible()
  await expect.element(page.getByText("Otávio Prado: Oba!")).toBeInTheDocument()
  backend.write("5511964480912", "E hoje?")
  await expect.element(page.getByText("New message from Priscila Gomes")).toBeInTheDocument()
  backend.startTyping(2, "Camila")
  await expect.element(page.getByText("Camila is writing…")).toBeVisible()
})

test("what is written without a connection waits, in its order, and is sent once", async () => {
  const backend = await open()
  await chat(/Mauro Yamada/).click()
  await said("Troca por coca zero, por favor").toBeVisible()
  backend.offline(true)
  for (const text of ["Pode deixar", "Já troquei"]) {
    await writer("Mauro Yamada").fill(text)
    await userEvent.keyboard("{Enter}")
  }
  await expect.element(thread.getByText("Waiting for the connection").nth(1)).toBeVisible()
  backend.offline(false)
  window.dispatchEvent(new Event("online"))
  await expect.element(thread.getByText("Waiting for the connection")).not.toBeInTheDocument()
  const items = () =>
    thread
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(() =>
      items()
        .slice(-2)
        .map((text) => /^(Pode deixar|Já troquei).*Sent$/.exec(text)?.[1]),
    )
    .toEqual(["Pode deixar", "Já troquei"])
  expect(items().filter((text) => text.startsWith("Pode deixar"))).toHaveLength(1)
})

test("what was begun stays with its contact; a slash finds a canned reply", async () => {
  await open()
  await chat(/Mauro Yamada/).click()
  await writer("Mauro Yamada").fill("Troco já")
  await chat(/Otávio Prado/).click()
  await writer("Otávio Prado").fill("/ta")
  await expect.element(page.getByRole("option", { name: /^\/taxa/ })).toBeVisible()
  await userEvent.keyboard("{Enter}")
  await expect.element(writer("Otávio Prado")).toHaveValue(sampleReplies[2].body)
  await chat(/Mauro Yamada/).click()
  await expect.element(writer("Mauro Yamada")).toHaveValue("Troco já")
})

test("a conversation is given away, noted, closed and opened again, by keyboard too", async () => {
  const backend = await open()
  await chat(/Otávio Prado/).click()
  await button("Assign").click()
  await page.getByRole("menuitemradio", { name: /\(you\)/ }).click()
  await expect.element(page.getByText(/^Now with/)).toBeVisible()
  await button("Internal note").click()
  await page.getByRole("textbox", { name: "Internal note" }).fill("Taxa grátis para ele")
  await button("Save note").click()
  await said(/Taxa grátis para ele/).toBeVisible()
  expect(sends(backend)).toBe(0)
  await button("Back to messages").click()
  await writer("Otávio Prado").click()
  await userEvent.keyboard("{Alt>}e{/Alt}")
  await expect.element(page.getByText("Conversation closed.")).toBeVisible()
  await expect.element(chat(/Otávio Prado/)).not.toBeInTheDocument()
  await button("Reopen").click()
  await expect.element(chat(/Otávio Prado/)).toBeVisible()
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await expect.element(page.getByRole("log", { name: /Célia Rezende/ })).toBeVisible()
})

test("a message that failed is sent again once; after 24 hours a template goes instead", async () => {
  const backend = await open()
  await chat(/Célia Rezende/).click()
  await thread.getByRole("button", { name: "Try again" }).click()
  await expect.element(thread.getByText(/^Not sent/)).not.toBeInTheDocument()
  expect(sends(backend)).toBe(0)
  await chat(/Neide Camargo/).click()
  await expect.element(page.getByText(/^24 hours have passed/)).toBeVisible()
  await page.getByRole("combobox", { name: "Template" }).selectOptions("Retomar a conversa")
  await expect.element(button("Send template")).toBeDisabled()
  await page.getByRole("textbox", { name: "Value 1" }).fill("Neide")
  await button("Send template").click()
  await said(/^Olá, Neide! Ficou faltando/).toBeVisible()
})

test("an image with a caption is two messages; a file that is no such thing is not taken", async () => {
  const backend = await open()
  await chat(/Otávio Prado/).click()
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  const png = new File([Uint8Array.from("\x89PNG\r\n\x1a\n", (sign) => sign.charCodeAt(0))], "taxa.png", {
    type: "image/png",
  })
  await userEvent.upload(input as HTMLInputElement, new File(["<svg/>"], "x.svg", { type: "image/svg+xml" }))
  await expect.element(page.getByText(/cannot be sent/)).toBeVisible()
  await userEvent.upload(input as HTMLInputElement, png)
  await writer("Otávio Prado").fill("A tabela de taxas")
  await button("Send").click()
  await said("A tabela de taxas").toBeVisible()
  await expect.element(thread.getByRole("img", { name: "taxa.png" })).toBeVisible()
  expect(sends(backend)).toBe(2)
})

const attacks = [
  `<img src=x onerror="window.hurt=1">`,
  `<script>window.hurt=1</script>`,
  `"><svg onload=window.hurt=1>`,
  `javascript:window.hurt=1`,
  `{{constructor.constructor("window.hurt=1")()}}`,
]

test("whatever looks like HTML in names, messages and addresses is text", async () => {
  await open({
    conversations: attacks.map((text, index) => ({
      name: text,
      phone: `551199999000${index}`,
      messages: [
        { by: "customer", ago: 2, body: text },
        { by: "note", ago: 1, body: text },
      ],
    })),
  })
  for (const text of attacks) {
    await page.getByRole("option").getByText(text, { exact: true }).first().click()
    await expect.element(thread.getByText(text, { exact: true })).toBeVisible()
  }
  expect(Reflect.get(window, "hurt")).toBeUndefined()
})

test("a thread of thousands opens at its end, stays light and keeps its place while one reads back", async () => {
  const messages = Array.from({ length: 2000 }, (_, index) => ({
    by: index % 2 === 0 ? ("customer" as const) : ("store" as const),
    ago: 2000 - index,
    body: `Mensagem ${index + 1}`,
  }))
  const backend = await open({ conversations: [{ name: "Longa", phone: "5511911112222", messages }] })
  await chat(/Longa/).click()
  await said("Mensagem 2000").toBeInViewport()
  const place = thread.element() as HTMLElement
  const shown = () => [...place.querySelectorAll("[data-at]")]
  const first = () => Number(/\d+/.exec(shown()[0]?.firstElementChild?.textContent ?? "")?.[0])
  for (let goal = 1950; goal > 1700; goal = first()) {
    place.scrollTop = 0
    await expect.poll(first, { interval: 20, timeout: 5000 }).toBeLessThan(goal)
    expect(shown().length).toBeLessThanOrEqual(120)
  }
  const inView = shown().find((row) => row.getBoundingClientRect().top >= place.getBoundingClientRect().top)
  const top = inView?.getBoundingClientRect().top
  backend.write("5511911112222", "Ainda aí?")
  await expect.element(button("1 new message")).toBeVisible()
  expect(inView?.getBoundingClientRect().top).toBe(top)
  await button("1 new message").click()
  await said("Ainda aí?").toBeInViewport()
})

describe("contacts", () => {
  const openContacts = (options: MemoryBackendOptions = {}) =>
    openStory(English, {
      backend: backendOf(options),
      children: <ContactCentrePanel listing="contacts" />,
    })

  test("are found by phone, added once, and deleted with their messages", async () => {
    const backend = await openContacts()
    await page.getByRole("searchbox", { name: "Name or phone" }).fill("98120")
    await expect.element(chat(/Otávio Prado/)).toBeVisible()
    await expect.element(chat(/Célia/)).not.toBeInTheDocument()
    await button("New contact").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: "Name" }).fill("Otávio")
    await dialog.getByRole("textbox", { name: "Phone" }).fill("(11) 9")
    await dialog.getByRole("button", { name: "Add" }).click()
    await expect.element(dialog.getByText(/10 to 13 digits/)).toBeVisible()
    await dialog.getByRole("textbox", { name: "Phone" }).fill("5511981203377")
    await dialog.getByRole("button", { name: "Add" }).click()
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("Otávio Prado already has this number.")
    await dialog.getByRole("textbox", { name: "Phone" }).fill("5511900001111")
    await dialog.getByRole("button", { name: "Add" }).click()
    await expect.element(page.getByRole("heading", { name: "Otávio", exact: true })).toBeVisible()
    await button("Delete contact").click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click()
    await expect.element(page.getByText("Choose a conversation")).toBeVisible()
    expect(backend.requests).toContain("DELETE /contact/11")
  })

  test("are all that somebody without the permission to write sees", async () => {
    const backend = await openContacts({ user: restaurantUser })
    await chat(/Otávio Prado/).click()
    await expect.element(page.getByText("You can see contacts, but not messages")).toBeVisible()
    expect(backend.requests.some((call) => call.includes("/whatsapp"))).toBe(false)
  })
})

test("at 390 px there is one pane, and a way back", async () => {
  await openStory(Phone, { backend: backendOf() })
  await chat(/Otávio Prado/).click()
  await expect.element(thread).toBeVisible()
  await expect.element(chat(/Célia/)).not.toBeInTheDocument()
  await button("Show contact").click()
  await expect.element(page.getByText("+55 (11) 9 8120-3377").first()).toBeVisible()
  await button("Hide contact").click()
  await button("Back to the conversations").click()
  await expect.element(chat(/Célia/)).toBeVisible()
})

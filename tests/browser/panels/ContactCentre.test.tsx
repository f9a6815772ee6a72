import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { useState } from "react"
import { English, Phone } from "../../../stories/panels/ContactCentrePanel.stories.tsx"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { ContactCentrePanel } from "../../../src/index.ts"
import { sampleCannedReplies } from "../../../src/samples/cannedReplies.ts"
import { sampleMessageTemplates } from "../../../src/samples/messageTemplates.ts"
import {
  listed,
  type MemoryBackend,
  memoryBackend,
  type MemoryBackendOptions,
  restaurantUser,
  rootUser,
} from "../../../src/testing/index.ts"
import { png as pngBytes } from "../../smallFiles.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const backendOf = (options: MemoryBackendOptions = {}) =>
  memoryBackend({
    hasStream: true,
    resources: [
      listed(messageTemplates, sampleMessageTemplates),
      listed(cannedReplies, sampleCannedReplies),
      listed(
        tickets,
        ["11981203377", "21981203377"].map((phone, index) => ({
          protocol: `BD-${index}`,
          subject: "Cobrado duas vezes",
          description: "Mandou o extrato.",
          category: "FINANCE" as const,
          priority: "HIGH" as const,
          phone: `55${phone}`,
        })),
      ),
    ],
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
  const backend = backendOf({ user: { ...rootUser, company: { _id: 1, name: "Cantina do Largo" } } })
  await openStory(English, {
    backend,
    children: <ContactCentrePanel orderHref={({ code }) => `/orders/${code}`} />,
  })
  const customer = { name: "Otávio", phone: "11981203377" }
  backend.placeOrder({ customer, code: "4711", status: "DELIVERY_ROUTE", totalCents: 11_240 })
  backend.placeOrder({ customer: { ...customer, phone: "21981203377" }, code: "4712" })
  await chat(/Otávio Prado/).click()
  await said("E qual é a taxa?").toBeVisible()
  const ordered = page.getByRole("region", { name: "Recent orders" }).getByRole("listitem")
  for (const text of ["#4711", "R$112.40", "On the way", "1 Lasanha à bolonhesa"])
    await expect.element(ordered.getByText(text)).toBeVisible()
  await expect.element(page.getByText("1 order · R$112.40")).toBeVisible()
  expect(ordered.elements()).toHaveLength(1)
  await ordered.getByRole("button", { name: "Hide items of order #4711" }).click()
  await expect.element(ordered.getByText("1 Lasanha à bolonhesa")).not.toBeInTheDocument()
  await ordered.getByRole("button", { name: "Show items of order #4711" }).click()
  await expect.element(ordered.getByText("1 Lasanha à bolonhesa")).toBeVisible()
  await expect.element(ordered.getByRole("link", { name: "#4711" })).toHaveAttribute("href", "/orders/4711")
  const asked = page.getByRole("region", { name: "Recent tickets" }).getByRole("listitem")
  for (const text of ["BD-0", "Cobrado duas vezes", "New"])
    await expect.element(asked.getByText(text, { exact: true })).toBeVisible()
  expect(asked.elements()).toHaveLength(1)
  await page.viewport(1280, 400)
  const heading = page.getByRole("heading", { name: "Recent tickets" })
  await expect.poll(() => heading.element().clientHeight).toBeGreaterThanOrEqual(20)
  await page.viewport(1280, 800)
  await expect.element(chat(/2 unread/)).not.toBeInTheDocument()
  await writer("Otávio Prado").fill("Entregamos sim!")
  await userEvent.keyboard("{Enter}")
  await said("Entregamos sim!").toBeVisible()
  await expect.element(writer("Otávio Prado")).toHaveValue("")
  expect(sends(backend)).toBe(1)
  const refused = { direction: "OUT", status: "FAILED", failure: "REJECTED" } as const
  backend.write("5511981203377", "Só isso?", refused)
  const failed = "Not sent: WhatsApp refused it. Message: Só isso?"
  await expect.element(page.getByRole("status").filter({ hasText: failed })).toBeInTheDocument()
  backend.write("5511981203377", "Oba!")
  await said("Oba!").toBeVisible()
  const announced = page.getByText("Otávio Prado: Oba!")
  await expect.element(announced).toBeInTheDocument()
  const former = announced.element()
  backend.write("5511981203377", "Oba!")
  await expect.poll(() => announced.query() === former).toBe(false)
  await expect.element(announced).toBeInTheDocument()
  backend.write("5511964480912", "E hoje?")
  await expect.element(page.getByText("New message from Priscila Gomes")).toBeInTheDocument()
  backend.startTyping(2, "Camila")
  await expect.element(page.getByText("Camila is writing…")).toBeVisible()
  backend.startTyping(1, "Rui Sá")
  backend.startTyping(2, "Rui Sá")
  await expect.element(page.getByText("Camila and Rui Sá are writing…")).toBeVisible()
  const year = new Date().getFullYear() - 1
  const byRui = {
    direction: "OUT",
    sentBy: "Rui Sá",
    mediaUrl: "https://fotos.exemplo.com.br/a.png",
  } as const
  backend.write("5511981203377", "Boa noite", byRui)
  await expect.element(page.getByText("Camila is writing…")).toBeVisible()
  await expect.element(chat(/^Otávio Prado/).getByText("Rui: Boa noite")).toBeVisible()
  await said("Rui Sá").toBeVisible()
  await expect
    .element(thread.getByRole("link", { name: "Open file from fotos.exemplo.com.br" }))
    .toBeVisible()
  expect(thread.getByRole("button", { name: "View photo" }).elements()).toEqual([])
  backend.write("5511911110000", "Feliz Natal", { createdAt: `${year}-12-25T15:00:00.000Z` })
  await expect.element(chat(/^\+55 \(11\) 9 1111-0000/).getByText(`12/25/${year % 100}`)).toBeVisible()
})

/** A host's page that shows the contact centre or something else. */
const Screens = () => {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Switch</button>
      {isShown ? <ContactCentrePanel /> : null}
    </>
  )
}

test("what is written without a connection waits, in its order, and is sent once, whatever is shown meanwhile", async () => {
  const backend = backendOf()
  await openStory(English, { backend, children: <Screens /> })
  await chat(/Mauro Yamada/).click()
  await said("Troca por coca zero, por favor").toBeVisible()
  backend.offline(true)
  for (const text of ["Pode deixar", "Já troquei"]) {
    await writer("Mauro Yamada").fill(text)
    await userEvent.keyboard("{Enter}")
  }
  await expect.element(thread.getByText("Waiting for the connection").nth(1)).toBeVisible()
  await button("Switch").click()
  await expect.element(thread).not.toBeInTheDocument()
  const tries = sends(backend)
  backend.offline(false)
  window.dispatchEvent(new Event("online"))
  await expect.poll(() => sends(backend)).toBeGreaterThanOrEqual(tries + 2)
  await button("Switch").click()
  await chat(/Mauro Yamada/).click()
  await said("Já troquei").toBeVisible()
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

/** The backend behind a gateway that answers these to the first calls of a path. */
const behindGateway = (backend: MemoryBackend, path: RegExp, statuses: Array<number>): MemoryBackend => ({
  ...backend,
  fetch: async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const status = path.test(pathname) ? statuses.shift() : undefined
    return status === undefined ? backend.fetch(input, init) : new Response(null, { status })
  },
})

test("what a gateway answers in place of the platform waits, and nothing overtakes it; where a repeat would come twice, one is told", async () => {
  const backend = behindGateway(backendOf(), /send$/, [503, 504])
  await openStory(English, { backend })
  await chat(/Mauro Yamada/).click()
  for (const text of ["Pode deixar", "Já troquei"]) {
    await writer("Mauro Yamada").fill(text)
    await userEvent.keyboard("{Enter}")
    await said(text).toBeVisible()
  }
  const sentOnline = () => {
    window.dispatchEvent(new Event("online"))
    return sends(backend)
  }
  await expect.poll(sentOnline).toBe(2)
  const sent = thread.getByRole("listitem").filter({ hasText: /^(Pode deixar|Já troquei).*Sent$/ })
  await expect
    .poll(() => sent.elements().map(({ textContent }) => textContent.slice(0, 4)))
    .toEqual(["Pode", "Já t"])
  const platform = behindGateway(memoryBackend({ extras: [] }), /send$/, [504])
  await openStory(English, { backend: platform })
  await chat(/Mauro Yamada/).click()
  await writer("Mauro Yamada").fill("Pode deixar")
  await userEvent.keyboard("{Enter}")
  await said(/^No confirmation came/).toBeVisible()
  expect(sends(platform)).toBe(0)
})

test("a host that is asked first is asked once, and what it does not allow stays as it was written", async () => {
  const asked: Array<(isAllowed: boolean) => void> = []
  const ask = ({ type }: { readonly type: string }) =>
    type !== "send" || new Promise<boolean>((resolve) => void asked.push(resolve))
  const backend = backendOf()
  await openStory(English, { backend, children: <ContactCentrePanel onBeforeAction={ask} /> })
  await chat(/Mauro Yamada/).click()
  await attach(png)
  await writer("Mauro Yamada").fill("Pode deixar")
  await userEvent.keyboard("{Enter}{Enter}")
  await expect.element(writer("Mauro Yamada")).toHaveAttribute("readonly")
  asked[0]?.(false)
  await expect.element(writer("Mauro Yamada")).not.toHaveAttribute("readonly")
  await expect.element(writer("Mauro Yamada")).toHaveValue("Pode deixar")
  await expect.element(page.getByRole("img", { name: "Preview of taxa.png" })).toBeVisible()
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.(true)
  await expect.element(writer("Mauro Yamada")).toHaveValue("")
  await expect.element(page.getByRole("img", { name: "Preview of taxa.png" })).not.toBeInTheDocument()
  await expect.poll(() => sends(backend)).toBe(2)
  await chat(/Neide Camargo/).click()
  await page.getByRole("combobox", { name: "Template" }).selectOptions("Retomar a conversa")
  await page.getByRole("textbox", { name: "Value 1" }).fill("Neide")
  await button("Send template").click()
  asked[2]?.(false)
  await expect.element(button("Send template")).toBeEnabled()
  await expect.element(page.getByRole("textbox", { name: "Value 1" })).toHaveValue("Neide")
  expect([asked.length, sends(backend)]).toEqual([3, 2])
})

test("who comes back while a host is still asked finds what they wrote held, and then gone, once", async () => {
  const asked: Array<(isAllowed: boolean) => void> = []
  const ask = () => new Promise<boolean>((resolve) => void asked.push(resolve))
  const backend = backendOf()
  await openStory(English, { backend, children: <ContactCentrePanel onBeforeAction={ask} /> })
  await chat(/Mauro Yamada/).click()
  await writer("Mauro Yamada").fill("Pode deixar")
  await userEvent.keyboard("{Enter}")
  await chat(/Otávio Prado/).click()
  await chat(/Mauro Yamada/).click()
  await expect.element(writer("Mauro Yamada")).toHaveAttribute("readonly")
  asked[0]?.(true)
  await expect.element(writer("Mauro Yamada")).toHaveValue("")
  await expect.element(writer("Mauro Yamada")).not.toHaveAttribute("readonly")
  await expect.poll(() => sends(backend)).toBe(1)
  expect(asked).toHaveLength(1)
})

test("what was begun stays with its contact; a slash finds a canned reply, and a menu leads to them", async () => {
  const pushed: Array<string> = []
  await openStory(English, {
    backend: backendOf(),
    children: <ContactCentrePanel repliesHref="/my-replies" />,
    navigation: { push: (path) => void pushed.push(path), redirect: () => {} },
  })
  await chat(/Mauro Yamada/).click()
  await writer("Mauro Yamada").fill("Troco já")
  await button("Internal note").click()
  const note = page.getByRole("textbox", { name: "Internal note" })
  await expect.element(note).toHaveValue("")
  await note.fill("Trocar de novo, sem cobrar")
  await chat(/Otávio Prado/).click()
  await writer("Otávio Prado").fill("/ta")
  await expect.element(page.getByRole("option", { name: /^\/taxa/ })).toBeVisible()
  await userEvent.keyboard("{Enter}")
  await expect.element(writer("Otávio Prado")).toHaveValue(sampleCannedReplies[2].body)
  await chat(/Mauro Yamada/).click()
  await expect.element(note).toHaveValue("Trocar de novo, sem cobrar")
  await button("Back to messages").click()
  await expect.element(writer("Mauro Yamada")).toHaveValue("Troco já")
  await button("More actions").click()
  await expect.element(page.getByRole("menuitem", { name: "Message templates" })).not.toBeInTheDocument()
  await page.getByRole("menuitem", { name: "Canned replies" }).click()
  expect(pushed).toEqual(["/my-replies"])
})

test("a conversation is given away, noted, closed and opened again, by keyboard too", async () => {
  const backend = await open()
  await chat(/Otávio Prado/).click()
  await button("Assign").click()
  await page.getByRole("menuitemradio", { name: /\(you\)/ }).click()
  await expect.element(page.getByText(/^Now with/)).toBeVisible()
  await button("Internal note").click()
  const note = page.getByRole("textbox", { name: "Internal note" })
  await note.fill("Taxa grátis para ele")
  const dropped = new DataTransfer()
  dropped.items.add(png)
  note.element().dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: dropped }))
  await button("Save note").click()
  await said(/Taxa grátis para ele/).toBeVisible()
  await expect.element(chat(/Note: Taxa grátis para ele/)).toBeVisible()
  expect(sends(backend)).toBe(0)
  await button("Back to messages").click()
  await expect.element(page.getByRole("img", { name: "Preview of taxa.png" })).not.toBeInTheDocument()
  await writer("Otávio Prado").click()
  await userEvent.keyboard("{Escape}e")
  await expect.element(page.getByText("Conversation closed.")).toBeVisible()
  await expect.element(chat(/Otávio Prado/)).not.toBeInTheDocument()
  await button("Reopen").click()
  await expect.element(chat(/Otávio Prado/)).toBeVisible()
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await expect.element(page.getByRole("log", { name: /Célia Rezende/ })).toBeVisible()
  await expect.element(writer("Célia Rezende")).toHaveFocus()
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
  await expect.element(writer("Otávio Prado")).toHaveFocus()
  await userEvent.keyboard("{Escape}{Alt>}{ArrowDown}{/Alt}")
  await expect.element(page.getByRole("heading", { name: "Célia Rezende" }).first()).toHaveFocus()
  await userEvent.keyboard("rolha")
  await expect.element(writer("Célia Rezende")).toHaveValue("olha")
})

/** A key as an input method or a keyboard with signs on Option or AltGr sends it; true if the page left it to the text. */
const isLeftToText = (text: Element, key: KeyboardEventInit) =>
  text.dispatchEvent(
    new KeyboardEvent("keydown", { bubbles: true, cancelable: true, composed: true, ...key }),
  )

test("accents and signs typed with Option or AltGr in a message are text, and the conversation stays", async () => {
  await open()
  await chat(/Otávio Prado/).click()
  const input = writer("Otávio Prado")
  await input.fill("Caf")
  for (const key of [
    { altKey: true, code: "KeyE", key: "Dead" },
    { altKey: true, code: "KeyE", key: "´" },
    { altKey: true, code: "KeyE", key: "e" },
    { altKey: true, code: "KeyR", key: "®" },
    { altKey: true, ctrlKey: true, code: "KeyE", key: "€", modifierAltGraph: true },
    { code: "KeyE", key: "e" },
    { code: "Enter", key: "Enter", isComposing: true },
    { altKey: true, code: "ArrowDown", key: "ArrowDown" },
  ])
    expect(isLeftToText(input.element(), key), JSON.stringify(key)).toBe(true)
  await userEvent.keyboard("é{Alt>}e{/Alt}")
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveValue("Café")
  await expect.element(page.getByText("Conversation closed.")).not.toBeInTheDocument()
})

test("a message that failed is sent again once; after 24 hours a template goes instead", async () => {
  const backend = await open()
  await chat(/Célia Rezende/).click()
  await expect.element(thread.getByRole("button", { name: "Try again" })).toBeInViewport({ ratio: 1 })
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

test("a customer's file that did not come says why and is asked for again; what may have arrived is repeated only when one says so", async () => {
  const image = { by: "customer", ago: 60, file: "IMAGE" } as const
  const messages = [
    { ...image, mediaState: "TOO_LARGE" },
    { ...image, mediaState: "LOST", body: "O recibo" },
    { by: "store", ago: 5, body: "Recebi!", status: "FAILED", failure: "UNCONFIRMED" },
  ] as const
  const backend = await open({ conversations: [{ name: "Igor", phone: "5511911112222", messages }] })
  await chat(/Igor/).click()
  await said("Photo: file not received. It is larger than 5 MB.").toBeVisible()
  await said("O recibo").toBeVisible()
  const again = thread.getByRole("button", { name: "Try again" })
  await again.first().click()
  await said("Photo: receiving the file…").toBeVisible()
  expect(again.elements()).toHaveLength(1)
  await said(/No confirmation from WhatsApp/).toBeVisible()
  const question = page.getByRole("alertdialog", { name: "Send again?" })
  const retries = () => backend.requests.filter((call) => call.endsWith("/retry")).length
  await again.click()
  await question.getByRole("button", { name: "Cancel" }).click()
  expect(retries()).toBe(0)
  await again.click()
  await question.getByRole("button", { name: "Send again" }).click()
  await expect.element(again).not.toBeInTheDocument()
  expect(retries()).toBe(1)
})

const png = new File([pngBytes], "taxa.png", { type: "image/png" })
const attach = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement, file)

test("an image goes before its caption, even when it is refused at first; a file WhatsApp does not carry is not taken", async () => {
  const backend = behindGateway(backendOf(), /\/files$/, [500])
  await openStory(English, { backend })
  await chat(/Otávio Prado/).click()
  await attach(new File(["GIF89a"], "x.gif", { type: "image/gif" }))
  await expect.element(page.getByText(/cannot go over WhatsApp/)).toBeVisible()
  await attach(png)
  await expect.element(page.getByRole("img", { name: "Preview of taxa.png" })).toBeVisible()
  await writer("Otávio Prado").fill("A tabela de taxas")
  await button("Send").click()
  await said("Goes after the file above").toBeVisible()
  expect(sends(backend)).toBe(0)
  await thread.getByRole("button", { name: "Try again" }).click()
  await said("A tabela de taxas").toBeVisible()
  await expect.poll(() => sends(backend)).toBe(2)
  await thread.getByRole("button", { name: "View taxa.png" }).click()
  const opened = page.getByRole("dialog", { name: "taxa.png" })
  await expect.element(opened.getByRole("img", { name: "taxa.png" })).toBeInTheDocument()
  await expect.element(opened.getByRole("button", { name: "Download taxa.png" })).toBeVisible()
})

const minuteMs = 60_000

test("when the 24 hours end, templates take the place of what is being written, which is kept", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const ago = 23 * 60 + 58
  const backend = await open({
    conversations: [{ name: "Igor", phone: "5511911112222", messages: [{ by: "customer", ago }] }],
  })
  await chat(/Igor/).click()
  await attach(png)
  await writer("Igor").fill("Reservei para")
  await expect.element(page.getByText("24 h window: 0 h 01 left")).toBeVisible()
  vi.advanceTimersByTime(minuteMs)
  await expect.element(page.getByText("24 h window: 0 h 00 left")).toBeVisible()
  vi.advanceTimersByTime(minuteMs)
  await expect.element(page.getByText(/^24 hours have passed/)).toBeVisible()
  await expect.element(writer("Igor")).not.toBeInTheDocument()
  backend.write("5511911112222", "Até que horas?")
  await expect.element(writer("Igor")).toHaveValue("Reservei para")
  await expect.element(page.getByRole("img", { name: "Preview of taxa.png" })).toBeVisible()
})

test("who views no company writes notes all the same", async () => {
  const company = { _id: 1, name: "Cantina" }
  await open({ conversations: [{ name: "Igor", phone: "5511911112222", company, messages: [] }] })
  await chat(/Igor/).click()
  await expect.element(page.getByText("To reply, switch to Cantina first.")).toBeVisible()
  await button("Internal note").click()
  await page.getByRole("textbox", { name: "Internal note" }).fill("Ligar amanhã")
  await userEvent.keyboard("{Enter}")
  await said(/Ligar amanhã/).toBeVisible()
  await button("Back to messages").click()
  await expect.element(page.getByText("To reply, switch to Cantina first.")).toBeVisible()
})

test("who views no company replies for one by one press: the conversation stays open, and is theirs then", async () => {
  const company = { _id: 1, name: "Cantina" }
  const from = { by: "customer", ago: 1, body: "Oi" } as const
  const backend = await open({
    conversations: [{ name: "Igor", phone: "5511911112222", company, messages: [from] }],
  })
  await chat(/Igor/).click()
  await button("Reply for Cantina").click()
  await writer("Igor").fill("Bom dia")
  await userEvent.keyboard("{Enter}")
  await said(/Bom dia/).toBeVisible()
  expect(sends(backend)).toBe(1)
  await expect.element(page.getByText("Mine 1")).toBeVisible()
})

const hurt = "window.hurt=1"
const vectors = [
  `<script>${hurt}</script>`,
  `<img src=x onerror="${hurt}">`,
  `<svg onload=${hurt}>`,
  `<iframe srcdoc="<script>parent.${hurt}</script>"></iframe>`,
  `<body onpageshow=${hurt}>`,
  `<details open ontoggle=${hurt}>`,
  `<input autofocus onfocus=${hurt}>`,
  `<a href="javascript:${hurt}">oi</a>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${hurt}>`,
  `{{constructor.constructor("${hurt}")()}}`,
  `$t(name) {{name}} \${${hurt}}`,
  `javascript:${hurt}`,
]
const wrappings: ReadonlyArray<(attack: string) => string> = [
  (attack) => attack,
  (attack) => `">${attack}`,
  (attack) => `</span></textarea></title>${attack}`,
  (attack) => `<!--${attack}-->${attack}`,
  (attack) => attack.toUpperCase(),
  (attack) => `]]>${attack}<![CDATA[`,
  (attack) => attack.replaceAll("<", "&lt;"),
  (attack) => attack.replaceAll("<", "\\u003c"),
  (attack) => `\u202e${attack}`,
]
/** One hundred of each place where customers and colleagues write: messages, notes, names and captions. */
const attacks = wrappings.flatMap((wrapped) => vectors.map(wrapped)).slice(0, 100)

test("whatever looks like HTML in names, messages and captions is text", async () => {
  const places = {
    Texto: (body: string, at: number) => ({
      by: at % 2 === 0 ? ("customer" as const) : ("note" as const),
      body,
    }),
    Legenda: (body: string) => ({ by: "customer" as const, file: "DOCUMENT" as const, body }),
  }
  // As many as one reading brings, so that at its beginning all of them are drawn.
  const halves = [attacks.slice(0, 50), attacks.slice(50)]
  const written = Object.entries(places).flatMap(([place, message]) =>
    halves.map((bodies, half) => ({
      name: `${place} ${half}`,
      bodies,
      messages: bodies.map((body, index) => ({ ...message(body, index), ago: 500 - index })),
    })),
  )
  const named = attacks.map((name, index) => ({
    name,
    messages: [{ by: "store" as const, ago: 600 + index }],
  }))
  await open({
    conversations: [...written, ...named].map((one, index) => ({
      ...one,
      phone: `551199${9_000_000 + index}`,
    })),
  })
  for (const { name, bodies } of written) {
    await chat(new RegExp(`^${name}`)).click()
    await expect.element(page.getByRole("log", { name: `Messages with ${name}` })).toBeVisible()
    const missing = () => {
      thread.element().scrollTop = 0
      const rows = [...thread.element().querySelectorAll("[data-at]")].map(({ textContent }) => textContent)
      return bodies.filter((body, index) => !rows[index]?.includes(body))
    }
    await expect.poll(missing).toEqual([])
  }
  const place = page.getByRole("listbox", { name: "Conversations" }).element() as HTMLElement
  const seen = new Set<string | undefined>()
  for (let top = 0; top < place.scrollHeight; top += place.clientHeight / 2) {
    place.scrollTop = top
    await new Promise((resolve) => setTimeout(resolve, 40))
    for (const row of place.querySelectorAll("[role=option]")) seen.add(row.textContent ?? undefined)
  }
  const names = [...seen].join("\n")
  expect(attacks.filter((attack) => !names.includes(attack))).toEqual([])
  expect(document.querySelector("script[src=x], iframe, body [onerror], body [onload], math, details")).toBe(
    null,
  )
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
  for (let goal = first(); goal > 1700; goal = first()) {
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
    await expect.element(chat(/E qual é a taxa\?.*2 unread/)).toBeVisible()
    await chat(/Otávio Prado/).click()
    await expect.element(chat(/2 unread/)).not.toBeInTheDocument()
    backend.write("5511981203377", "Alô?")
    await expect.element(chat(/^Otávio Prado.*Alô\?/)).toBeVisible()
    await button("New contact").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: "Name" }).fill("Otávio")
    await dialog.getByRole("textbox", { name: "Phone" }).fill("(11) 9")
    await dialog.getByRole("button", { name: "Add" }).click()
    await expect.element(dialog.getByText(/10 to 15 digits/)).toBeVisible()
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
    const backend = await openContacts({
      user: { ...restaurantUser, permissions: [{ name: "accessToWhatsAppContacts" }] },
    })
    await expect.element(page.getByText("Choose a contact")).toBeVisible()
    await expect.element(page.getByText(/read and write messages/)).not.toBeInTheDocument()
    await chat(/Otávio Prado/).click()
    await expect.element(chat(/Otávio Prado/).getByText("+55 (11) 9 8120-3377")).toBeVisible()
    await expect.element(page.getByText("You can see contacts, but not messages")).toBeVisible()
    expect(backend.requests.some((call) => call.includes("/whatsapp"))).toBe(false)
  })
})

test("at 390 px there is one pane, and a way back", async () => {
  await openStory(Phone, { backend: backendOf() })
  await chat(/Otávio Prado/).click()
  await expect.element(thread).toBeVisible()
  await expect.element(chat(/Célia/)).not.toBeInTheDocument()
  const phone = page.getByText("+55 (11) 9 8120-3377").element()
  expect([phone.scrollWidth, button("Assign").element().getBoundingClientRect().left]).toEqual([
    phone.clientWidth,
    Math.max(phone.getBoundingClientRect().right, button("Assign").element().getBoundingClientRect().left),
  ])
  await button("Show contact").click()
  await expect.element(page.getByText("+55 (11) 9 8120-3377").first()).toBeVisible()
  await button("Hide contact").click()
  await button("Back to the conversations").click()
  await expect.element(page.getByRole("listbox", { name: "Conversations" })).toHaveFocus()
  await expect.element(chat(/Célia/)).toBeVisible()
})

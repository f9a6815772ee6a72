import type { FastifyInstance, FastifyReply } from "fastify"
import type { Database } from "../db/database.ts"
import { escaped } from "../mail/compose.ts"
import { endReminders, hasEndedReminders, resumeReminders } from "../mail/endReminders.ts"
import { type Unasked, type Unsubscribing, unsubscribe, unsubscribePath } from "./unsubscribing.ts"

/** One thing said, in both languages: nobody is signed in whose language is known. */
interface Bilingual {
  readonly ptBr: string
  readonly en: string
}

const title: Bilingual = { ptBr: "Cancelar mensagens", en: "Unsubscribe" }
const question: Bilingual = {
  ptBr: "Você não quer mais receber nossas ofertas e avisos por e-mail?",
  en: "Do you want to receive no more of our offers and news by email?",
}
const askedOfReminders: Bilingual = {
  ptBr: "Você não quer mais receber estes lembretes por e-mail?",
  en: "Do you want to receive no more of these reminders by email?",
}
const back: Bilingual = { ptBr: "Quero receber de novo", en: "Receive them again" }
const resumed: Bilingual = {
  ptBr: "Pronto. Você vai receber estes lembretes de novo.",
  en: "Done. You will receive these reminders again.",
}
const button: Bilingual = { ptBr: "Não quero mais receber", en: "Unsubscribe" }
const confirmation: Bilingual = {
  ptBr: "Pronto. Você não vai mais receber estas mensagens.",
  en: "Done. You will receive no more of these messages.",
}
const unknown: Bilingual = {
  ptBr: "Este link não vale. Copie-o inteiro da mensagem que você recebeu.",
  en: "This link is not valid. Copy all of it from the message you received.",
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 30rem; margin: 10vh auto; padding: 0 1.25rem }
button { font: inherit; padding: 0.75rem 1.25rem; margin-block: 1rem; min-height: 2.75rem }
`

const both = ({ ptBr, en }: Bilingual) =>
  `<p lang="pt-BR">${escaped(ptBr)}</p>\n<p lang="en">${escaped(en)}</p>`

const page = (content: string) => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title.ptBr} – ${title.en}</title>
<link rel="stylesheet" href="${unsubscribePath}/page.css">
<main>
<h1>${title.ptBr} <span lang="en">– ${title.en}</span></h1>
${content}
</main>
</html>
`

const formOf = ({ ptBr, en }: Bilingual, action = "") => `<form method="post"${action}>
<button name="List-Unsubscribe" value="One-Click">${ptBr} – <span lang="en">${en}</span></button>
</form>`

const form = (of: Unasked) => `${both("reminder" in of ? askedOfReminders : question)}\n${formOf(button)}`

/** Result page: reminders can be turned on again here; offers are accepted again where one is registered. */
const doneFor = (of: Unasked, token: string) =>
  "reminder" in of
    ? `${both(confirmation)}\n${formOf(back, ` action="${unsubscribePath}/${escaped(token)}/back"`)}`
    : both(confirmation)

const send = (reply: FastifyReply, status: number, content: string) =>
  reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(page(content))

/**
 * Serves the unsubscribe links of unrequested mail: a page that asks for confirmation, and the one-click POST of mail
 * programs (RFC 8058).
 */
export const serveUnsubscribing = (app: FastifyInstance, db: Database, { read }: Unsubscribing): void => {
  void app.register(async (scope) => {
    // Forms and mail programs post one word, which says nothing that the address does not.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 10_000 }, (_, _body, finish) =>
      finish(null),
    )
    scope.get(`${unsubscribePath}/page.css`, (_, reply) => reply.type("text/css; charset=utf-8").send(style))
    const route = { url: `${unsubscribePath}/:token` }
    scope.route<{ Params: { readonly token: string } }>({
      ...route,
      method: "GET",
      handler: async ({ params: { token } }, reply) => {
        const of = read(token)
        if (!of) return send(reply, 404, both(unknown))
        const isOver = "reminder" in of && (await hasEndedReminders(db, of))
        return send(reply, 200, isOver ? doneFor(of, token) : form(of))
      },
    })
    scope.route<{ Params: { readonly token: string } }>({
      ...route,
      method: "POST",
      handler: async ({ params }, reply) => {
        const of = read(params.token)
        if (!of) return send(reply, 404, both(unknown))
        await ("reminder" in of ? endReminders(db, of) : unsubscribe(db, of))
        return send(reply, 200, doneFor(of, params.token))
      },
    })
    scope.route<{ Params: { readonly token: string } }>({
      url: `${route.url}/back`,
      method: "POST",
      handler: async ({ params }, reply) => {
        const of = read(params.token)
        if (!of || !("reminder" in of)) return send(reply, 404, both(unknown))
        await resumeReminders(db, of)
        return send(reply, 200, both(resumed))
      },
    })
  })
}

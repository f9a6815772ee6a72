import type { FastifyInstance, FastifyReply } from "fastify"
import type { Database } from "../db/database.ts"
import { escaped } from "../mail/compose.ts"
import { type Unsubscribing, unsubscribe, unsubscribePath } from "./unsubscribing.ts"

/** One thing said, in both languages: nobody is signed in whose language is known. */
interface Said {
  readonly ptBr: string
  readonly en: string
}

const title: Said = { ptBr: "Cancelar mensagens", en: "Unsubscribe" }
const asked: Said = {
  ptBr: "Você não quer mais receber nossas ofertas e avisos por e-mail?",
  en: "Do you want to receive no more of our offers and news by email?",
}
const button: Said = { ptBr: "Não quero mais receber", en: "Unsubscribe" }
const done: Said = {
  ptBr: "Pronto. Você não vai mais receber estas mensagens.",
  en: "Done. You will receive no more of these messages.",
}
const unknown: Said = {
  ptBr: "Este link não vale. Copie-o inteiro da mensagem que você recebeu.",
  en: "This link is not valid. Copy all of it from the message you received.",
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 30rem; margin: 10vh auto; padding: 0 1.25rem }
button { font: inherit; padding: 0.75rem 1.25rem; margin-block: 1rem; min-height: 2.75rem }
`

const both = ({ ptBr, en }: Said) => `<p lang="pt-BR">${escaped(ptBr)}</p>\n<p lang="en">${escaped(en)}</p>`

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

const form = `${both(asked)}
<form method="post">
<button name="List-Unsubscribe" value="One-Click">${button.ptBr} – <span lang="en">${button.en}</span></button>
</form>`

const send = (reply: FastifyReply, status: number, content: string) =>
  reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(page(content))

/** Serves the links of messages to many: a page that asks once, and what mail programs post (RFC 8058). */
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
      handler: ({ params }, reply) =>
        read(params.token) ? send(reply, 200, form) : send(reply, 404, both(unknown)),
    })
    scope.route<{ Params: { readonly token: string } }>({
      ...route,
      method: "POST",
      handler: async ({ params }, reply) => {
        const recipient = read(params.token)
        if (!recipient) return send(reply, 404, both(unknown))
        await unsubscribe(db, recipient)
        return send(reply, 200, both(done))
      },
    })
  })
}

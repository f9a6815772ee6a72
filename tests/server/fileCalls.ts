import { font, gif, pdf, png } from "../smallFiles.ts"
import type { Answer, Api } from "./api.ts"

/** Bytes of each kind, as one may have them at hand. */
export const bytes = {
  png: Buffer.from(png),
  pdf: Buffer.from(pdf),
  gif: Buffer.from(gif(1)),
  font: Buffer.from(font),
  html: Buffer.from("<!doctype html><script>alert(1)</script>"),
  svg: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
} as const

/** The caller. */
export type As = "root" | { readonly token: string }

/** The ways to send and read files. */
export const fileCalls = (api: () => Api) => {
  const bearer = async (as: As) => `Bearer ${typeof as === "string" ? await api().tokenOf(as) : as.token}`
  const post = async (as: As, form: FormData): Promise<Answer> => {
    const answer = await fetch(`${api().server.address}/files`, {
      method: "POST",
      headers: { authorization: await bearer(as) },
      body: form,
    })
    const text = await answer.text()
    return { status: answer.status, text, body: JSON.parse(text), headers: answer.headers }
  }
  const send = (as: As, content: Buffer, name: string, type = "image/png") => {
    const form = new FormData()
    form.append("file", new File([new Uint8Array(content)], name, { type }))
    return post(as, form)
  }
  const read = async (as: As, id: number, of = api()) => {
    const answer = await fetch(`${of.server.address}/files/${id}`, {
      headers: { authorization: await bearer(as) },
    })
    return {
      status: answer.status,
      headers: answer.headers,
      content: Buffer.from(await answer.arrayBuffer()),
    }
  }
  const count = async () => Number((await api().rows("select count(*)::int as n from files"))[0]!["n"])
  return { bearer, post, send, read, count }
}

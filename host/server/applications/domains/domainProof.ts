import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { FastifyInstance } from "fastify"

/** Challenge and answer that prove a server has this one's secret; each question is new. */
export interface DomainProof {
  /** A question, and whether an answer to it is right. */
  readonly challenge: () => { readonly path: string; readonly isAnswer: (text: string) => boolean }
  readonly answer: (question: string) => string
}

const folder = "/.well-known/balcao"

/** Makes proofs with a key derived from the server's secret. */
export const domainProof = (secret: string): DomainProof => {
  const key = createHmac("sha256", secret).update("domain proofs").digest()
  const answer = (question: string) => createHmac("sha256", key).update(question).digest("base64url")
  return {
    answer,
    challenge: () => {
      const question = randomBytes(18).toString("base64url")
      const expected = Buffer.from(answer(question))
      const isAnswer = (text: string) => {
        const received = Buffer.from(text)
        return received.length === expected.length && timingSafeEqual(received, expected)
      }
      return { path: `${folder}/${question}`, isAnswer }
    },
  }
}

/** Answers questions about whether a domain leads here, to anybody. */
export const serveProof = (app: FastifyInstance, { answer }: DomainProof): void => {
  app.get<{ Params: { readonly question: string } }>(`${folder}/:question`, ({ params }, reply) =>
    /^[\w-]{24}$/.test(params.question)
      ? reply.header("cache-control", "no-store").type("text/plain").send(answer(params.question))
      : reply.code(404).send(),
  )
}

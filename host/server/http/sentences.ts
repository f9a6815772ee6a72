import type { calls } from "../../../src/contract/calls.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type { CallsOf } from "../../../src/contract/resource/calls.ts"
import type { Words } from "../../../src/contract/resource/Words.ts"
import { wordsIn } from "../../../src/contract/resource/wordsIn.ts"
import type { RefusalOf } from "../../../src/contract/wire/endpoint.ts"
import type { ServerFault } from "./faults.ts"

type Calls = typeof calls
type AnyCall = { [G in keyof Calls]: Calls[G][keyof Calls[G]] }[keyof Calls]

type ResourceCall = NonNullable<CallsOf[keyof CallsOf]>

/** Every refusal a request may be answered with. */
export type AnyRefusal = RefusalOf<AnyCall> | RefusalOf<ResourceCall> | ServerFault

/** A sentence for each refusal. Each feature has those of its own, and the composition root collects them. */
export type Sentences = {
  readonly [Tag in AnyRefusal["_tag"]]: (refusal: Extract<AnyRefusal, { _tag: Tag }>) => Words
}

declare module "fastify" {
  interface FastifyInstance {
    readonly sentences: Sentences
  }
}

/** Sentences for refusals of any call, and of requests that are none. */
export const callSentences = {
  BadRequest: () => ["Alguns campos não são válidos.", "Some fields are not valid."],
  Unauthenticated: () => ["Entre na sua conta para continuar.", "Sign in to continue."],
  Forbidden: () => ["Você não tem permissão para isso.", "You do not have permission for this."],
  ForeignCompany: () => ["Você não tem acesso a esta empresa.", "You do not have access to this company."],
  NotFound: () => ["Não encontramos o que você pediu.", "We could not find what you asked for."],
  IdempotencyMismatch: () => [
    "Esta chave de idempotência já foi usada em outra requisição.",
    "This idempotency key was already used for another request.",
  ],
  AnswerForgotten: () => [
    "Isto já foi feito, e a resposta foi apagada com os dados da pessoa.",
    "This was already done, and its answer was erased with the person's data.",
  ],
  VersionRequired: () => [
    "Informe de qual versão do registro você partiu: no campo version ou com If-Match. Com If-Match: * salva-se por cima de qualquer uma.",
    "Say which version of the record you started from, in its version field or by If-Match. If-Match: * saves over any.",
  ],
  TooManyRequests: ({ retryAfter }) => [
    `Muitas tentativas. Tente de novo em ${retryAfter} s.`,
    `Too many attempts. Try again in ${retryAfter} s.`,
  ],
  CountChanged: ({ count }) => [
    `A lista mudou: agora ${count === 1 ? "um item atende" : `${count} itens atendem`} ao filtro. Nada foi alterado.`,
    `The list has changed: ${count === 1 ? "one item" : `${count} items`} match the filter now. Nothing was changed.`,
  ],
  NoCompanyViewed: () => ["Escolha primeiro uma empresa.", "Choose a company first."],
  Unavailable: () => [
    "O serviço está indisponível no momento. Tente de novo em instantes.",
    "The service is unavailable right now. Try again in a moment.",
  ],
  MethodNotAllowed: () => [
    "Este endereço não aceita este método.",
    "This address does not accept this method.",
  ],
  PayloadTooLarge: () => ["A requisição é grande demais.", "The request is too large."],
  UnsupportedMediaType: () => [
    "Este endereço não aceita um corpo deste tipo.",
    "This address does not take a body of this type.",
  ],
  RequestTimeout: () => ["A requisição demorou demais para chegar.", "The request took too long to arrive."],
  InternalFault: () => ["Algo deu errado do nosso lado.", "Something went wrong on our end."],
} satisfies Partial<Sentences>

/** A refusal in words, for whoever reads them. */
export const sentence = <R extends AnyRefusal>(
  sentences: Pick<Sentences, R["_tag"]>,
  refusal: R,
  language: Locale,
): string => {
  const tag: R["_tag"] = refusal._tag
  return wordsIn((sentences[tag] as (refusal: R) => Words)(refusal), language)
}

import { accessEn, accessPtBr } from "./accessSentences.ts"
import { fileEn, filePtBr } from "./fileSentences.ts"
import { closedEn, closedPtBr } from "./closedSentences.ts"
import { looseEn, loosePtBr } from "./looseSentences.ts"
import { orderEn, orderPtBr } from "./orderSentences.ts"
import { paymentEn, paymentPtBr } from "./paymentSentences.ts"
import { reminderEn, reminderPtBr } from "./reminderSentences.ts"
import type { calls } from "../../../src/contract/calls.ts"
import type { CallsOf } from "../../../src/contract/resource/calls.ts"
import type { RefusalOf } from "../../../src/contract/wire/endpoint.ts"
import { type Locale } from "../../../src/contract/limits.ts"
import type { ServerFault } from "./faults.ts"

type Calls = typeof calls
type AnyCall = { [G in keyof Calls]: Calls[G][keyof Calls[G]] }[keyof Calls]

type ResourceCall = NonNullable<CallsOf[keyof CallsOf]>

/** Every refusal a request may be answered with. */
export type AnyRefusal = RefusalOf<AnyCall> | RefusalOf<ResourceCall> | ServerFault

type Table = {
  readonly [Tag in AnyRefusal["_tag"]]: (refusal: Extract<AnyRefusal, { _tag: Tag }>) => string
}

const ptBr: Table = {
  BadRequest: () => "Alguns campos não são válidos.",
  Unauthenticated: () => "Entre na sua conta para continuar.",
  Forbidden: () => "Você não tem permissão para isso.",
  ForeignCompany: () => "Você não tem acesso a esta empresa.",
  NotFound: () => "Não encontramos o que você pediu.",
  IdempotencyMismatch: () => "Esta chave de idempotência já foi usada em outra requisição.",
  AnswerForgotten: () => "Isto já foi feito, e a resposta foi apagada com os dados da pessoa.",
  VersionRequired: () =>
    "Informe de qual versão do registro você partiu: no campo version ou com If-Match. Com If-Match: * salva-se por cima de qualquer uma.",
  TooManyRequests: ({ retryAfter }) => `Muitas tentativas. Tente de novo em ${retryAfter} s.`,
  InvalidLogin: () => "E-mail ou senha incorretos.",
  SessionEnded: () => "Sua sessão expirou. Entre de novo.",
  LinkExpired: () => "Este link expirou ou já foi usado. Peça outro.",
  AcceptanceClosed: ({ reason }) => closedPtBr[reason],
  WrongSigner: () => "O CPF não é o de quem recebeu este contrato.",
  ContractIncomplete: () => "Faltam no contrato valores que o texto do modelo usa. Nada foi enviado.",
  WrongPassword: () => "A senha não confere.",
  EmailTaken: () => "Outro usuário já tem este e-mail.",
  UsernameTaken: () => "Outro usuário já tem este nome de usuário.",
  RoleNotGrantable: () => "Você não pode atribuir todos estes papéis.",
  UserOutranks: () =>
    "Este usuário tem acessos que você não tem. Só quem tem todos eles pode alterar ou excluir este usuário.",
  FallbackExceeds: () =>
    "Sem nenhuma permissão própria, vale o acesso padrão, que inclui permissões que você não tem. Deixe pelo menos uma.",
  UserProtected: () => "Este usuário não pode ser excluído.",
  CompanyFixed: () => "A empresa do usuário não pode ser alterada aqui.",
  RoleInUse: ({ users }) =>
    users === 1 ? "Um usuário ainda tem este papel." : `${users} usuários ainda têm este papel.`,
  CoreRole: () => "Papéis padrão não podem ser alterados nem excluídos.",
  GrantExceeds: () => "Você não pode conceder permissões que não tem.",
  UnknownPermission: () => "O papel inclui permissões que não existem.",
  CoreRoleProtected: () => "Só a plataforma define quais papéis são padrão.",
  RoleOutranks: () => "Este papel é de alguém que tem acessos que você não tem. Nada foi alterado.",
  CountChanged: ({ count }) =>
    `A lista mudou: agora ${count === 1 ? "um item atende" : `${count} itens atendem`} ao filtro. Nada foi alterado.`,
  StaleUser: () => "Outra pessoa salvou este usuário antes. Nada foi alterado.",
  StaleRole: () => "Outra pessoa salvou este papel antes. Nada foi alterado.",
  StaleCompanyDelivery: () => "Outra pessoa salvou este registro de entrega antes. Nada foi alterado.",
  CompanyDeliveryExists: () => "Esta empresa já tem um registro de entrega.",
  StaleApplication: () => "Outra pessoa salvou esta aplicação antes. Nada foi alterado.",
  StaleDeliveryPerson: () => "Outra pessoa salvou este entregador antes. Nada foi alterado.",
  CpfTaken: () => "Outro entregador já tem este CPF.",
  ...accessPtBr,
  ...orderPtBr,
  ...loosePtBr,
  ...filePtBr,
  NoCompanyViewed: () => "Escolha primeiro uma empresa.",
  ContactExists: () => "Já existe um contato com este telefone.",
  WindowClosed: () =>
    "Faz mais de 24 horas que o cliente escreveu. Até a próxima mensagem dele, só um modelo aprovado pode ser enviado.",
  StaleRecord: () => "Outra pessoa salvou este registro antes. Nada foi alterado.",
  ValueTaken: () => "Outro registro já tem este valor.",
  RecordInUse: ({ count }) =>
    count === 1 ? "Um registro ainda usa este." : `${count} registros ainda usam este.`,
  MoveRefused: () => "O registro não pode passar do status atual para este.",
  RenewalRefused: ({ expiresAt }) =>
    `O vencimento da licença agora é ${expiresAt.split("-").toReversed().join("/")}. Nada foi alterado: confira antes de renovar.`,
  ReminderRefused: ({ reason }) => reminderPtBr[reason],
  OperationRefused: ({ reason }) => paymentPtBr[reason],
  AcquirerRefused: ({ code }) => `A Braspag recusou (código ${code}). Nada foi alterado.`,
  TicketAnswered: () => "Outra pessoa acabou de escrever no chamado. Nada foi enviado.",
  UnknownReference: () => "Não encontramos o registro escolhido.",
  TestNotSent: () =>
    "O servidor de e-mail não aceitou o teste. Confira o endereço da sua conta e tente de novo.",
  CircularTree: () => "Um registro não pode ficar abaixo de si mesmo.",
  Unavailable: () => "O serviço está indisponível no momento. Tente de novo em instantes.",
  MethodNotAllowed: () => "Este endereço não aceita este método.",
  PayloadTooLarge: () => "A requisição é grande demais.",
  UnsupportedMediaType: () => "Este endereço não aceita um corpo deste tipo.",
  RequestTimeout: () => "A requisição demorou demais para chegar.",
  InternalFault: () => "Algo deu errado do nosso lado.",
}

const en: Table = {
  BadRequest: () => "Some fields are not valid.",
  Unauthenticated: () => "Sign in to continue.",
  Forbidden: () => "You do not have permission for this.",
  ForeignCompany: () => "You do not have access to this company.",
  NotFound: () => "We could not find what you asked for.",
  IdempotencyMismatch: () => "This idempotency key was already used for another request.",
  AnswerForgotten: () => "This was already done, and its answer was erased with the person's data.",
  VersionRequired: () =>
    "Say which version of the record you started from, in its version field or by If-Match. If-Match: * saves over any.",
  TooManyRequests: ({ retryAfter }) => `Too many attempts. Try again in ${retryAfter} s.`,
  InvalidLogin: () => "The login detail is incorrect",
  SessionEnded: () => "Your session has expired. Sign in again.",
  LinkExpired: () => "This link has expired or was used before. Ask for a new one.",
  AcceptanceClosed: ({ reason }) => closedEn[reason],
  WrongSigner: () => "This is not the CPF of the person the contract was sent to.",
  ContractIncomplete: () => "The contract lacks values that its template uses. Nothing was sent.",
  WrongPassword: () => "The password is not right.",
  EmailTaken: () => "Another user already has this email.",
  UsernameTaken: () => "Another user already has this username.",
  RoleNotGrantable: () => "You cannot assign all of these roles.",
  UserOutranks: () =>
    "This user has access that you do not have. Only someone who has all of it can change or delete them.",
  FallbackExceeds: () =>
    "Without permissions of their own people get the default access, which includes permissions you do not have. Leave at least one.",
  UserProtected: () => "This user cannot be deleted.",
  CompanyFixed: () => "A user's company cannot be changed here.",
  RoleInUse: ({ users }) =>
    users === 1 ? "One user still has this role." : `${users} users still have this role.`,
  CoreRole: () => "Core roles cannot be changed or deleted.",
  GrantExceeds: () => "You cannot grant permissions you do not have.",
  UnknownPermission: () => "The role includes permissions that do not exist.",
  RoleOutranks: () => "Someone with access that you do not have holds this role. Nothing was changed.",
  CoreRoleProtected: () => "Only the platform decides which roles are core roles.",
  CountChanged: ({ count }) =>
    `The list has changed: ${count === 1 ? "one item" : `${count} items`} match the filter now. Nothing was changed.`,
  StaleUser: () => "Someone else saved this user first. Nothing was changed.",
  StaleRole: () => "Someone else saved this role first. Nothing was changed.",
  StaleCompanyDelivery: () => "Someone else saved this delivery record first. Nothing was changed.",
  CompanyDeliveryExists: () => "This company already has a delivery record.",
  StaleApplication: () => "Someone else saved this application first. Nothing was changed.",
  StaleDeliveryPerson: () => "Someone else saved this delivery person first. Nothing was changed.",
  CpfTaken: () => "Another delivery person already has this CPF.",
  ...accessEn,
  ...orderEn,
  ...looseEn,
  ...fileEn,
  NoCompanyViewed: () => "Choose a company first.",
  ContactExists: () => "There is already a contact with this phone.",
  WindowClosed: () =>
    "The customer last wrote more than 24 hours ago. Until they write again, only an approved template can be sent.",
  StaleRecord: () => "Someone else saved this record first. Nothing was changed.",
  ValueTaken: () => "Another record already has this value.",
  RecordInUse: ({ count }) =>
    count === 1 ? "One record still uses this one." : `${count} records still use this one.`,
  MoveRefused: () => "The record cannot go from its current status to this one.",
  RenewalRefused: ({ expiresAt }) =>
    `The license now expires on ${expiresAt}. Nothing was changed; check it before you renew.`,
  ReminderRefused: ({ reason }) => reminderEn[reason],
  OperationRefused: ({ reason }) => paymentEn[reason],
  AcquirerRefused: ({ code }) => `Braspag refused it (code ${code}). Nothing was changed.`,
  TicketAnswered: () => "Someone else has just written in the ticket. Nothing was sent.",
  UnknownReference: () => "We could not find the chosen record.",
  TestNotSent: () => "The mail server did not take the test. Check your account's address and try again.",
  CircularTree: () => "A record cannot be placed under itself.",
  Unavailable: () => "The service is unavailable right now. Try again in a moment.",
  MethodNotAllowed: () => "This address does not accept this method.",
  PayloadTooLarge: () => "The request is too large.",
  UnsupportedMediaType: () => "This address does not take a body of this type.",
  RequestTimeout: () => "The request took too long to arrive.",
  InternalFault: () => "Something went wrong on our end.",
}

const sentences = { ptBr, en }

/** A refusal in words, for whoever reads them. */
export const sentence = (refusal: AnyRefusal, language: Locale): string =>
  (sentences[language][refusal._tag] as (refusal: AnyRefusal) => string)(refusal)

import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to users. */
export const userSentences = {
  EmailTaken: () => ["Outro usuário já tem este e-mail.", "Another user already has this email."],
  UsernameTaken: () => [
    "Outro usuário já tem este nome de usuário.",
    "Another user already has this username.",
  ],
  RoleNotGrantable: () => [
    "Você não pode atribuir todos estes papéis.",
    "You cannot assign all of these roles.",
  ],
  UserOutranks: () => [
    "Este usuário tem acessos que você não tem. Só quem tem todos eles pode alterar ou excluir este usuário.",
    "This user has access that you do not have. Only someone who has all of it can change or delete them.",
  ],
  FallbackExceeds: () => [
    "Sem nenhuma permissão própria, vale o acesso padrão, que inclui permissões que você não tem. Deixe pelo menos uma.",
    "Without permissions of their own people get the default access, which includes permissions you do not have. Leave at least one.",
  ],
  UserProtected: () => ["Este usuário não pode ser excluído.", "This user cannot be deleted."],
  UnknownJoinCode: () => ["Nenhuma empresa tem este código.", "No company has this code."],
  BelongsAlready: () => ["Você já faz parte de uma empresa.", "You already belong to a company."],
  CompanyFixed: () => [
    "A empresa do usuário não pode ser alterada aqui.",
    "A user's company cannot be changed here.",
  ],
  StaleUser: () => [
    "Outra pessoa salvou este usuário antes. Nada foi alterado.",
    "Someone else saved this user first. Nothing was changed.",
  ],
  StalePlatformUser: () => [
    "Outra pessoa salvou este usuário antes. Nada foi alterado.",
    "Someone else saved this user first. Nothing was changed.",
  ],
} satisfies Partial<Sentences>

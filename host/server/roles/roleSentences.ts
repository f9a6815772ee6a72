import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to roles. */
export const roleSentences = {
  RoleInUse: ({ users }) => [
    users === 1 ? "Um usuário ainda tem este papel." : `${users} usuários ainda têm este papel.`,
    users === 1 ? "One user still has this role." : `${users} users still have this role.`,
  ],
  CoreRole: () => [
    "Papéis padrão não podem ser alterados nem excluídos.",
    "Core roles cannot be changed or deleted.",
  ],
  GrantExceeds: () => [
    "Você não pode conceder permissões que não tem.",
    "You cannot grant permissions you do not have.",
  ],
  UnknownPermission: () => [
    "O papel inclui permissões que não existem.",
    "The role includes permissions that do not exist.",
  ],
  CoreRoleProtected: () => [
    "Só a plataforma define quais papéis são padrão.",
    "Only the platform decides which roles are core roles.",
  ],
  RoleOutranks: () => [
    "Este papel é de alguém que tem acessos que você não tem. Nada foi alterado.",
    "Someone with access that you do not have holds this role. Nothing was changed.",
  ],
  StaleRole: () => [
    "Outra pessoa salvou este papel antes. Nada foi alterado.",
    "Someone else saved this role first. Nothing was changed.",
  ],
} satisfies Partial<Sentences>

import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of the access panel. */
export const accessWords = {
  title: ["Acesso explicado", "Access explained"],
  of: ["O que {{name}} pode abrir e por quê", "What {{name}} can open, and why"],
  loadFailed: ["Não foi possível carregar o acesso", "Could not load the access details"],
  kind: ["O que explicar", "What to explain"],
  screens: ["Telas", "Screens"],
  permissions: ["Permissões", "Permissions"],
  search: ["Nome ou código", "Name or code"],
  clearSearch: ["Limpar filtro", "Clear filter"],
  nothing: ["Nenhum resultado para “{{search}}”", "No results for “{{search}}”"],
  "column.what": ["Nome", "Name"],
  "column.answer": ["Acesso", "Access"],
  "column.why": ["Por quê", "Why"],
  allowed: ["Permitido", "Allowed"],
  denied: ["Negado", "Denied"],
  everyone: ["Liberado para todos os usuários.", "Open to everyone who is signed in."],
  asRoot: ["Por ser administrador geral.", "Because this is a root user."],
  asApplication: ["Por ser usuário da aplicação.", "Because this is an application user."],
  byRole: ["Pelo papel “{{role}}”: {{permission}}.", "Through the role “{{role}}”: {{permission}}."],
  byGroup: [
    "Pelo grupo de acesso “{{group}}”: {{permission}}.",
    "Through the access group “{{group}}”: {{permission}}.",
  ],
  byGroupUntil: [
    "Pelo grupo de acesso “{{group}}”, até {{until}}: {{permission}}.",
    "Through the access group “{{group}}” until {{until}}: {{permission}}.",
  ],
  byUser: ["Entre as permissões da pessoa: {{permission}}.", "Among their permissions: {{permission}}."],
  byFallback: [
    "Sem permissões próprias, valem as permissões padrão ({{set}}): {{permission}}.",
    "No permissions of their own, so the default permissions apply ({{set}}): {{permission}}.",
  ],
  notForCompanies: [
    "Nenhuma permissão libera: só quem atende as empresas vê esta tela, não as pessoas da própria empresa.",
    "No permission opens it: only those who work for companies see it, not a company's own people.",
  ],
  missing: ["Nenhum papel inclui {{needs}}.", "No role includes {{needs}}."],
  missingFallback: [
    "Sem permissões próprias, e as permissões padrão ({{set}}) não incluem {{needs}}.",
    "No permissions of their own, and the default permissions ({{set}}) do not include {{needs}}.",
  ],
  missingAll: [
    "Sem nenhuma permissão: não tem papel, empresa, franquia nem aplicação. Necessário: {{needs}}.",
    "No permissions at all: no role, and no company, franchise, or application to provide defaults. Required: {{needs}}.",
  ],
  or: [" ou ", " or "],
  "set.root": ["administrador geral", "root user"],
  "set.application": ["usuário da aplicação", "application user"],
  "set.franchise": ["usuário da franquia", "franchise user"],
  "set.MENU": ["restaurante (MENU)", "restaurant (MENU)"],
  "set.PRODUCT": ["supermercado (PRODUCT)", "supermarket (PRODUCT)"],
  "set.PARTNER": ["parceiro (PARTNER)", "partner (PARTNER)"],
  roles: ["Papéis", "Roles"],
  noRoles: ["Nenhum papel", "No role"],
} satisfies Dictionary

import type { Dictionary } from "../../../frame/useWords.ts"

/** Texts of the access check. */
export const checkWords = {
  title: ["Conferência de acessos", "Access check"],
  part: ["O que conferir", "What to check"],
  problems: ["Problemas", "Problems"],
  test: ["Testar acesso", "Test access"],
  who: ["Acesso de quem", "Whose access"],
  user: ["Usuário", "User"],
  role: ["Papel", "Role"],
  choose: ["Escolher", "Choose"],
  chooseTitle: ["Ninguém escolhido ainda", "No one chosen yet"],
  chooseText: [
    "Escolha um usuário ou um papel para ver o que pode abrir e por quê.",
    "Choose a user or a role to see what they can open, and why.",
  ],
  roleAbout: [
    "Para quem tem só este papel e mais nada.",
    "For someone who holds this role and nothing else.",
  ],
  testFailed: ["Não foi possível carregar os acessos", "Could not load the access"],
  lintFailed: ["Não foi possível conferir os acessos", "Could not check the access"],
  none: ["Nenhum problema encontrado", "No problems found"],
  noneText: [
    "Rotas, grupos e papéis combinam com as telas deste painel.",
    "Routes, groups and roles fit the screens of this app.",
  ],
  problem: ["Problema", "Problem"],
  all_one: ["{{count}} problema", "{{count}} problem"],
  all_other: ["Todos os {{count}} problemas", "All {{count}} problems"],
  "column.name": ["Onde", "Where"],
  "column.details": ["Permissões", "Permissions"],
  "list.screens": ["Tela do painel", "Screen of the app"],
  "list.aclRoutes": ["Rota cadastrada", "Registered route"],
  "list.aclGroups": ["Grupo de permissões", "Permission group"],
  "list.accessGroups": ["Grupo de acesso", "Access group"],
  "list.roles": ["Papel", "Role"],
  "kind.unregistered": ["Não cadastrada", "Not registered"],
  "kind.noScreen": ["Tela inexistente", "No such screen"],
  "kind.differs": ["Permissões diferentes", "Other permissions"],
  "kind.doubled": ["Cadastrada duas vezes", "Registered twice"],
  "kind.publicGated": ["Sem login, com permissões", "Public, with permissions"],
  "kind.unknownName": ["Permissão desconhecida", "Unknown permission"],
  "kind.misspelled": ["Permissão com erro de grafia", "Misspelled permission"],
  "kind.ungrouped": ["Em nenhum grupo", "In no group"],
  "kind.nobody": ["Sem ninguém", "Held by no one"],
  "about.unregistered": [
    "O painel tem esta tela, mas não há rota cadastrada para ela.",
    "The app has this screen, but no route is registered for it.",
  ],
  "about.noScreen": [
    "Está cadastrada, mas o painel não tem essa tela.",
    "It is registered, but the app has no such screen.",
  ],
  "about.differs": [
    "O painel abre a tela com estas permissões; as cadastradas são outras.",
    "The app opens it by these permissions; the registered ones are different.",
  ],
  "about.doubled": [
    "Está cadastrada mais de uma vez, e as permissões podem se contradizer.",
    "It is registered more than once, so its permissions may conflict.",
  ],
  "about.publicGated": [
    "Não precisa de login, mas tem permissões.",
    "It needs no sign-in, yet it lists permissions.",
  ],
  "about.unknownName": [
    "A plataforma não conhece estas permissões: ninguém as tem.",
    "The platform does not know these permissions, so no one has them.",
  ],
  "about.misspelled": [
    "A plataforma escreve estes nomes assim. Eles continuam valendo como estão.",
    "The platform spells these names this way. They keep working as they are.",
  ],
  "about.ungrouped": [
    "Nenhum grupo de permissões ativo tem esta rota.",
    "No active permission group has it.",
  ],
  "about.nobody": ["Ninguém tem.", "No one has it."],
} satisfies Dictionary

/** The password of every demo sign-in. */
export const demoPassword = "demo1234"

/** One sign-in of each kind, as the demo data has them. */
export const demoAccounts = [
  { email: "root@balcao.test", label: { ptBr: "Administração geral", en: "Root" } },
  { email: "application@balcao.test", label: { ptBr: "Aplicação", en: "Application" } },
  { email: "franchise@balcao.test", label: { ptBr: "Franquia", en: "Franchise" } },
  { email: "restaurant@balcao.test", label: { ptBr: "Restaurante", en: "Restaurant" } },
  { email: "supermarket@balcao.test", label: { ptBr: "Supermercado", en: "Supermarket" } },
  { email: "partner@balcao.test", label: { ptBr: "Parceiro", en: "Partner" } },
] as const

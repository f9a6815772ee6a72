import { type Dictionary, useWords } from "balcao"

export const placeholderWords = {
  quickActions: ["Ações rápidas", "Quick actions"],
  soonNote: ["Em breve: ainda sem função.", "Coming soon: these have no function yet."],
  laterNote: ["Os últimos itens chegam em breve.", "The last items are coming soon."],
  soon: ["“{{name}}” chega em breve", "“{{name}}” is coming soon"],
  soonText: ["Ainda não tem função. Nada foi alterado.", "It has no function yet. Nothing was changed."],
  order: ["Pedido", "Order"],
  ticket: ["Chamado", "Ticket"],
  goal: ["Meta", "Goal"],
  supportCase: ["Caso de suporte", "Support Case"],
  exports: ["Exportações", "Exports"],
  today: ["Hoje", "Today"],
  month: ["Mês", "Month"],
  year: ["Ano", "Year"],
  quickPanel: ["Painel rápido", "Quick panel"],
  quickPanelTitle: ["O painel rápido chega em breve", "The quick panel is coming soon"],
  quickPanelText: [
    "Ele ainda não tem conteúdo. O que você e os outros fizeram está nas novidades.",
    "It has no content yet. What you and others did is in the updates.",
  ],
  openActivity: ["Abrir as novidades", "Open updates"],
  demoSelector: ["Seletor de demonstração", "Demo selector"],
  demoSelectorTitle: ["O seletor de demonstração chega em breve", "The demo selector is coming soon"],
  demoSelectorText: [
    "Por enquanto há um só layout. Cores e densidade ficam em Aparência.",
    "There is one layout so far. Colors and density are under Appearance.",
  ],
  openAppearance: ["Abrir a aparência", "Open appearance"],
  close: ["Fechar", "Close"],
} satisfies Dictionary

/** Texts of the specification's placeholders. */
export const usePlaceholderWords = () => useWords("hostPlaceholders", placeholderWords)

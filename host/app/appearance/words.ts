import { type Dictionary, useWords } from "balcao"

export const appearanceWords = {
  scheme: ["Cores", "Colors"],
  system: ["Sistema", "System"],
  light: ["Claro", "Light"],
  dark: ["Escuro", "Dark"],
  accent: ["Cor de destaque", "Accent color"],
  accentOf: ["Cor de destaque {{color}}", "Accent color {{color}}"],
  accentOwn: ["Cor padrão", "Default color"],
  accentOther: ["Outra cor", "Custom color"],
  accentTooLight: [
    "Esta cor é clara demais para aparecer no branco. Escolha uma mais escura.",
    "This color is too light to be seen on white. Choose a darker one.",
  ],
  density: ["Densidade", "Density"],
  comfortable: ["Confortável", "Comfortable"],
  compact: ["Compacta", "Compact"],
  subheader: ["Cabeçalho da página", "Page header"],
  subheaderV1: ["Completo", "Full"],
  subheaderV2: ["Uma linha", "One line"],
  subheaderV3: ["Abas", "Tabs"],
  menuWidth: ["Menu", "Menu"],
  menuWide: ["Ícones e nomes", "Icons and names"],
  menuRail: ["Só ícones", "Icons only"],
  plainLayout: ["Restaurar o padrão", "Reset to defaults"],
  appearanceKept: ["Suas escolhas ficam salvas neste navegador.", "Saved in this browser."],
} satisfies Dictionary

/** Texts of the appearance setting. */
export const useAppearanceWords = () => useWords("hostAppearance", appearanceWords)

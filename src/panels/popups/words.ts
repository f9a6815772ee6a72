import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a pop-up beyond its description. */
export const popupWords = {
  preview: ["No celular", "On a phone"],
  app: ["Seu aplicativo", "Your app"],
  untitled: ["Pop-up sem título", "Untitled pop-up"],
  close: ["Fechar", "Close"],
  collides: [
    "Estas pessoas também veem outros pop-ups nos mesmos dias: {{titles}}. Aparece o de maior prioridade.",
    "These people also see other pop-ups on the same days: {{titles}}. The one with the higher priority shows.",
  ],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const usePopupWords = () => useWords("popup", popupWords)

import type { UsualStopEnd } from "../menu/usualStopEnds.ts"
import type { Words } from "../resource/Words.ts"
import type { SettingKey } from "./settingKey.ts"

const returns: Readonly<Record<UsualStopEnd, Words>> = {
  OPENING: ["Na próxima abertura", "At the next opening"],
  MIDNIGHT: ["À meia-noite", "At midnight"],
  HOUR: ["Depois de 1 hora", "After 1 hour"],
}

/** The settings of menus, by their keys. */
export const menuSettings = {
  "menu.publishes": {
    group: "MENU",
    type: "ENUM",
    default: "AUTO",
    choices: {
      AUTO: ["Na hora", "At once"],
      MANUAL: ["Quando alguém publica", "When somebody publishes"],
    },
    label: ["Publicação do cardápio", "Publishing of the menu"],
    about: [
      "Com publicação, clientes só veem as mudanças do cardápio depois que alguém as publica. Esgotados e estoque valem sempre na hora. Voltar a publicar na hora põe o rascunho no ar.",
      "With publishing, customers see changes of the menu only once somebody publishes them. What is sold out, and stock, always count at once. Going back to at once publishes the draft.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  "menu.soldOutReturnsAt": {
    group: "MENU",
    type: "ENUM",
    default: "OPENING",
    choices: returns,
    label: ["Volta do que esgotou", "Return of what is sold out"],
    about: [
      "O que alguém marca como esgotado volta a ser vendido neste momento, se não for escolhido outro.",
      "What somebody marks as sold out is sold again at this moment, unless another one is chosen.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
} as const satisfies Readonly<Record<string, SettingKey>>

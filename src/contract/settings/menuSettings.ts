import type { SettingKey } from "./settingKey.ts"

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
      "Com publicação, clientes só veem as mudanças do cardápio depois que alguém as publica. Esgotados e estoque valem sempre na hora.",
      "With publishing, customers see changes of the menu only once somebody publishes them. What is sold out, and stock, always count at once.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
} as const satisfies Readonly<Record<string, SettingKey>>

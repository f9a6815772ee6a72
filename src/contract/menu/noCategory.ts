/** Name of the category of items that are in no other one: a part of the menu, whatever the language of who makes it. */
export const noCategory = "Sem categoria"

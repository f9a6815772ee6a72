/** The class of what looks the same on every page: of the page's rules only those that are `!important` count in it. */
export const isolated = "balcao-isolated"

/** Selects elements of ours in it, or a part of them; what a host draws in a slot is the host's. */
export const isolatedInside = (element: string, part = ""): string =>
  `.${isolated} ${element}:where(:not([data-slot], [data-slot] *))${part}`

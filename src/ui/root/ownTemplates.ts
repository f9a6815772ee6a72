const methods = ["firstChild", "appendChild", "removeChild", "insertBefore"] as const

/** The methods that elements `<template>` have of their own: none, in a page without React Aria's collections. */
const ownMethods = (): ReadonlyArray<string> =>
  globalThis.HTMLTemplateElement === undefined
    ? []
    : methods.filter((name) => Object.hasOwn(HTMLTemplateElement.prototype, name))

let before: ReadonlyArray<string> = []

/** Remembers what elements `<template>` are like before the first panel of a page. */
export const noteTemplates = (): void => void (before = ownMethods())

/**
 * Gives a page its `<template>` back. React Aria's collections change what its methods do as soon as they are imported,
 * for what React hydrates inside of one; a server draws nothing that opens. So whatever imports a collection calls this.
 */
export const giveTemplatesBack = (): void => {
  for (const name of ownMethods())
    if (!before.includes(name)) Reflect.deleteProperty(HTMLTemplateElement.prototype, name)
}

import { publicId } from "./publicIds.ts"

/**
 * The path of a menu's public snapshot, by the number of its store, and its own number or address code; undefined where
 * one of them is neither.
 */
export const publicMenuPath = (company: string, menu: string): string | undefined => {
  const isNumber = (text: string) => /^[1-9]\d{0,11}$/.test(text)
  if (!isNumber(company) || menu === "") return undefined
  const id = isNumber(menu) ? publicId("menu", Number(menu)) : encodeURIComponent(menu)
  return `/public/merchants/${publicId("merchant", Number(company))}/menus/${id}/snapshot`
}

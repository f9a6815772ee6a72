/** A value's word, such as `type.restaurant`; `type.other` for one we have no word for. */
export const wordOf = <P extends string>(
  say: (key: `${P}.other`) => string,
  part: P,
  value: string,
): string => {
  const key = `${part}.${value}`
  const word = say(key as `${P}.other`)
  return word === key ? say(`${part}.other`) : word
}

import * as Schema from "effect/Schema"

/** Number of digits of a shopper's PIN. */
export const pinDigits = { min: 4, max: 6 } as const

const blockSizes = [1, 2, 3]

const repeats = (pin: string) =>
  blockSizes.some((size) => pin.length > size && pin === pin.slice(0, size).repeat(pin.length / size))

/** Each digit is the one before plus `step`; 0 follows 9. */
const runs = (pin: string, step: number) =>
  [...pin].every((digit, at) => at === 0 || Number(digit) === (Number(pin[at - 1]) + step + 10) % 10)

/** True for what anybody tries first: one block of digits again and again (0000, 1212, 123123), or a run (1234, 0987). */
export const isGuessable = (pin: string): boolean => repeats(pin) || runs(pin, 1) || runs(pin, -1)

/** A shopper's PIN: 4 to 6 digits that are not guessed at once. */
export const Pin = Schema.String.check(
  Schema.isPattern(new RegExp(`^\\d{${pinDigits.min},${pinDigits.max}}$`), {
    expected: `${pinDigits.min} to ${pinDigits.max} digits`,
  }),
  Schema.makeFilter((pin: string) => !isGuessable(pin)),
)

const randomPin = (): string =>
  [...crypto.getRandomValues(new Uint32Array(pinDigits.max))].map((number) => number % 10).join("")

/** A PIN nobody guesses at once, of as many digits as there may be. */
export const makePin = (draw: () => string = randomPin): string => {
  const pin = draw()
  return isGuessable(pin) ? makePin(draw) : pin
}

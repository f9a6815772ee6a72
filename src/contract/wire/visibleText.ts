/**
 * Marks that take no room and turn or split what stands around them: soft hyphens, marks and isolates of direction, spaces
 * of no width, fillers. Those that join letters or signs are looked at on their own.
 */
const invisible =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

/** Joiners that join no signs such as those of a family, and choices of form with no sign before them. */
const joinless =
  /\u200c|\u200d(?!\p{Extended_Pictographic})|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<![\p{Extended_Pictographic}\p{Emoji}])[\ufe00-\ufe0f]/gu

/** A text without the marks nobody sees, which make two names that look the same different ones. */
export const visibleText = (text: string): string => text.replaceAll(invisible, "").replaceAll(joinless, "")

/** The visible text of a typed line, without space around it. */
export const typedText = (text: string): string => visibleText(text).trim()

/** True for a text in which there is nothing to see. */
export const isBlank = (text: string): boolean => typedText(text) === ""

/** Returns the number of values a template's text needs: the highest of its {{1}}, {{2}} … */
export const valuesOf = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\{\{(\d{1,2})\}\}/g)].map(([, number]) => Number(number)))

/** A template's text with its values; one that is missing stays as it is written. */
export const fillTemplate = (text: string, values: ReadonlyArray<string>): string =>
  text.replaceAll(/\{\{(\d{1,2})\}\}/g, (place, number: string) => values[Number(number) - 1] ?? place)

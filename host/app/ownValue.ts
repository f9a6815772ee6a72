/** The value of a table's own key; undefined for names that only every object has, such as `constructor`. */
export const ownValue = <A extends object>(table: A, name: string): A[keyof A] | undefined => {
  const key = name as keyof A
  return Object.hasOwn(table, key) ? table[key] : undefined
}

import { digitsOf } from "./phone.ts"

/** A CPF as people write it; other numbers stay as they are. */
export const formatCpf = (text: string): string =>
  digitsOf(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4")

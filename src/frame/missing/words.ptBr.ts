import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  partMissing: "Não foi possível abrir. Confira a conexão; se continuar, recarregue a página.",
}

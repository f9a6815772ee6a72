const answers: ReadonlyArray<readonly [about: RegExp, answer: string]> = [
  [/obrigad|disponha|bom apetite/i, "👍"],
  [/desculp|sentimos|puxa/i, "Sem problema, acontece!"],
  [/cep|endereço|bairro/i, "É 05014-000, na Vila Romana."],
  [/saiu|a caminho|chega/i, "Oba! Vou esperar na portaria."],
  [/pix|pagamento|valor/i, "Certo, já vou pagar."],
  [/\?\s*$/, "Pode ser sim."],
  [/^(oi|olá|bo[am])/i, "Oi! Queria fazer um pedido."],
]

/** Returns a demo customer's answer; undefined for a file. */
export const answerTo = (body: string | null): string | undefined =>
  body === null ? undefined : (answers.find(([about]) => about.test(body))?.[1] ?? "Tá certo, obrigado!")

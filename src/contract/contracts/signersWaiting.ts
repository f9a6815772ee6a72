import { identify } from "../resource/listItems.ts"

/** Signer of a contract. */
export interface Signer {
  readonly name: string
  readonly email: string
  readonly cpf?: string | null
  readonly signedAt?: string | null
}

/**
 * The signers who have not accepted a version. A signature that was recorded by hand counts for the first one, which
 * alone may have been signed on paper.
 */
export const signersWaiting = <S extends Signer>(
  signers: ReadonlyArray<S>,
  of: { readonly version: number; readonly accepted: ReadonlyArray<string> },
): ReadonlyArray<S> => {
  const accepted = new Set(of.accepted.map(identify))
  return signers.filter(
    ({ email, signedAt }) => !accepted.has(identify(email)) && !(of.version === 1 && signedAt),
  )
}

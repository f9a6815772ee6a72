import { allergensToldAt } from "./allergensToldAt.ts"

type Content = Parameters<typeof allergensToldAt>[0] & { readonly alcohol?: boolean | null | undefined }

/**
 * Values that follow from the content of an item or product saved at a moment, in milliseconds since 1970: when its
 * allergens were told, and that alcohol is sold to adults. Nothing but a choice of its own takes the age away.
 */
export const contentFacts = (
  before: Content,
  body: Content,
  at: number,
): Readonly<Record<string, unknown>> => {
  const after = { ...before, ...body }
  const toldAt = allergensToldAt(after, before, at)
  return {
    ...(toldAt !== (before.allergensToldAt ?? undefined) && { allergensToldAt: toldAt ?? null }),
    ...(after.alcohol && { minAge: "18" }),
  }
}

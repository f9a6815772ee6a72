/** Codes that machines read are black on white, whatever the scheme. */
export const paper = { ink: "#000", ground: "#fff" } as const

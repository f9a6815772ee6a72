import preview from "../../.storybook/preview.tsx"
import { TokenSamples } from "./TokenSamples.tsx"

const meta = preview.meta({ title: "Manual/Tokens", component: TokenSamples, tags: ["!test"] })

export const Every = meta.story({})

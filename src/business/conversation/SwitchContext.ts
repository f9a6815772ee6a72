import { createContext } from "react"
import type { Chat } from "./chat.ts"

/** Switches to a conversation's company and keeps the conversation open; undefined where the page has no way to. */
export const SwitchContext = createContext<((chat: Chat) => void) | undefined>(undefined)

import { restaurantConversations } from "./restaurantConversations.ts"
import { supermarketConversations } from "./supermarketConversations.ts"

/** Conversations of a store, by what it sells. */
export const sampleConversations = {
  restaurant: restaurantConversations,
  supermarket: supermarketConversations,
} as const

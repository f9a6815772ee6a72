/** The channels the platform sends campaigns through; of the others it keeps what was planned. */
export const sendingChannels = ["PUSH", "WHATSAPP", "EMAIL"] as const

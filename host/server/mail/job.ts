import type { mailJobs } from "../db/accountSchema.ts"

/** Mail that is to be written. */
export type Job = typeof mailJobs.$inferSelect

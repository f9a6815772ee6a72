export { doctor, type DoctorOptions } from "./doctor.ts"
export type { Fault, Finding, Saying } from "./Fault.ts"

export { type MemoryBackend, memoryBackend, type MemoryBackendOptions } from "./memoryBackend.ts"
export { partnerUser, rootUser } from "./people.ts"
export { samplePermissions, sampleRoles } from "./sampleRoles.ts"
export { sampleUsers } from "./sampleUsers.ts"

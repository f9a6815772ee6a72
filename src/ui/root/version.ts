/** The version of the library; the build replaces this placeholder. */
export const version = "balcao: version"

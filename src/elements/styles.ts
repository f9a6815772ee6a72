/** The styles of the panels this file is shipped with; the build puts them here. */
export const styles = "balcao: styles"

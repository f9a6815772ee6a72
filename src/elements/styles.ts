/** The CSS of the panels; the build replaces this placeholder. */
export const styles = "balcao: styles"

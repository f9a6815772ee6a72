/** The key of the job that asks what became of an operation. */
export const operationKey = (operation: number): string => `payment_operations/${operation}`

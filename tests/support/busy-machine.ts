/**
 * Settings of a store that shares the processors with its tests: a request waits for its turn about as long
 * as a test waits for its answer, instead of being shed.
 */
export const BUSY_MACHINE = { ADMISSION_WAIT_MS: '20000' }

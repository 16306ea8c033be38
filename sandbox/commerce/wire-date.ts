/** A moment as the engine writes it: seconds, and an offset without a colon. */
export const toWireDate = (epochMs: number): string =>
  new Date(epochMs).toISOString().replace(/\.\d{3}Z$/, '+0000')

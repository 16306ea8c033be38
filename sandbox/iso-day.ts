/** The day of a moment, as yyyy-mm-dd. */
export const isoDay = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)

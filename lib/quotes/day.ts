const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether a text is a day, yyyy-mm-dd. */
export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text))

/** The day of a time, in UTC as commerce counts days. */
export const dayOf = (time: string | number): string => new Date(time).toISOString().slice(0, 10)

/** The day of a moment, as yyyy-mm-dd. */
export const isoDay = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10)

const formats = new Map<string, Intl.DateTimeFormat>()

/** The same in a time zone: what is valid for a day is valid for the day of its site. */
export const dayIn = (timeZone: string, epochMs: number): string => {
  // In Canadian English this format is an ISO 8601 date.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format.format(epochMs)
}

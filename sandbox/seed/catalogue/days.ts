const DAY_MS = 86_400_000

/** The day, yyyy-mm-dd, that many days after another. */
export const daysAfter = (today: Date, days: number): string =>
  new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)

import { isoDay } from '../../iso-day.ts'

const DAY_MS = 86_400_000

/** The day, yyyy-mm-dd, that many days after another. */
export const daysAfter = (today: Date, days: number): string => isoDay(today.getTime() + days * DAY_MS)

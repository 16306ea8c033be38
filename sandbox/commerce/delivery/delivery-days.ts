import { isoDay } from '../../iso-day.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const isWorkingDay = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay())

/** The day so many working days after a moment, as yyyy-mm-dd. */
export const workingDaysAfter = (from: number, days: number): string => {
  let time = from
  for (let left = days; left > 0; ) {
    time += DAY_MS
    if (isWorkingDay(time)) left -= 1
  }
  return isoDay(time)
}

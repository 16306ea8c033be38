import { memoizeFormat } from '@/lib/format/memoized'

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

// In Canadian English this format is an ISO 8601 date.
const dayFormats = memoizeFormat(
  (timeZone, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { ...options, timeZone }),
)

/** The date in a time zone, as `2026-11-26`. */
export const dayIn = (timeZone: string, now: number): string => dayFormats(timeZone, DAY).format(now)

import type { Banner } from '@/lib/contract/content'
import { memoizeFormat } from '@/lib/format/memoized'

/** The days on which a banner concerns anybody, both included. */
export type BannerDays = Pick<Banner, 'showFrom' | 'showUntil'>

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

// Written so, a date in Canadian English is one of ISO 8601.
const dayFormats = memoizeFormat(
  (timeZone, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { ...options, timeZone }),
)

/** The date in a time zone, as `2026-11-26`. */
export const dayIn = (timeZone: string, now: number): string => dayFormats(timeZone, DAY).format(now)

export const isShownOn = ({ showFrom, showUntil }: BannerDays, day: string): boolean =>
  (showFrom === undefined || showFrom <= day) && (showUntil === undefined || day <= showUntil)

/** The first banner that concerns anybody on a day. */
export const currentBanner = (banners: readonly Banner[], day: string): Banner | undefined =>
  banners.find(banner => isShownOn(banner, day))

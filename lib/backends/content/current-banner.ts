import type { Banner } from '@/lib/contract/content'

/** The days on which a banner is shown, both included. */
export type BannerDays = Pick<Banner, 'showFrom' | 'showUntil'>

export const isShownOn = ({ showFrom, showUntil }: BannerDays, day: string): boolean =>
  (showFrom === undefined || showFrom <= day) && (showUntil === undefined || day <= showUntil)

/** The first banner that is shown on a day. */
export const currentBanner = (banners: readonly Banner[], day: string): Banner | undefined =>
  banners.find(banner => isShownOn(banner, day))

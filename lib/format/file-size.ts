import type { Locale } from '@/lib/site/sites'
import { numberFormat } from './formats'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** The size of a file in kilobytes or megabytes, for a site. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const isLarge = bytes >= MEGABYTE
  const options = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: isLarge ? 1 : 0 } as const
  return isLarge
    ? numberFormat(locale, { ...options, unit: 'megabyte' }).format(bytes / MEGABYTE)
    : numberFormat(locale, { ...options, unit: 'kilobyte' }).format(Math.max(1, Math.round(bytes / KILOBYTE)))
}

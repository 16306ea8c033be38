import { COMPARE_PARAMETERS } from '@/lib/site/page-parameters'
import { comparePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** The value of `only` that hides rows without differences. */
export const DIFFERENCES = 'differences'

/** The address of a comparison; with `onlyDifferences`, only rows with differences are shown. */
export function compareAddress(
  locale: Locale,
  codes: readonly string[],
  { onlyDifferences }: { onlyDifferences: boolean },
): string {
  const address = comparePath(locale, codes)
  return onlyDifferences && codes.length > 0
    ? `${address}&${COMPARE_PARAMETERS.only}=${DIFFERENCES}`
    : address
}

import { processWide } from '@/lib/process/process-wide'

const purges = () => processWide('catalogue-purges', () => ({ count: 0 }))

/** Number of catalogue purges in this process: what was read before a purge is outdated. */
export const countCataloguePurges = (): number => purges().count

export const noteCataloguePurge = (): void => {
  purges().count += 1
}

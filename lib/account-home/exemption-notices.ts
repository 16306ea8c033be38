import type { TaxExemption } from '@/lib/contract/commerce/checkout/tax-exemption'

/** A tax exemption that its organization has to see to, one per region. */
export type ExemptionNotice = { kind: 'rejected' | 'expired' | 'ending'; region: string; validUntil: string }

const DAY_MS = 86_400_000

/** Days before the end of an exemption, and after it, on which the account home mentions it. */
const DAYS_BEFORE = 30
const DAYS_AFTER = 90

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS

/** Whether nothing is to be done for a region: it is exempt for long, or a certificate is being checked. */
const isSettled = (exemptions: readonly TaxExemption[], today: string): boolean =>
  exemptions.some(
    ({ status, validUntil }) =>
      status === 'SUBMITTED' || (status === 'ACTIVE' && daysBetween(today, validUntil) > DAYS_BEFORE),
  )

/** What is to be said of a region, by weight: an end that is near, a refusal, an end that is recent. */
function noticeOf(exemptions: readonly TaxExemption[], today: string): ExemptionNotice | undefined {
  if (isSettled(exemptions, today)) return undefined
  const find = (wanted: TaxExemption['status']) => exemptions.find(({ status }) => status === wanted)
  const [ending, rejected, expired] = [find('ACTIVE'), find('REJECTED'), find('EXPIRED')]
  const isRecent = expired !== undefined && daysBetween(expired.validUntil, today) <= DAYS_AFTER
  const of = (kind: ExemptionNotice['kind'], { region, validUntil }: TaxExemption) => ({
    kind,
    region: region.name ?? region.isocode,
    validUntil,
  })
  if (ending !== undefined) return of('ending', ending)
  if (rejected !== undefined) return of('rejected', rejected)
  return isRecent ? of('expired', expired) : undefined
}

/**
 * The exemptions that are refused, about to end or over without a successor.
 * @param exemptions those that end last first
 * @param today yyyy-mm-dd
 */
export function exemptionNotices(
  exemptions: readonly TaxExemption[],
  today: string,
): readonly ExemptionNotice[] {
  const regions = new Set(exemptions.map(({ region }) => region.isocode))
  return [...regions].flatMap(
    isocode =>
      noticeOf(
        exemptions.filter(({ region }) => region.isocode === isocode),
        today,
      ) ?? [],
  )
}

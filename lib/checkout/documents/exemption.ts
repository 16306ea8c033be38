import { z } from 'zod'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { TaxExemption } from '@/lib/contract/commerce/checkout/tax-exemption'
import { dayIn } from '@/lib/format/calendar-day'
import { collectFields } from '@/lib/forms/collect-fields'
import { failed, ok } from '@/lib/result/result'
import { isExemptingRegion } from '@/lib/site/exempting-regions'
import { getSite, type Locale } from '@/lib/site/sites'
import type { FormValues } from '@/lib/validation/form-input'
import { type Checked, refuse } from '@/lib/validation/problem'
import { checkText } from '@/lib/validation/text'

export const EXEMPTION_FIELDS = {
  certificateNumber: 'text',
  validFrom: 'text',
  validUntil: 'text',
  signed: 'checkbox',
} as const

/** Fields whose text is kept with the payment; a statement that was signed is not. */
export const EXEMPTION_TEXTS = [
  'certificateNumber',
  'validFrom',
  'validUntil',
] as const satisfies readonly (keyof typeof EXEMPTION_FIELDS)[]

/** Fields of the form in its order, for its messages. */
export const EXEMPTION_NAMES = ['certificate', ...Object.keys(EXEMPTION_FIELDS)] as const

/** Name of the field with the region, where the form does not follow from a cart. */
export const REGION_FIELD = 'region'

const MOST_NUMBER_CHARACTERS = 40

type Place = { isocode: string; name: string }

/**
 * The region whose taxes an organization’s order is charged with; undefined where no exemption from them
 * applies on the site.
 */
export function exemptionRegion(
  locale: Locale,
  {
    accountType,
    organization,
    deliveryAddress,
    sapBillingAddress,
  }: Pick<Cart, 'accountType' | 'organization' | 'deliveryAddress' | 'sapBillingAddress'>,
): Place | undefined {
  const address = deliveryAddress ?? sapBillingAddress
  if (accountType !== 'ORGANIZATION' || organization === undefined || address?.region === undefined)
    return undefined
  const { isocode, name = isocode } = address.region
  if (!isExemptingRegion(locale, isocode)) return undefined
  return { isocode, name }
}

/** Of several certificates for a region, one that is in force counts first, one that has expired last. */
const BY_WEIGHT = ['ACTIVE', 'SUBMITTED', 'REJECTED', 'EXPIRED'] as const

/** The certificate that counts for a region. */
export const exemptionIn = (
  exemptions: readonly TaxExemption[],
  region: string,
): TaxExemption | undefined => {
  const ofRegion = exemptions.filter(exemption => exemption.region.isocode === region)
  return BY_WEIGHT.flatMap(status => ofRegion.filter(exemption => exemption.status === status))[0]
}

/** Today, as certificates count it: the day where the site is (yyyy-mm-dd). */
export const exemptionDay = (locale: Locale, now: number): string => dayIn(getSite(locale).timeZone, now)

const DAY = z.iso.date()

const checkDay = (typed: string): Checked => {
  if (typed === '') return refuse('required')
  return DAY.safeParse(typed).success ? ok(typed) : refuse('invalid')
}

/**
 * Checks the data of a certificate.
 * @param today yyyy-mm-dd
 */
export function checkExemption(form: FormValues<typeof EXEMPTION_FIELDS>, today: string) {
  const checked = collectFields({
    certificateNumber: checkText(form.certificateNumber, 'NFKC', { max: MOST_NUMBER_CHARACTERS }),
    validFrom: checkDay(form.validFrom.trim()),
    validUntil: checkDay(form.validUntil.trim()),
    signed: form.signed ? ok(true as const) : refuse('required'),
  })
  if (!checked.ok) return checked
  const { validFrom, validUntil } = checked.value
  if (validUntil < today) return failed([{ name: 'validUntil', code: 'expired' }])
  return validUntil < validFrom ? failed([{ name: 'validUntil', code: 'beforeStart' }]) : checked
}

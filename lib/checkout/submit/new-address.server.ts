import 'server-only'
import { type CheckedAddress, checkAddress } from '@/lib/addresses/address-form'
import { toAddressRecord } from '@/lib/addresses/address-record'
import { isAddressBookFull, UNVERIFIED, verifyAddress } from '@/lib/backends/commerce/addresses.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { AddressInput } from '@/lib/contract/commerce/address'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { type FieldRefusal, formError } from '@/lib/forms/form-errors'
import { ownNamesOf } from '@/lib/registration/own-names'
import { addressReference, loadAddressLists } from '@/lib/registration/reference.server'
import {
  type ChosenAddress,
  chosenAddress,
  planVerification,
  toEnteredAddress,
} from '@/lib/registration/submit/address-choice'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'
import { partsToClear } from '@/lib/validation/address-fit'
import { readFields } from '@/lib/validation/form-input'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { NEW_ADDRESS_FIELDS } from '../new-address-fields'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

type Purpose = 'DELIVERY' | 'BILLING'

/** An address as commerce stores it, and whether the user wants it in their address book. */
type NewAddress = { record: AddressInput; isKept: boolean }

/** What an intent of the form of a new address shows, without saving; undefined where it saves. */
export function shownByIntent({ intent, form }: CheckoutRequest): CheckoutOutcome | undefined {
  if (intent === 'country') return changeCountry(form)
  return intent === 'reenter' ? { kind: 'stay', changes: {} } : undefined
}

/** Shows the form for the chosen country, without what does not fit there. */
function changeCountry({
  country = '',
  region = '',
  postalCode = '',
}: CheckoutRequest['form']): CheckoutOutcome {
  const cleared = partsToClear({ region, postalCode }, country.trim().toUpperCase())
  const values = Object.fromEntries(cleared.map(({ name }) => [name, '']))
  return { kind: 'stay', changes: cleared.length === 0 ? {} : { values, cleared } }
}

/**
 * The address that a form enters, once it is checked and verified for its purpose; before that, errors or the
 * question which address to use.
 * @param rule what else is wrong with it in this place
 */
export async function readNewAddress(
  request: CheckoutRequest,
  purpose: Purpose,
  rule: (address: CheckedAddress) => FieldRefusal | undefined = () => undefined,
): Promise<Result<NewAddress, CheckoutOutcome>> {
  const { form, context, sentAt } = request
  const { locale, user } = context
  const { saveAddress, ...values } = readFields(form, NEW_ADDRESS_FIELDS)
  const [lists, record, { values: flags }] = await Promise.all([
    loadAddressLists(locale, values.country, getSite(locale).defaultCountry),
    fetchUser(context),
    getFlags(locale, user.id),
  ])
  if (!lists.ok) return failed({ kind: 'failed', problem: lists.error })
  if (!record.ok) return failed({ kind: 'failed', problem: record.error })
  const checked = checkAddress(
    { ...values, defaultDelivery: false, defaultBilling: false },
    {
      reference: addressReference(lists.value),
      ownNames: ownNamesOf(record.value),
      asksForBuilding: flags.line3,
      plans: NUMBERING_PLANS,
    },
  )
  if (!checked.ok) return failed(refused(...checked.error))
  const broken = rule(checked.value)
  if (broken !== undefined) return failed(refused(broken))
  const chosen = await settledAddress(
    request,
    toEnteredAddress(checked.value),
    flags['address-doctor'] && purpose,
  )
  if ('kind' in chosen) return failed(chosen)
  const { address, result, choice } = chosen
  const settled = { address, verification: { result, choice, verifiedAt: sentAt } }
  return ok({ record: toAddressRecord(checked.value, settled), isKept: saveAddress })
}

/** What the user is told where commerce refuses a new address. */
export const refusedAddress = (problem: Problem, purpose: Purpose): CheckoutOutcome =>
  isAddressBookFull(problem)
    ? { kind: 'refused', errors: formError('addressBookFull', { most: MOST_ADDRESSES }) }
    : refusedOrFailed(problem, {
        ValidationError: { name: 'country', code: purpose === 'BILLING' ? 'notBilled' : 'notDelivered' },
      })

/**
 * The address to use, after the verification, if there is one, and the user's choice; before that, the
 * question or the error.
 */
async function settledAddress(
  { context, intent, form, review }: CheckoutRequest,
  entered: ReturnType<typeof toEnteredAddress>,
  purpose: Purpose | false,
): Promise<ChosenAddress | CheckoutOutcome> {
  if (intent === 'use-address' && review !== undefined)
    return chosenAddress(review, form.addressToUse) ?? refused({ name: 'addressToUse', code: 'required' })
  const plan = planVerification(
    entered,
    purpose ? await verifyAddress(context, entered, purpose) : UNVERIFIED,
  )
  switch (plan.kind) {
    case 'save':
      return plan.chosen
    case 'ask':
      return { kind: 'question', question: { review: plan.review } }
    case 'refuse':
      return { kind: 'refused', errors: formError('addressRefused') }
  }
}

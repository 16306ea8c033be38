import 'server-only'
import { isAddressBookFull, UNVERIFIED, verifyAddress } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { type SettledAddress, toPostalAddress } from '@/lib/backends/commerce/postal-address'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { replacesLater } from '@/lib/forms/record-version.server'
import { failedBy } from '@/lib/handlers/form-result'
import { ownNamesOf } from '@/lib/registration/own-names'
import { addressReference, loadAddressLists } from '@/lib/registration/reference.server'
import type { Review } from '@/lib/registration/review'
import {
  type ChosenAddress,
  planVerification,
  toEnteredAddress,
} from '@/lib/registration/submit/address-choice'
import { getSite } from '@/lib/site/sites'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { type AddressBook, type BookAddress, isRefused, openAddressBook } from './address-book.server'
import { type AddressForm, type CheckedAddress, checkAddress } from './address-form'
import { findDuplicate, isSamePlace, keepUnaskedBuilding, toAddressRecord } from './address-record'
import { addressVersion, versionOfValues } from './address-version.server'

/** What became of an address: saved, a question of the verification, errors, or a problem of a back end. */
export type AddressOutcome =
  | { kind: 'done'; message: 'saved' | 'notAdministrator' }
  | { kind: 'ask'; review: Extract<Review, { kind: 'address' }> }
  | { kind: 'rejected'; errors: FormErrors }
  /** It was changed after the form was rendered. */
  | { kind: 'outdated' }
  | ReturnType<typeof failedBy>

export type AddressSaving = {
  context: SignedInContext
  /** Id of the address that is changed; empty for a new one. */
  id: string
  /** uid of the organization that owns the address book; empty for the user's own. */
  organisation: string
  form: AddressForm
  /** The version that the form was rendered from. */
  base: string | undefined
  /** The answer to the question of the verification, if the form gives one. */
  chosen?: ChosenAddress | undefined
  key: string
  now: Date
}

const REFUSED: AddressOutcome = { kind: 'done', message: 'notAdministrator' }

const rejected = (errors: FormErrors): AddressOutcome => ({ kind: 'rejected', errors })

const atField = (name: string, code: string): FormErrors => ({
  fieldErrors: [{ name, code }],
  formErrors: [],
})

/**
 * Saves an address of the address book (spec §4): rules, limit and duplicates first, then the verification,
 * unless the place is unchanged or the user has chosen what to use.
 */
export async function saveAddress(saving: AddressSaving): Promise<AddressOutcome> {
  const { context, id, organisation, form, base, chosen } = saving
  const { locale, user } = context
  const [lists, opened, record, { values: flags }] = await Promise.all([
    loadAddressLists(locale, form.country, getSite(locale).defaultCountry),
    openAddressBook(context, organisation),
    fetchUser(context),
    getFlags(locale, user.id),
  ])
  if (!lists.ok) return failedBy(lists.error)
  if (!opened.ok) return failedBy(opened.error)
  if (!record.ok) return failedBy(record.error)
  const book = opened.value
  if (book === undefined) return REFUSED
  const checked = checkAddress(form, {
    reference: addressReference(lists.value),
    ownNames: [...ownNamesOf(record.value), ...book.names],
    asksForBuilding: flags.line3,
    plans: NUMBERING_PLANS,
  })
  if (!checked.ok) return rejected({ fieldErrors: checked.error, formErrors: [] })
  const known = book.addresses.find(address => address.id === id)
  if (id !== '' && known === undefined) return rejected(formError('addressGone'))
  if (id === '' && book.addresses.length >= MOST_ADDRESSES) return rejected(bookIsFull(organisation))
  const whole = flags.line3 ? checked.value : keepUnaskedBuilding(checked.value, known)
  const entered = toEnteredAddress(whole)
  const place = chosen?.address ?? entered
  const sent = { ...whole, ...EMPTY_PLACE, ...place }
  if (known && replacesLater(base, { current: addressVersion(known), next: versionOfValues(sent) }))
    return { kind: 'outdated' }
  if (findDuplicate(book.addresses, sent, id) !== undefined) return rejected(atField('street', 'duplicate'))
  if (chosen !== undefined)
    return store(saving, book, { known, checked: sent, settled: settle(chosen, saving.now) })
  if (known !== undefined && isSamePlace(toPostalAddress(known), entered))
    return store(saving, book, { known, checked: sent, settled: keptSettlement(known, entered) })
  const answer = flags['address-doctor'] ? await verifyAddress(context, entered, 'DELIVERY') : UNVERIFIED
  const plan = planVerification(entered, answer)
  if (plan.kind === 'refuse') return rejected(formError('addressRefused'))
  return plan.kind === 'ask'
    ? plan
    : store(saving, book, { known, checked: sent, settled: settle(plan.chosen, saving.now) })
}

/** A part that a chosen suggestion does not have is empty. */
const EMPTY_PLACE = { region: '', apartment: '', building: '', postalCode: '' }

const bookIsFull = (organisation: string): FormErrors =>
  formError(organisation === '' ? 'addressBookFull' : 'organisationBookFull', { most: MOST_ADDRESSES })

const settle = ({ address, result, choice }: ChosenAddress, now: Date): SettledAddress => ({
  address,
  verification: { result, choice, verifiedAt: now.toISOString() },
})

const keptSettlement = (
  { verificationResult }: BookAddress,
  address: SettledAddress['address'],
): SettledAddress => ({ address, ...(verificationResult && { verification: verificationResult }) })

type Storing = { known: BookAddress | undefined; checked: CheckedAddress; settled: SettledAddress }

async function store(
  { key, organisation }: AddressSaving,
  book: AddressBook,
  { known, checked, settled }: Storing,
): Promise<AddressOutcome> {
  const address = toAddressRecord(checked, settled)
  const saved = await (known === undefined ? book.add(address, key) : book.replace(known, address))
  if (saved.ok) return { kind: 'done', message: 'saved' }
  if (isAddressBookFull(saved.error)) return rejected(bookIsFull(organisation))
  if (organisation !== '' && isRefused(saved.error)) return REFUSED
  return saved.error.status === 404 ? rejected(formError('addressGone')) : failedBy(saved.error)
}

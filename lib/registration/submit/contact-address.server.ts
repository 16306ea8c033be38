import 'server-only'
import { saveRegistrationAddress } from '@/lib/backends/commerce/addresses.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { getSite } from '@/lib/site/sites'
import { ownNamesOf } from '../own-names'
import { addressFacts, stepReplacesLater } from '../record-version.server'
import { addressReference, loadAddressLists } from '../reference.server'
import { CONTACT_ADDRESS_FIELDS, checkContactAddress } from '../schemas/contact-address'
import { toEnteredAddress } from './address-choice'
import { changeCountry } from './change-country'
import { checkForm } from './check-form'
import { toStepOutcome } from './refusals'
import { type AddressSettlement, answeredAddress, verifiedAddress } from './settle-address.server'
import type { StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * Saves the contact address (spec §4): validation first, then verification, then one of its four choices.
 * Intents: `save`, `country` (show the form for the chosen country), `use-address` (answer to the question),
 * `reenter`.
 */
export async function submitContactAddress(request: CustomerStepRequest): Promise<StepOutcome> {
  const { intent, form } = request
  if (intent === 'country') return changeCountry(form)
  if (intent === 'reenter') return { kind: 'stay' }
  const answered = answeredAddress(request)
  return answered === undefined ? checkAndSave(request) : save(request, answered)
}

async function checkAndSave(request: CustomerStepRequest): Promise<StepOutcome> {
  const { context, record, form } = request
  const { locale, user } = context
  const [lists, { values: flags }] = await Promise.all([
    loadAddressLists(locale, form.country ?? '', getSite(locale).defaultCountry),
    getFlags(locale, user.id),
  ])
  if (!lists.ok) return { kind: 'failed', problem: lists.error }
  const checked = checkForm(form, CONTACT_ADDRESS_FIELDS, values =>
    checkContactAddress(values, {
      reference: addressReference(lists.value),
      ownNames: ownNamesOf(record),
      asksForBuilding: flags.line3,
    }),
  )
  if (!checked.ok) return checked.outcome
  const entered = toEnteredAddress(checked.value)
  if (stepReplacesLater(request, 'contact-address', addressFacts(entered))) return { kind: 'outdated' }
  return save(request, await verifiedAddress(request, entered, 'CONTACT'))
}

async function save(request: CustomerStepRequest, settlement: AddressSettlement): Promise<StepOutcome> {
  if (!settlement.ok) return settlement.outcome
  const { value } = settlement
  if (stepReplacesLater(request, 'contact-address', addressFacts(value.address))) return { kind: 'outdated' }
  const saved = await saveRegistrationAddress(request.context, value, request.idempotencyKey)
  return saved.ok ? { kind: 'saved', country: value.address.country } : toStepOutcome(saved.error)
}

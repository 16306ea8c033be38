import 'server-only'
import { saveRegistrationAddress, UNVERIFIED, verifyAddress } from '@/lib/commerce/addresses.server'
import { getFlags } from '@/lib/flags/get-flags.server'
import { getSite } from '@/lib/site/sites'
import { addressReference, loadAddressLists } from '../reference.server'
import { CONTACT_ADDRESS_FIELDS, checkContactAddress } from '../schemas/contact-address'
import { refusedFields, refusedForm, type StepOutcome } from '../submission'
import { type ChosenAddress, chosenAddress, planVerification, toEnteredAddress } from './address-choice'
import { checkForm } from './check-form'
import { toStepOutcome } from './refusals'
import type { CustomerStepRequest } from './step-request'

/**
 * Saves the contact address (spec §4): the rules first, then the verification, then one of its four choices. Intents:
 * `save`, `country` (show the form for the chosen country), `use-address` (answer to the question), `reenter`.
 */
export async function submitContactAddress(request: CustomerStepRequest): Promise<StepOutcome> {
  const { intent, review, form } = request
  if (intent === 'country' || intent === 'reenter') return { kind: 'stay' }
  if (intent === 'use-address' && review?.kind === 'address') {
    const chosen = chosenAddress(review, form.addressChoice)
    if (chosen === undefined) return refusedFields([{ name: 'addressChoice', code: 'required' }])
    return save(request, chosen)
  }
  return verifyAndSave(request)
}

async function verifyAndSave(request: CustomerStepRequest): Promise<StepOutcome> {
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
      ownNames: [record.name],
      asksForBuilding: flags.line3,
    }),
  )
  if (!checked.ok) return checked.outcome
  const entered = toEnteredAddress(checked.value)
  const answer = flags['address-doctor'] ? await verifyAddress(context, entered, 'CONTACT') : UNVERIFIED
  const plan = planVerification(entered, answer)
  if (plan.kind === 'refuse') return refusedForm('addressRefused')
  if (plan.kind === 'ask') return { kind: 'review', review: plan.review }
  return save(request, plan.chosen)
}

async function save(request: CustomerStepRequest, chosen: ChosenAddress): Promise<StepOutcome> {
  const { address, result, choice } = chosen
  const verified = { result, choice, verifiedAt: request.sentAt }
  const saved = await saveRegistrationAddress(request.context, address, verified, request.sendingKey)
  return saved.ok ? { kind: 'saved', country: address.country } : toStepOutcome(saved.error)
}

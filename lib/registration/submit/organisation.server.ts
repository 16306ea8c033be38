import 'server-only'
import { loadIndustries } from '@/lib/backends/commerce/reference.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { getSite } from '@/lib/site/sites'
import { ownNamesOf } from '../own-names'
import { addressReference, loadAddressLists } from '../reference.server'
import { checkOrganisation, ORGANISATION_FIELDS, type Organisation } from '../schemas/organisation'
import { sectorCodesOf } from '../schemas/reference'
import { changeCountry } from './change-country'
import { checkForm } from './check-form'
import { finishOrganisation } from './complete.server'
import { findByName, registerSearched } from './organisation-find.server'
import { findExisting, link } from './organisation-link.server'
import { register } from './organisation-new.server'
import { requestAccess } from './organisation-qglobal.server'
import { refusedFields, type StepOutcome } from './step-outcome'
import type { CustomerStepRequest } from './step-request'

/**
 * The organization step (spec §4): add an existing one, register a new one, or continue without. Intents:
 * `save`; `link` (confirm the organization found), `link-similar` (one of the similar organizations),
 * `register-anyway` (none of them), `use-search` (register the one that was looked for by name); `finish`
 * (linked already), `use-existing` (enter the number of the one that exists), `use-new` (register the one
 * whose number is unknown), `without-organisation`; `use-qglobal`, `without-qglobal` and `request-access`
 * (what to do about the Q-global account); `use-address` (which address is meant); `reenter`, and `country`
 * (show the address form for the chosen country).
 */
export async function submitOrganisation(request: CustomerStepRequest): Promise<StepOutcome> {
  switch (request.intent) {
    case 'country':
      return changeCountry(request.form)
    case 'reenter':
    case 'use-existing':
    case 'use-new':
      return { kind: 'stay' }
    case 'use-search':
      return registerSearched(request)
    case 'finish':
    case 'without-organisation':
      return finishOrganisation(request)
    case 'request-access':
      return requestAccess(request)
    case 'link':
    case 'link-similar':
      return link(request)
    default:
      return checkAndSubmit(request)
  }
}

async function checkAndSubmit(request: CustomerStepRequest): Promise<StepOutcome> {
  const { context, record, form } = request
  const { locale, user } = context
  const [industries, lists, { values: flags }] = await Promise.all([
    loadIndustries(locale),
    loadAddressLists(locale, form.country ?? '', getSite(locale).defaultCountry),
    getFlags(locale, user.id),
  ])
  if (!industries.ok) return { kind: 'failed', problem: industries.error }
  if (!lists.ok) return { kind: 'failed', problem: lists.error }
  const reference = { ...addressReference(lists.value), industries: sectorCodesOf(industries.value) }
  const checked = checkForm(form, ORGANISATION_FIELDS, values =>
    checkOrganisation(values, { reference, ownNames: ownNamesOf(record), asksForBuilding: flags.line3 }),
  )
  return checked.ok ? act(request, checked.value) : checked.outcome
}

function act(request: CustomerStepRequest, organisation: Organisation): Promise<StepOutcome> {
  switch (organisation.choice) {
    case 'none':
      return request.adds
        ? Promise.resolve(refusedFields([{ name: 'choice', code: 'required' }]))
        : finishOrganisation(request)
    case 'existing':
      return findExisting(request, organisation.customerAccountNumber)
    case 'find':
      return request.adds
        ? findByName(request, organisation)
        : Promise.resolve(refusedFields([{ name: 'choice', code: 'required' }]))
    case 'new':
      return register(request, organisation)
  }
}

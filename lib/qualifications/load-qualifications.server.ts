import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listEvidenceOptions, listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { loadCountries, loadQualificationLevels, type Option } from '@/lib/backends/commerce/reference.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import { OPEN_RANK } from '@/lib/catalogue/eligibility'
import { grantedLevels } from '@/lib/catalogue/held-level'
import { orderingOrganizations } from '@/lib/catalogue/ordering-organizations.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import {
  EVIDENCE_KINDS,
  type EvidenceKind,
  type QualificationOption,
} from '@/lib/contract/commerce/qualification/evidence'
import type { Qualification, QualificationList } from '@/lib/contract/commerce/qualification/qualification'
import type { User } from '@/lib/contract/commerce/user'
import { isEditConflict, versionToState } from '@/lib/forms/record-version.server'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { administeredOrganisations } from '@/lib/organisation/administered-organisations'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'
import { evidenceVersion } from './evidence-version.server'
import { draftKey, type KeptDraft, listDrafts } from './kept-drafts.server'
import { isChangeable } from './qualification-state'

export type QualificationsData = QualificationList & {
  qualification: User['qualification']
  /** Organizations whose members' levels the user may see; undefined where that is not known. */
  administered: readonly Pick<Organization, 'uid' | 'name'>[] | undefined
  /** The default organization, if the level is its own and the user has no evidence for it. */
  levelOrganization: string | undefined
  /** Forms that were kept with details missing. */
  drafts: readonly (KeptDraft & { key: string })[]
}

/** A user's level, and the evidence that they have sent. */
export async function loadQualifications(
  context: SignedInContext,
  now: number,
): Promise<Result<QualificationsData, Problem>> {
  const [user, list, organisations, levels, kept] = await Promise.all([
    fetchUser(context),
    listQualifications(context),
    listOrganisations(context, BESIDE_DEADLINE_MS),
    loadQualificationLevels(context.locale),
    listDrafts(context.user.id),
  ])
  if (!user.ok) return user
  if (!list.ok) return list
  const administered = organisations.ok ? administeredOrganisations(organisations.value) : undefined
  const linked = organisations.ok && levels.ok ? orderingOrganizations(organisations.value, levels.value) : []
  return ok({
    ...list.value,
    qualification: user.value.qualification,
    administered,
    levelOrganization: isByEvidence(context.locale, list.value, now)
      ? undefined
      : linked.find(({ isDefault, rank }) => isDefault && rank > OPEN_RANK)?.name,
    drafts: kept
      .filter(draft => canBeContinued(draft, list.value))
      .map(draft => ({ ...draft, key: draftKey(draft) })),
  })
}

/** Whether evidence gives the level that its holder has. */
const isByEvidence = (
  locale: Locale,
  { effectiveLevel, qualifications }: QualificationList,
  now: number,
): boolean => grantedLevels(locale, qualifications, now).includes(effectiveLevel.code)

/** Whether a kept form still leads somewhere: its kind is accepted, and what it changes can be changed. */
function canBeContinued(
  { kind, id, renews }: KeptDraft,
  { qualifications, enabledKinds }: QualificationList,
): boolean {
  const isThere = (wanted: string) => qualifications.some(known => known.id === wanted)
  const isOpen = id === '' || qualifications.some(known => known.id === id && isChangeable(known))
  return enabledKinds.includes(kind) && isOpen && (renews === '' || isThere(renews))
}

const noSuchQualification = () =>
  failed<Problem>({
    kind: 'domain',
    dependency: 'commerce',
    operation: 'listQualifications',
    requestId: '',
    status: 404,
  })

export type QualificationPageData = {
  qualification: Qualification
  /** All of the user, the newest first: one may renew another. */
  qualifications: readonly Qualification[]
  rejected: RejectedForm | undefined
}

/** One of the user's qualifications, with the form that its page shows again. */
export async function loadQualification(
  context: SignedInContext,
  id: string,
  parameters: AddressParameters,
): Promise<Result<QualificationPageData, Problem>> {
  const [list, rejected] = await Promise.all([listQualifications(context), rejectedFormOfPage(parameters)])
  if (!list.ok) return list
  const { qualifications } = list.value
  const qualification = qualifications.find(known => known.id === id)
  return qualification === undefined ? noSuchQualification() : ok({ qualification, qualifications, rejected })
}

export type EvidencePageData = {
  kind: EvidenceKind
  options: readonly QualificationOption[]
  countries: readonly Option[]
  /** The evidence that is changed, or that a new one renews. */
  known: Qualification | undefined
  rejected: RejectedForm | undefined
  /** What was kept of the form before it was complete. */
  draft: KeptDraft | undefined
  /** The version that the form replaces; undefined for a new evidence. */
  version: string | undefined
  /** The details that were saved while the form was open: an edit conflict. */
  conflicting: Qualification | undefined
}

type Asked = { parameters: AddressParameters } & ({ id: string } | { kind: string; renews: string })

const NEW = { version: undefined, conflicting: undefined }

function baseOf(
  known: Qualification,
  { rejected, draft }: Pick<EvidencePageData, 'rejected' | 'draft'>,
): Pick<EvidencePageData, 'version' | 'conflicting'> {
  const shown = rejected ?? (draft && { fields: draft.values })
  return {
    version: versionToState(evidenceVersion(known), shown),
    conflicting: isEditConflict(rejected?.errors) ? known : undefined,
  }
}

/** The form of an evidence: a new one of a kind that is accepted, or one that is not approved yet. */
export async function loadEvidenceForm(
  context: SignedInContext,
  asked: Asked,
): Promise<Result<EvidencePageData, Problem>> {
  const list = await listQualifications(context)
  if (!list.ok) return list
  const { qualifications, enabledKinds } = list.value
  const wanted = 'id' in asked ? asked.id : asked.renews
  const known = qualifications.find(({ id }) => id === wanted)
  const kind = 'id' in asked ? known?.kind : EVIDENCE_KINDS.find(each => each === asked.kind)
  const isFormless = 'id' in asked && (known === undefined || !isChangeable(known))
  if (kind === undefined || isFormless || !enabledKinds.includes(kind)) return noSuchQualification()
  const name = 'id' in asked ? { kind, id: asked.id, renews: '' } : { kind, id: '', renews: known?.id ?? '' }
  const [options, countries, rejected, drafts] = await Promise.all([
    listEvidenceOptions(context, kind),
    kind === 'degree' ? loadCountries(context.locale) : ok([]),
    rejectedFormOfPage(asked.parameters),
    listDrafts(context.user.id),
  ])
  if (!options.ok) return options
  if (!countries.ok) return countries
  const draft = drafts.find(each => draftKey(each) === draftKey(name))
  const base = 'id' in asked && known !== undefined ? baseOf(known, { rejected, draft }) : NEW
  return ok({ kind, options: options.value, countries: countries.value, known, rejected, draft, ...base })
}

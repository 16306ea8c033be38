import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listOrderApprovals } from '@/lib/backends/commerce/order-approvals.server'
import { listQualifications } from '@/lib/backends/commerce/qualifications.server'
import { loadQualificationLevels } from '@/lib/backends/commerce/reference.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import type { User } from '@/lib/contract/commerce/user'
import { openStepOf } from '@/lib/registration/open-step'
import { settledStatus } from '@/lib/registration/pending-completion.server'
import { isAssisted } from '@/lib/request/request-context'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { type HomePart, knownOf } from './home-part'

type PersonPart = HomePart<'record' | 'addresses' | 'approvals' | 'qualifications' | 'levels' | 'openStep'>

/** The user's record, addresses and evidence, and what they have to approve. */
export async function loadPersonPart(locale: Locale, context: SignedInContext): Promise<PersonPart> {
  const [record, addresses, approvals, evidence, levels] = await Promise.all([
    fetchUser(context),
    listAddresses(context),
    listOwnApprovals(context),
    listQualifications(context),
    loadQualificationLevels(locale),
  ])
  return {
    shown: {
      record: knownOf(record),
      addresses: knownOf(addresses),
      approvals: knownOf(approvals),
      qualifications: knownOf(evidence)?.qualifications,
      levels: knownOf(levels),
      openStep: await openStep(locale, context, record),
    },
    answers: [record, addresses, approvals, evidence],
  }
}

/** Orders that the user may approve; none for a support agent, who may not approve orders. */
const listOwnApprovals = (context: SignedInContext) =>
  isAssisted() ? Promise.resolve(ok([])) : listOrderApprovals(context)

/** Step at which an incomplete registration continues; undefined also where the record is not known. */
async function openStep(locale: Locale, context: SignedInContext, record: Result<User, Problem>) {
  if (!record.ok) return undefined
  const status = await settledStatus(context, record.value.registrationStatus)
  return status === 'REGISTERED' ? undefined : openStepOf(locale, record.value)
}

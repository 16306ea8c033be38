import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import { isAssisted } from '@/lib/request/request-context'
import { issueTemporaryNumber } from './organisations.server'

/**
 * Organizations with the temporary numbers that could not be issued when they were registered (spec §4).
 * A repeated request returns the same number; one that fails is left to the next page. A support agent who
 * looks at the page requests none.
 */
export const withNumbers = (
  context: SignedInContext,
  organisations: readonly Organization[],
): Promise<readonly Organization[]> =>
  Promise.all(
    organisations.map(organisation =>
      lacksNumber(organisation) && !isAssisted() ? numbered(context, organisation) : organisation,
    ),
  )

const lacksNumber = ({ accountType, status, customerAccountNumber, association }: Organization): boolean =>
  accountType === 'ORGANIZATION' &&
  status === 'PENDING' &&
  customerAccountNumber === undefined &&
  association?.status === 'ASSOCIATED'

async function numbered(context: SignedInContext, organisation: Organization): Promise<Organization> {
  const issued = await issueTemporaryNumber(context, organisation.uid)
  return issued.ok
    ? { ...organisation, customerAccountNumber: issued.value, temporaryAccountNumber: true }
    : organisation
}

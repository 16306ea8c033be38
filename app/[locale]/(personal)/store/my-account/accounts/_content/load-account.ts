import type { Asked } from '@/components/account/organisations/account-question'
import { readActingAccount } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { toAccountView } from '@/lib/organisation/account-view'
import { invitationErrors } from '@/lib/organisation/invitation-errors'
import { loadAccountDetail } from '@/lib/organisation/load-account.server'
import { membersAddress } from '@/lib/organisation/members-address'
import { INVITED_EMAIL } from '@/lib/organisation/organisation-fields'
import { ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { isCode } from '@/lib/site/list-address'
import { HAND_OVER_PARAMETER, LEAVE_PARAMETER, REMOVE_PARAMETER } from '@/lib/site/page-parameters'
import type { AccountContext } from '../../_shell/account-page'

/** Loads the page of an account, with an invitation that was rejected. */
export async function loadAccount({ context, locale, code, parameters }: AccountContext) {
  const [loaded, shopper, rejected] = await Promise.all([
    loadAccountDetail(context, code, {
      ...membersAddress(code).parse(parameters),
      member: memberAskedIn(parameters),
    }),
    pageShopper(locale),
    rejectedFormOfPage(parameters),
  ])
  if (!loaded.ok) return loaded
  const detail = loaded.value
  const acting = await readActingAccount(shopper, [detail.account, ...detail.others].map(toAccountView))
  return ok({
    detail,
    isActing: acting === code,
    rejected:
      rejected === undefined
        ? undefined
        : {
            email: rejected.fields[INVITED_EMAIL] ?? '',
            errors: invitationErrors(locale, rejected.errors),
          },
  })
}

/** The person whom the question of the address is about; undefined for what is no id of anybody. */
function memberAskedIn(parameters: AddressParameters): string | undefined {
  const asked = askedIn(parameters)
  if (asked === undefined || asked.question === 'leave') return undefined
  return isCode(asked.member) ? asked.member : undefined
}

/** The question that the address of the page asks. */
export function askedIn(parameters: AddressParameters): Asked | undefined {
  if (firstParam(parameters, LEAVE_PARAMETER) !== '') return { question: 'leave' }
  const questions = [
    ['remove', REMOVE_PARAMETER],
    ['handOver', HAND_OVER_PARAMETER],
  ] as const
  const asked = questions.find(([, parameter]) => firstParam(parameters, parameter) !== '')
  return asked && { question: asked[0], member: firstParam(parameters, asked[1]) }
}

import 'server-only'
import { accountClosureSchema } from '@/lib/contract/commerce/account-closure'
import type { Problem } from '@/lib/result/result'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const pathOf = ({ user }: SignedInContext): readonly string[] => ['users', user.id, 'closure']

/** Asks for the end of the account, which comes some days later; asked again it stays at its day. */
export const closeAccount = (context: SignedInContext) =>
  callCommerce(context, {
    operation: 'closeAccount',
    method: 'POST',
    path: pathOf(context),
    schema: accountClosureSchema,
    fresh: true,
  })

/** Takes that back. */
export const keepAccount = (context: SignedInContext) =>
  sendCommerce(context, { operation: 'keepAccount', method: 'DELETE', path: pathOf(context), fresh: true })

/** Number of an order on hold, which keeps an account from being closed; undefined for other problems. */
export const orderOnHold = ({ code, details }: Problem): string | undefined =>
  code === 'OpenOrdersError' ? details?.[0]?.subject : undefined

/** Uid of an organization that would be left without an administrator; undefined for other problems. */
export const organizationLeftAlone = ({ code, details }: Problem): string | undefined =>
  code === 'AdministratorRequiredError' ? details?.[0]?.subject : undefined

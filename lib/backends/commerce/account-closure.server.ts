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

/** Whether an organization would be left without an administrator. */
export const isLastAdministrator = ({ code }: Problem): boolean => code === 'AdministratorRequiredError'

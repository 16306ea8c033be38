import { handleAccountClosure } from '@/lib/account-closure/handle-account-closure.server'

/** Closes the account in some days, or keeps it. */
export const POST = handleAccountClosure

import { handleAccountExemption } from '@/lib/checkout/documents/handle-account-exemption.server'

/** Sends in the certificate of a tax exemption from the page of an account. */
export const POST = handleAccountExemption

import { handleExemption } from '@/lib/checkout/documents/handle-exemption.server'

/** Sends in the certificate of a tax exemption. */
export const POST = handleExemption

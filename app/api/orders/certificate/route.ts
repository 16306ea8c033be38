import { handleCertificate } from '@/lib/order-changes/handle-certificate.server'

/** Sends a certificate that an order waits for. */
export const POST = handleCertificate

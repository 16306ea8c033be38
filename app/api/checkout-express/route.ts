import { handleExpressForm } from '@/lib/checkout/express/handle-express-form.server'

/** Prepares the express checkout, or changes a part of it. */
export const POST = handleExpressForm

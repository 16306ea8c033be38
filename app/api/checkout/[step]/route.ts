import { postCheckoutStep } from '@/lib/checkout/checkout-handler.server'

export const POST = postCheckoutStep

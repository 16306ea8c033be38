import type { CheckoutForm } from '../checkout-forms'

/** Parts of the order that are changed on the page of the express checkout, each with its fields there. */
export const EXPRESS_FIELDS = {
  account: ['account'],
  shipping: ['deliveryAddress'],
  delivery: ['deliveryMode'],
  payment: ['paymentType', 'purchaseOrderNumber', 'purchaseOrderReuse', 'purchaseOrderToFollow'],
} as const satisfies Readonly<Partial<Record<CheckoutForm, readonly string[]>>>

/** The qualified user has a page of its own. */
export type ExpressStep = keyof typeof EXPRESS_FIELDS

/** In the order of the page. */
export const EXPRESS_STEPS = ['account', 'shipping', 'delivery', 'payment'] as const satisfies ExpressStep[]

type Fields = Readonly<Record<string, unknown>>

/** The part that a submitted form changes; undefined for any other form. */
const expressStepOf = ({ step }: Fields): ExpressStep | undefined => EXPRESS_STEPS.find(name => name === step)

/** What was typed into the form of a part, with its name; undefined for any other form. */
export function typedExpress(fields: Fields): Readonly<Record<string, string>> | undefined {
  const step = expressStepOf(fields)
  if (step === undefined) return undefined
  const typed = EXPRESS_FIELDS[step].flatMap(name => {
    const value = fields[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return { step, ...Object.fromEntries(typed) }
}

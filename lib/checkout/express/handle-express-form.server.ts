import 'server-only'
import { z } from 'zod'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import { readFormShopper, type Shopper } from '@/lib/cart/access/shopper.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import {
  failedBy,
  type NextResult,
  NO_ERRORS,
  type ResultOf,
  STORED_FORM_RESULT,
} from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { failed, ok } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { cartPath } from '@/lib/site/paths'
import { EXPRESS_STEPS, typedExpress } from './express-steps'
import { runExpress } from './run-express.server'

/** `defaults` settles all open steps; any other value changes one, with the fields of its form. */
const COMMAND = z.object({ step: z.enum(['defaults', ...EXPRESS_STEPS]) }).catchall(z.string())

type Command = z.infer<typeof COMMAND>

/** Prepares the express checkout, or changes a part of it. */
export const handleExpressForm = defineForm<Shopper, Command, NextResult>({
  ...ownForm('express-checkout', cartPath),
  readSender: readFormShopper,
  name: 'express-checkout',
  page: ({ locale }) => expressCheckoutPath(locale),
  typed: ({ fields }) => typedExpress(fields),
  parse: ({ fields }) => {
    const command = COMMAND.safeParse(fields)
    return command.success ? ok(command.data) : failed('malformed')
  },
  result: STORED_FORM_RESULT,
  submit: async ({ sender, address }, { step, ...form }, { key }) => {
    // The page asks for a new sign-in, and then shows what was typed.
    if (!(await hasRecentSignIn(sender.cookies, Date.now()))) return { kind: 'rejected', errors: NO_ERRORS }
    return withCartLock<ResultOf<NextResult>>(sender, failedBy, lost =>
      runExpress({ sender, address, key, lost }, step === 'defaults' ? undefined : { step, form }),
    )
  },
})

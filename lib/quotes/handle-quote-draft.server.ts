import 'server-only'
import type { CartRef } from '@/lib/backends/commerce/cart-ref'
import { addEntries, fetchCart } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { actOnQuote, fetchQuote, patchQuote } from '@/lib/backends/commerce/quotes.server'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { CART_FORM } from '@/lib/cart/flash/cart-form.server'
import type { CartNext, CartResult } from '@/lib/cart/flash/cart-result'
import { asksForLevel, differingLines } from '@/lib/cart/flash/line-flash'
import { changeLines, entryOf } from '@/lib/cart/lines/change-lines.server'
import type { JudgedLine } from '@/lib/cart/lines/judged-line'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { requireSignedIn } from '@/lib/session/customer.server'
import { accountPath } from '@/lib/site/account-pages'
import { type DraftChange, readDraft } from './draft-form'
import { QUOTE_FIELDS } from './quote-fields'
import { backToQuote, pageOfQuote, parseQuote, refusedQuote, versionIn } from './quote-form.server'
import { belowMinimum } from './quote-minimum'

type Command = {
  code: string
  version: number | undefined
  isSent: boolean
  read: ReturnType<typeof readDraft>
}

const TYPED = /^(?:name|note|reference|cc|newItem|newQuantity)$|^quantity\.[\w.-]{1,64}$/

/** Longest text that the form gives back. */
const MOST_CHARACTERS = 2_000

const typedTexts = (fields: FormSubmission['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      TYPED.test(field) && typeof value === 'string' ? [[field, value.slice(0, MOST_CHARACTERS)]] : [],
    ),
  )

/** Saves the draft of a request, and sends it where that button was pressed (pages: Quotes). */
export const handleQuoteDraft = defineForm<Shopper, Command, CartNext>({
  ...CART_FORM,
  name: 'quote-draft',
  signedIn: true,
  isMarked: true,
  fallbackPage: locale => accountPath(locale, 'quotes'),
  page: pageOfQuote,
  typed: ({ fields }) => typedTexts(fields),
  parse: submission => {
    const code = parseQuote(submission)
    if (!code.ok) return code
    const { fields } = submission
    return ok({
      code: code.value,
      version: versionIn(submission),
      isSent: fields.intent === 'submit' && fields.remove === undefined,
      read: readDraft(fields),
    })
  },
  submit: ({ sender }, command, { key }) => {
    if (!command.read.ok)
      return Promise.resolve({
        kind: 'rejected',
        errors: { fieldErrors: command.read.error, formErrors: [] },
      })
    const change = command.read.value
    return withCartLock<CartResult>(sender, failedBy, () =>
      saveDraft(requireSignedIn(sender), { ...command, change, key }),
    )
  },
})

type Saving = Omit<Command, 'read'> & { change: DraftChange; key: string }

async function saveDraft(context: SignedInContext, saving: Saving): Promise<CartResult> {
  const { locale } = context
  const { code, version, change, key, isSent } = saving
  const quote = await fetchQuote(context, code)
  if (!quote.ok) return refusedQuote(locale, code, quote.error)
  const t = getTranslator(locale, 'quotes')
  const { cartId, allowedActions } = quote.value
  const isOld = version !== undefined && version !== quote.value.version
  if (cartId === undefined || isOld || !allowedActions.includes('SUBMIT'))
    return backToQuote(locale, code, t('done.changed'), 'caution')
  const saved = await saveLines(context, { cartId, change, key })
  if (!saved.ok) return 'errors' in saved.error ? saved.error : refusedQuote(locale, code, saved.error)
  const patched = await saveFacts(context, quote.value, change)
  if (!patched.ok) return refusedQuote(locale, code, patched.error)
  // What is not as it was typed is shown before it is sent. A quote needs no qualification, its order does.
  const differing = differingLines(
    locale,
    saved.value.filter(line => !asksForLevel(line)),
  )
  if (!isSent || differing.length > 0)
    return {
      ...backToQuote(locale, code, t('done.save'), differing.length > 0 ? 'caution' : 'success'),
      flash: {
        tone: differing.length > 0 ? 'caution' : 'success',
        message: t('done.save'),
        lines: differing,
      },
    }
  const sent = await actOnQuote(context, code, { action: 'SUBMIT' }, `${key}.submit`)
  if (sent.ok) return backToQuote(locale, code, t('done.submit'))
  return sent.error.code === 'QuoteUnderThresholdError'
    ? backToQuote(locale, code, belowMinimum(locale), 'danger')
    : refusedQuote(locale, code, sent.error)
}

type Rejected = Extract<CartResult, { kind: 'rejected' }>

const rejected = (fieldErrors: Rejected['errors']['fieldErrors']): Rejected => ({
  kind: 'rejected',
  errors: { fieldErrors, formErrors: [] },
})

type Lines = { cartId: string; change: DraftChange; key: string }

async function saveLines(
  context: SignedInContext,
  { cartId, change: { lines, added }, key }: Lines,
): Promise<Result<readonly JudgedLine[], Problem | Rejected>> {
  if (lines.length === 0 && added === undefined) return ok([])
  const ref: CartRef = { user: 'current', id: cartId }
  const cart = await fetchCart(context, ref)
  if (!cart.ok) return cart
  if (added === undefined && isEmptied(cart.value, lines))
    return failed({ kind: 'rejected', errors: formError('noLines') })
  const news = added === undefined ? undefined : await addEntries(context, cartId, [added], `${key}.add`)
  if (news?.ok === false) return news
  if (news?.value.some(({ quantityAdded }) => quantityAdded === 0))
    return failed(rejected([{ name: QUOTE_FIELDS.newItem, code: 'addUnknown' }]))
  const changed = await changeLines({ context, ref, cart: cart.value }, { lines, key })
  return changed.ok ? ok([...(news?.value ?? []), ...changed.value.judged]) : changed
}

const isEmptied = (cart: Cart, lines: DraftChange['lines']): boolean =>
  cart.entries.every(({ product }) =>
    lines.some(({ code, quantity }) => code === product.code && quantity === 0),
  ) && lines.some(({ code }) => entryOf(cart, code) !== undefined)

async function saveFacts(
  context: SignedInContext,
  { code, name, description = '', reference = '', cc = [] }: Quote,
  change: DraftChange,
): Promise<Result<undefined, Problem>> {
  const isSame =
    change.name === name &&
    change.description === description &&
    change.reference === reference &&
    change.cc.join() === cc.join()
  if (isSame) return ok(undefined)
  return patchQuote(context, code, {
    name: change.name,
    description: change.description,
    reference: change.reference,
    cc: [...change.cc],
  })
}

import { chooseSummary, refusalErrors } from '@/components/cart/choose/choose-data'
import { ChooseEmpty } from '@/components/cart/choose/choose-empty'
import { CreateFromLinesForm, type Purpose } from '@/components/cart/choose/create-from-lines-form'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { withCartAccount } from '@/lib/cart/access/cart-account'
import { linesAddress, readCartLines, typedLines } from '@/lib/cart/lines/cart-lines'
import { canonicalLinesAddress } from '@/lib/cart/lines/typed-lines'
import { hasErrors as hasFormErrors } from '@/lib/forms/form-errors'
import { rejectedFormAddress } from '@/lib/forms/rejected-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { newQuotePath, newSavedCartPath } from '@/lib/site/paths'
import { type AccountRequest, accountPage } from '../_shell/account-page'
import { linesOf, loadChoice, valuesOf } from './load-choice'
import { visitorChoice } from './visitor-choice'

const PAGES = {
  list: { page: 'savedCarts', base: newSavedCartPath },
  quote: { page: 'quotes', base: newQuotePath },
} as const

/** Whether the submitted input, or the choice in the address, has errors. */
async function hasErrors({ parameters }: AccountRequest): Promise<boolean> {
  const rejected = await rejectedFormOfPage(parameters)
  const { faults } = linesOf(parameters, rejected)
  return faults.length > 0 || (rejected !== undefined && hasFormErrors(rejected.errors))
}

/** Address of a page with its lines. */
function addressOf(base: string, { parameters }: AccountRequest): string {
  const lines = readCartLines(parameters)
  return linesAddress(base, lines.title, typedLines(lines))
}

/**
 * A new saved cart or quote, of items in the address or of the cart. It requires a session; an anonymous
 * visitor keeps all input through sign-in.
 */
export function choosePage(purpose: Purpose) {
  const { page, base } = PAGES[purpose]
  const address = (request: AccountRequest) => addressOf(base(request.locale), request)
  return accountPage({
    page,
    address,
    below: ({ locale }) => getTranslator(locale, 'cart')(`choose.${purpose}Title`),
    canonicalAddress: ({ locale, parameters }) => canonicalLinesAddress(base(locale), parameters),
    hasErrors,
    anonymous: request =>
      visitorChoice({
        locale: request.locale,
        lines: readCartLines(request.parameters),
        address: rejectedFormAddress(
          address(request),
          firstParam(request.parameters, REJECTED_FORM_PARAMETER),
        ),
      }),
    load: ({ context, parameters }) => loadChoice({ context, purpose, parameters }),
    before: ({ source, rejected }, { locale }) => (
      <ErrorSummary
        title={getTranslator(locale, 'errors')('summaryTitle')}
        entries={chooseSummary(
          locale,
          source.from === 'address' ? source.chosen : undefined,
          refusalErrors(locale, rejected),
        )}
      />
    ),
    render: ({ source, lists, taken, rejected }, { locale, flags, hidden }) =>
      source.from === 'nothing' ? (
        <ChooseEmpty locale={locale} title={source.title} />
      ) : (
        <CreateFromLinesForm
          {...{ locale, purpose, source, lists, flags }}
          hidden={withCartAccount(hidden, source.cart)}
          errors={refusalErrors(locale, rejected)}
          values={valuesOf(locale, { source, taken }, rejected, Date.now())}
        />
      ),
  })
}

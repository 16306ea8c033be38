import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { chooseSummary, refusalErrors } from '@/components/cart/choose/choose-data'
import { ChooseEmpty } from '@/components/cart/choose/choose-empty'
import { CreateFromLinesForm, type Purpose } from '@/components/cart/choose/create-from-lines-form'
import { ErrorSummary } from '@/components/form/error-summary'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { type CartLines, linesAddress, readCartLines, typedLines } from '@/lib/cart/cart-lines'
import { canonicalLinesAddress } from '@/lib/cart/typed-lines'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { rejectedFormAddress } from '@/lib/forms/rejected-form.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { readSession } from '@/lib/session/session.server'
import type { SignedIn } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { parseReturnTo } from '@/lib/site/return-to'
import { loginPath, newQuotePath, newSavedCartPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { OutagePage } from '../../../../_shell/outage-page'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { ChoiceForCart } from '../../_page/choice-for-cart'
import { AccountFrame } from '../_shell/account-frame'
import { type Choice, loadChoice, valuesOf } from './load-choice'

export type ChooseProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<AddressParameters>
}

const PAGES = {
  list: { page: 'savedCarts', base: newSavedCartPath },
  quote: { page: 'quotes', base: newQuotePath },
} as const

/** Title of the page; marked where the submitted input, or the choice in the address, has errors. */
export async function chooseMetadata(
  { params, searchParams }: ChooseProps,
  purpose: Purpose,
): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const title = getTranslator(locale, 'cart')(`choose.${purpose}Title`)
  const { fieldErrors = [], formErrors = [] } = (await rejectedFormOfPage(parameters))?.errors ?? {}
  const hasErrors = readCartLines(parameters).faults.length + fieldErrors.length + formErrors.length > 0
  return pageMetadata(locale, title, hasErrors)
}

/**
 * A new saved cart or quote, of items in the address or of the cart. It requires a session; an anonymous
 * visitor keeps all input through sign-in.
 */
export async function ChoosePage({ params, searchParams, purpose }: ChooseProps & { purpose: Purpose }) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const { base } = PAGES[purpose]
  const canonical = canonicalLinesAddress(base(locale), parameters)
  if (canonical !== undefined) redirect(canonical)
  const lines = readCartLines(parameters)
  const linesAlone = linesAddress(base(locale), lines.title, typedLines(lines))
  const address = rejectedFormAddress(linesAlone, firstParam(parameters, REJECTED_FORM_PARAMETER))
  const session = await readSession()
  if (session.state === 'unavailable')
    return <OutagePage locale={locale} subject="session" retryHref={address} />
  if (session.state === 'anonymous') {
    // An empty choice is rejected before sign-in, not after it.
    if (isEmptyChoice(lines)) return <ChoiceForCart {...{ locale, lines, address }} reason="wrong" />
    if (parseReturnTo(address) !== undefined) redirect(loginPath(locale, address))
    // A choice too large to carry through sign-in is offered for the cart, which is carried.
    return <ChoiceForCart locale={locale} lines={lines} address={address} reason="tooMany" />
  }
  return <SignedInChoice {...{ locale, purpose, parameters, lines, address, session }} />
}

/** Whether the form of a title's page was submitted without any quantity. */
const isEmptyChoice = ({ title, lines, faults }: CartLines): boolean =>
  title !== undefined && lines.length + faults.length === 0

type ChoiceProps = {
  locale: Locale
  purpose: Purpose
  parameters: AddressParameters
  lines: CartLines
  address: string
  session: SignedIn
}

async function SignedInChoice({ locale, purpose, parameters, lines, address, session }: ChoiceProps) {
  const context = signedInContext(session, locale)
  const [answer, rejected, { values: flags }, hidden] = await Promise.all([
    loadChoice({ context, purpose, lines, address }),
    rejectedFormOfPage(parameters),
    getFlags(locale, session.user.id),
    newHiddenFields(session.user.id),
  ])
  const errors = refusalErrors(locale, rejected)
  const source = answer.ok ? answer.value.source : undefined
  const chosen = source?.from === 'address' ? source.chosen : undefined
  return (
    <AccountFrame
      {...{ locale, flags, answer, address }}
      page={PAGES[purpose].page}
      below={getTranslator(locale, 'cart')(`choose.${purpose}Title`)}
      before={
        <ErrorSummary
          title={getTranslator(locale, 'errors')('summaryTitle')}
          entries={chooseSummary(locale, chosen, errors)}
        />
      }
    >
      {choice => <Chosen {...{ locale, purpose, errors, rejected, flags, hidden, choice }} />}
    </AccountFrame>
  )
}

type ChosenProps = Pick<ChoiceProps, 'locale' | 'purpose'> & {
  choice: Choice
  errors: ReturnType<typeof refusalErrors>
  rejected: Awaited<ReturnType<typeof rejectedFormOfPage>>
  flags: FlagValues
  hidden: HiddenFieldValues
}

function Chosen({ locale, purpose, choice, errors, rejected, flags, hidden }: ChosenProps) {
  const { source, lists, taken } = choice
  if (source.from === 'nothing') return <ChooseEmpty locale={locale} title={source.title} />
  return (
    <CreateFromLinesForm
      {...{ locale, purpose, source, lists, errors, flags, hidden }}
      values={valuesOf(locale, { source, taken }, rejected, Date.now())}
    />
  )
}

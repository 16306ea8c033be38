import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { SiteQuestion } from '@/components/cart/page/site-question'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { readCart } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { itemsChoices, linesNotSoldThere, pageLeft } from '@/lib/cart/site/site-question.server'
import { cartSitePath, haveSeparateCarts, readSiteSwitch, type SiteSwitch } from '@/lib/cart/site/site-switch'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { senderId } from '@/lib/session/customer.server'
import { cartPath } from '@/lib/site/paths'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { type StoreRequest, storePage } from '../../_shell/store-page'

/** The chosen site and the cart; without `question` while a back end is unavailable. */
async function load({ locale, parameters }: StoreRequest) {
  const command = readSiteSwitch(parameters)
  if (command === undefined || !haveSeparateCarts(locale, command.to)) redirect(cartPath(locale))
  return { command, question: await loadQuestion({ locale, parameters }, command) }
}

async function loadQuestion({ locale }: StoreRequest, { to, page }: SiteSwitch) {
  const shopper = await pageShopper(locale)
  const [read, hidden] = await Promise.all([readCart(shopper), newHiddenFields(senderId(shopper))])
  if (!read.ok) return undefined
  const { cart } = read.value
  const origin = readPublicOrigin({ headers: await headers() }) ?? ''
  const choices = itemsChoices(shopper, origin, { to, cart })
  const isOffered = cart !== undefined && choices.includes('copy')
  const unsold = isOffered ? await linesNotSoldThere(to, cart) : undefined
  return { cart, choices, hidden, unsold, stayHref: pageLeft(locale, origin, page) }
}

const page = storePage({
  metadata: ({ locale }) => pageMetadata(locale, getTranslator(locale, 'cart')('site.title')),
  load,
  isAway: ({ question }) => question === undefined,
  render: ({ command, question }, view) =>
    question === undefined ? (
      <div className="column py-8 lg:py-12">
        <ServiceUnavailable
          {...view}
          as="page"
          subject="cart"
          retryHref={cartSitePath(view.locale, command)}
        />
      </div>
    ) : (
      <SiteQuestion {...question} locale={view.locale} command={command} />
    ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

import { ReviewLinesPage } from '@/components/cart/choose/review-lines-page'
import { linesAddress, readCartLines, typedLines } from '@/lib/cart/lines/cart-lines'
import { canonicalLinesAddress, typedQuantities } from '@/lib/cart/lines/typed-lines'
import { submissionKeyIn } from '@/lib/forms/submission-key'
import { getTranslator } from '@/lib/i18n/translator'
import { cartAddPath } from '@/lib/site/paths'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { loadLinesReview } from '../../_page/load-lines-review'
import { type StoreRequest, storePage } from '../../_shell/store-page'

/** Lines that were submitted without script: they could not be added as typed, or the outcome is unknown. */
async function load({ locale, parameters }: StoreRequest) {
  const lines = readCartLines(parameters)
  const submissionKey = submissionKeyIn(parameters)
  return loadLinesReview({
    locale,
    lines,
    address: linesAddress(cartAddPath(locale), lines.title, typedLines(lines)),
    reason: submissionKey === undefined ? 'wrong' : 'again',
    submissionKey,
  })
}

const page = storePage({
  // Lines in the address could not be added as typed: an error. With a submission key the outcome is unknown.
  metadata: ({ locale, parameters }) =>
    pageMetadata(
      locale,
      getTranslator(locale, 'cart')('choose.cartTitle'),
      typedQuantities(parameters).size > 0 && submissionKeyIn(parameters) === undefined,
    ),
  canonicalAddress: ({ locale, parameters }) => canonicalLinesAddress(cartAddPath(locale), parameters),
  load,
  isAway: ({ view }) => view.state === 'away',
  render: (loaded, view) => <ReviewLinesPage {...loaded} {...view} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

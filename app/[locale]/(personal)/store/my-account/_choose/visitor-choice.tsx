import { ReviewLinesPage } from '@/components/cart/choose/review-lines-page'
import { supportHref } from '@/lib/backends/content/site-links.server'
import type { CartLines } from '@/lib/cart/lines/cart-lines'
import { setPageStatus } from '@/lib/request/request-context'
import { parseReturnTo } from '@/lib/site/return-to'
import type { Locale } from '@/lib/site/sites'
import { loadLinesReview } from '../../_page/load-lines-review'

type Props = { locale: Locale; lines: CartLines; address: string }

/** Whether the form of a title's page was submitted without any quantity. */
const isEmptyChoice = ({ title, lines, faults }: CartLines): boolean =>
  title !== undefined && lines.length + faults.length === 0

/**
 * What a visitor without a session sees; undefined where all input can be kept through sign-in. An empty
 * choice is rejected before sign-in, not after it. A choice too large to carry through sign-in is offered for
 * the cart, which is carried.
 */
export function visitorChoice(props: Props) {
  if (isEmptyChoice(props.lines)) return <LinesForCart {...props} reason="wrong" />
  return parseReturnTo(props.address) === undefined ? <LinesForCart {...props} reason="tooMany" /> : undefined
}

async function LinesForCart(props: Props & { reason: 'wrong' | 'tooMany' }) {
  const { locale } = props
  const review = await loadLinesReview(props)
  if (review.view.state === 'away') setPageStatus(503)
  return <ReviewLinesPage {...review} locale={locale} supportHref={supportHref(locale)} />
}

import { redirect } from 'next/navigation'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { hasOpenAttempt } from '@/lib/orders/placing/open-attempt.server'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { placingPath } from '@/lib/site/paths'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { reviewPage } from './_content/review-page'

type Props = Parameters<typeof reviewPage.Page>[0]

export const dynamic = 'force-dynamic'

/** Only the title: a redirect, for example after the order was placed, is decided by the page. */
export async function generateMetadata({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const title = getTranslator(locale, 'checkout')('steps.review.title')
  return pageMetadata(locale, title, await pageHasErrors(await searchParams))
}

/** The review. Where its order is placed already, or still may be, the user is redirected to its status. */
export default async function ReviewPage(props: Props) {
  const locale = requireLocale((await props.params).locale)
  const session = await readSession()
  const isOpen =
    session.state === 'signedIn' && (await hasOpenAttempt(signedInContext(session, locale), Date.now()))
  if (isOpen) redirect(placingPath(locale))
  return reviewPage.Page(props)
}

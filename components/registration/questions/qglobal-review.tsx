import { getTranslator } from '@/lib/i18n/translator'
import { type ReviewAction, ReviewForm } from './review-form'
import type { ReviewProps } from './review-props'

type Props = ReviewProps<'qglobalFound' | 'qglobalNotFound' | 'qglobalNotAuthorised'>

/** Result for a Q-global account number (spec §4): found, not found, or owned by another organization. */
export function QglobalReview({ locale, model, review, supportHref }: Props) {
  const text = getTranslator(locale, 'organisation')
  const frame = { locale, model }
  const without: ReviewAction = { intent: 'without-qglobal', label: text('qglobal.without') }
  const reenter: ReviewAction = { intent: 'reenter', label: text('qglobal.reenter'), variant: 'secondary' }
  switch (review.kind) {
    case 'qglobalFound': {
      const { accountNumber: number, name } = review
      return (
        <ReviewForm
          {...frame}
          heading={text('qglobalFound.heading')}
          text={text('qglobalFound.text', { number, name })}
          actions={[{ intent: 'use-qglobal', label: text('qglobalFound.use') }, reenter]}
        />
      )
    }
    case 'qglobalNotFound':
      return (
        <ReviewForm
          {...frame}
          supportHref={supportHref}
          heading={text('qglobalNotFound.heading')}
          text={text('qglobalNotFound.text')}
          actions={[
            { ...reenter, variant: 'primary' },
            { ...without, variant: 'secondary' },
          ]}
        />
      )
    case 'qglobalNotAuthorised':
      return review.requested ? (
        <ReviewForm
          {...frame}
          heading={text('qglobalNotAuthorised.requestedHeading')}
          text={text('qglobalNotAuthorised.requested')}
          actions={[without, reenter]}
        />
      ) : (
        <ReviewForm
          {...frame}
          heading={text('qglobalNotAuthorised.heading')}
          text={text('qglobalNotAuthorised.text')}
          actions={[
            { intent: 'request-access', label: text('qglobalNotAuthorised.request') },
            { ...without, variant: 'secondary' },
            reenter,
          ]}
        />
      )
  }
}

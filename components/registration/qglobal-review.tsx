import { Banner } from '@/components/ui/banner'
import { getTranslator } from '@/lib/i18n/translator'
import type { Review } from '@/lib/registration/submission'
import type { Locale } from '@/lib/site/sites'
import type { StepFormModel } from './form-model'
import { type ReviewAction, ReviewForm } from './review-form'

export type QglobalQuestion = Extract<
  Review,
  { kind: 'qglobalFound' | 'qglobalNotFound' | 'qglobalNotAuthorised' }
>

type Props = { locale: Locale; model: StepFormModel; review: QglobalQuestion }

/** What became of the Q-global account number (spec §4): found, not found, or owned by somebody else. */
export function QglobalReview({ locale, model, review }: Props) {
  const text = getTranslator(locale, 'organisation')
  const without: ReviewAction = { intent: 'without-qglobal', label: text('qglobal.without') }
  const reenter: ReviewAction = { intent: 'reenter', label: text('qglobal.reenter'), variant: 'secondary' }
  switch (review.kind) {
    case 'qglobalFound': {
      const { accountNumber: number, name, owner } = review
      const use = { intent: 'use-qglobal', label: text('qglobalFound.use') }
      return (
        <ReviewForm
          model={model}
          heading={text('qglobalFound.heading')}
          text={text('qglobalFound.text', { number, name, owner })}
          actions={[use, reenter]}
        />
      )
    }
    case 'qglobalNotFound':
      return (
        <ReviewForm
          model={model}
          heading={text('qglobalNotFound.heading')}
          text={text('qglobalNotFound.text')}
          actions={[
            { ...reenter, variant: 'primary' },
            { ...without, variant: 'secondary' },
          ]}
        />
      )
    case 'qglobalNotAuthorised':
      return <NotAuthorised {...{ locale, model, review }} actions={[without, reenter]} />
  }
}

type NotAuthorisedProps = Props & {
  review: Extract<QglobalQuestion, { kind: 'qglobalNotAuthorised' }>
  actions: readonly ReviewAction[]
}

function NotAuthorised({ locale, model, review, actions }: NotAuthorisedProps) {
  const text = getTranslator(locale, 'organisation')
  const request: ReviewAction = {
    intent: 'request-access',
    label: text('qglobalNotAuthorised.request'),
    variant: 'secondary',
  }
  return (
    <ReviewForm
      model={model}
      heading={text('qglobalNotAuthorised.heading')}
      text={text('qglobalNotAuthorised.text')}
      actions={review.requested ? actions : [request, ...actions]}
    >
      {review.requested && (
        <Banner tone="success" toneLabel={getTranslator(locale, 'layout')('tones.success')}>
          <p>{text('qglobalNotAuthorised.requested')}</p>
        </Banner>
      )}
    </ReviewForm>
  )
}

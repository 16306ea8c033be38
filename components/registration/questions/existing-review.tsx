import { DescriptionList } from '@/components/ui/description-list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { type ReviewAction, ReviewForm } from './review-form'
import type { ReviewProps } from './review-props'
import { withoutOrganisation } from './without-organisation'

type Props = ReviewProps<
  | 'organisationNotFound'
  | 'confirmOrganisation'
  | 'mergedOrganisation'
  | 'alreadyAssociated'
  | 'cannotAssociate'
>

/**
 * Result for a customer account number (spec §4): unknown, found, merged, already linked, or not linkable.
 */
export function ExistingReview({ review, ...props }: Props) {
  switch (review.kind) {
    case 'organisationNotFound':
      return <NotFound {...props} />
    case 'confirmOrganisation':
      return <Confirm {...props} review={review} />
    case 'mergedOrganisation':
      return <Merged {...props} review={review} />
    case 'alreadyAssociated':
      return <AlreadyAssociated {...props} review={review} />
    case 'cannotAssociate':
      return <CannotAssociate {...props} review={review} />
  }
}

const anotherNumber = (locale: Locale): ReviewAction => ({
  intent: 'reenter',
  label: getTranslator(locale, 'organisation')('reenter.number'),
  variant: 'secondary',
})

/** Masked data of an organization, which are all that is shown before the link is made. */
function Masked({ locale, name, place }: { locale: Locale; name: string; place: string }) {
  const text = getTranslator(locale, 'organisation')
  return (
    <DescriptionList
      descriptions={[
        { term: text('confirm.name'), description: <bdi>{name}</bdi> },
        ...(place === '' ? [] : [{ term: text('confirm.place'), description: place }]),
      ]}
    />
  )
}

function NotFound({ locale, model, ...props }: Omit<Props, 'review'>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      {...props}
      locale={locale}
      model={model}
      heading={text('notFound.heading')}
      text={text(model.adds ? 'notFound.addText' : 'notFound.text')}
      actions={[
        { ...anotherNumber(locale), variant: 'primary' },
        { intent: 'use-new', label: text('notFound.registerNew'), variant: 'secondary' },
        ...withoutOrganisation(locale, model),
      ]}
    />
  )
}

function Confirm({ locale, model, review }: ReviewProps<'confirmOrganisation'>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      locale={locale}
      model={model}
      heading={text('confirm.heading')}
      text={text('confirm.text')}
      actions={[
        { intent: 'link', label: text('confirm.submit') },
        { intent: 'reenter', label: text('confirm.back'), variant: 'secondary' },
      ]}
    >
      <Masked locale={locale} {...review} />
    </ReviewForm>
  )
}

function Merged({ locale, model, review: { name, target } }: ReviewProps<'mergedOrganisation'>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      locale={locale}
      model={model}
      heading={text('merged.heading')}
      text={text('merged.text', { name, target: target.name })}
      actions={[
        { intent: 'link', label: text('merged.submit', { target: target.name }) },
        { intent: 'reenter', label: text('confirm.back'), variant: 'secondary' },
      ]}
    >
      <Masked locale={locale} {...target} />
    </ReviewForm>
  )
}

const ASSOCIATED = {
  ASSOCIATED: {
    heading: 'alreadyAssociated.heading',
    text: 'alreadyAssociated.text',
    addText: 'alreadyAssociated.addText',
  },
  PENDING_APPROVAL: {
    heading: 'alreadyAssociated.pendingHeading',
    text: 'alreadyAssociated.pendingText',
    addText: 'alreadyAssociated.addPendingText',
  },
  REJECTED: {
    heading: 'alreadyAssociated.rejectedHeading',
    text: 'alreadyAssociated.rejectedText',
    addText: 'alreadyAssociated.addRejectedText',
  },
} as const

function AlreadyAssociated({ locale, model, review, supportHref }: ReviewProps<'alreadyAssociated'>) {
  const text = getTranslator(locale, 'organisation')
  const isRejected = review.status === 'REJECTED'
  const change: ReviewAction = { intent: 'reenter', label: text('reenter.entry'), variant: 'secondary' }
  return (
    <ReviewForm
      locale={locale}
      model={model}
      heading={text(ASSOCIATED[review.status].heading)}
      text={text(ASSOCIATED[review.status][model.adds ? 'addText' : 'text'], { name: review.name })}
      {...(isRejected && { supportHref })}
      actions={
        isRejected
          ? [{ ...change, variant: 'primary' }, ...withoutOrganisation(locale, model)]
          : [
              {
                intent: 'finish',
                label: text(model.adds ? 'alreadyAssociated.back' : 'alreadyAssociated.finish'),
              },
              change,
            ]
      }
    />
  )
}

function CannotAssociate({ locale, model, review, ...props }: ReviewProps<'cannotAssociate'>) {
  const text = getTranslator(locale, 'organisation')
  return (
    <ReviewForm
      {...props}
      locale={locale}
      model={model}
      heading={text('cannotAssociate.heading')}
      text={text('cannotAssociate.text')}
      actions={[
        { intent: 'link', label: text('cannotAssociate.retry') },
        { intent: 'reenter', label: text('reenter.entry'), variant: 'secondary' },
        ...withoutOrganisation(locale, model),
      ]}
    >
      <p className="font-semibold">
        <bdi>{review.name}</bdi>
      </p>
    </ReviewForm>
  )
}

import { getTranslator } from '@/lib/i18n/translator'
import { OrganisationChoice } from './organisation-choice'
import { ReviewForm } from './review-form'
import type { ReviewProps } from './review-props'

type Props = ReviewProps<'organisationNoMatch' | 'matchingOrganisations'>

/** Search results for a name and a postal code (pages: Accounts): none, or organizations to ask to join. */
export function MatchReview({ locale, model, review, supportHref }: Props) {
  const text = getTranslator(locale, 'organisation')
  const change = { intent: 'reenter', label: text('reenter.entry'), variant: 'secondary' } as const
  if (review.kind === 'organisationNoMatch')
    return (
      <ReviewForm
        {...{ locale, model, supportHref }}
        heading={text('noMatch.heading')}
        text={text('noMatch.text')}
        actions={[{ intent: 'use-search', label: text('notFound.registerNew') }, change]}
      />
    )
  return (
    <ReviewForm
      {...{ locale, model }}
      heading={text('matches.heading')}
      text={text('matches.text')}
      actions={[
        { intent: 'link-similar', label: text('matches.choose') },
        { intent: 'use-search', label: text('similar.registerAnyway'), variant: 'secondary' },
        change,
      ]}
    >
      <OrganisationChoice {...{ locale, model }} organisations={review.organisations} />
    </ReviewForm>
  )
}

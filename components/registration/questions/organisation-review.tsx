import type { Review } from '@/lib/registration/review'
import { ExistingReview } from './existing-review'
import { MatchReview } from './match-review'
import { NewOrganisationReview } from './new-organisation-review'
import { QglobalReview } from './qglobal-review'
import type { ReviewProps } from './review-props'

/** A question about the organization (spec §4, §8), with its possible answers. */
export function OrganisationReview({ review, ...props }: ReviewProps<Exclude<Review['kind'], 'address'>>) {
  switch (review.kind) {
    case 'organisationNotFound':
    case 'confirmOrganisation':
    case 'mergedOrganisation':
    case 'alreadyAssociated':
    case 'cannotAssociate':
      return <ExistingReview {...props} review={review} />
    case 'organisationExists':
    case 'similarOrganisations':
      return <NewOrganisationReview {...props} review={review} />
    case 'organisationNoMatch':
    case 'matchingOrganisations':
      return <MatchReview {...props} review={review} />
    case 'qglobalFound':
    case 'qglobalNotFound':
    case 'qglobalNotAuthorised':
      return <QglobalReview {...props} review={review} />
  }
}

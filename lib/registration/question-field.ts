import type { QuestionField } from '@/lib/forms/question-field'
import type { Review } from './review'

/** The field that a question is about: a user who goes back to the form corrects this one. */
export function questionField(review: Review): QuestionField {
  switch (review.kind) {
    case 'address':
      return review.result === 'NOT_VERIFIED' ? { name: 'street', code: 'notConfirmed' } : { name: 'street' }
    case 'organisationNotFound':
      return { name: 'customerAccountNumber', code: 'notFound' }
    case 'confirmOrganisation':
    case 'mergedOrganisation':
      return { name: 'customerAccountNumber' }
    case 'alreadyAssociated':
    case 'cannotAssociate':
      return { name: 'choice' }
    case 'organisationExists':
      return { name: 'name', code: 'exists' }
    case 'similarOrganisations':
      return { name: 'name' }
    case 'organisationNoMatch':
      return { name: 'findName', code: 'notFound' }
    case 'matchingOrganisations':
      return { name: 'findName' }
    case 'qglobalFound':
      return { name: 'qglobalAccountNumber' }
    case 'qglobalNotFound':
      return { name: 'qglobalAccountNumber', code: 'notFound' }
    case 'qglobalNotAuthorised':
      return { name: 'qglobalAccountNumber', code: 'notAuthorised' }
  }
}
